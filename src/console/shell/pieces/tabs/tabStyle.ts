/** A tab of the bar: 3 px of accent below the open one. */
export const tabStyle = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: '0 12px',
  border: 0,
  background: 'none',
  color: 'var(--text-2)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  flex: 'none',
  cursor: 'pointer',
  '&:hover:not([aria-disabled="true"])': { color: 'var(--text)' },
  '&[aria-selected="true"]': { color: 'var(--text)', '&::after': { content: '""', position: 'absolute', left: 12, right: 12, bottom: -1, height: 3, borderRadius: '3px 3px 0 0', background: 'var(--accent)' } },
  '&[aria-disabled="true"]': { color: 'var(--text-3)', cursor: 'default' },
  '&:focus-visible': { outlineOffset: -4, borderRadius: 6 },
} as const;
