import { styled } from '@mui/material/styles';
import { onPhone } from '../widths.ts';
import { sidewaysFade } from './sidewaysFade.ts';

/** A row of them, which scrolls where it is too narrow. */
export const Pills = styled('div')({ display: 'flex', alignItems: 'center', gap: 2, minWidth: 0, overflow: 'auto hidden', scrollbarWidth: 'none', [onPhone]: { gap: 8 }, ...sidewaysFade });

/** One of several things to look at: its name and count, pressed while it is shown. */
export const Pill = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  height: 28,
  maxWidth: 240,
  padding: '0 10px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'var(--text-2)',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&[aria-pressed=true]': { background: 'var(--canvas)', color: 'var(--text)', '[data-theme=dark] &': { background: 'var(--raised)' } },
  '&:focus-visible': { outlineOffset: -2 },
  '& span': { color: 'var(--text-3)', fontWeight: 400 },
  '& i': { width: 6, height: 6, borderRadius: '50%', background: 'var(--accent-text)' },
  [onPhone]: { height: 36, padding: '0 12px', border: '1px solid var(--line)' },
});
