import { styled } from '@mui/material/styles';

/** Child rows as a table; below 600 each row is a card whose cells carry their label. */
export const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th': { padding: '0 8px 4px 0', textAlign: 'left', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& th i': { color: 'var(--bad)', fontStyle: 'normal' },
  '& td': { padding: '0 8px 8px 0', verticalAlign: 'top' },
  '& td:last-of-type': { width: 96, paddingTop: 6, whiteSpace: 'nowrap' },
  '& td:last-of-type button': { margin: '0 4px 0 0' },
  '& button:disabled': { opacity: 0.35, cursor: 'default' },
  [theme.breakpoints.down('sm')]: {
    '&, & tbody, & tr, & td': { display: 'block', width: 'auto' },
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '& tr': { marginBottom: 12, padding: 12, border: '1px solid var(--line)', borderRadius: 8 },
    '& td': { padding: '0 0 12px' },
    '& td[data-label]::before': { content: 'attr(data-label)', display: 'block', marginBottom: 4, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
    '& td:last-of-type': { display: 'flex', justifyContent: 'flex-end', width: 'auto', padding: 0 },
  },
}));

/** The heading of a column that needs none for those who see. */
export const Unseen = styled('span')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

export const CellProblem = styled('p')({ margin: '4px 0 0', fontSize: 12, lineHeight: '16px', color: 'var(--bad)' });

export const AddRow = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 32,
  padding: '0 12px',
  border: '1px dashed var(--field)',
  borderRadius: 6,
  background: 'transparent',
  color: 'var(--text)',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
  [theme.breakpoints.down('sm')]: { width: '100%', height: 44, justifyContent: 'center' },
}));
