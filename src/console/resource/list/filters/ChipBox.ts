import { styled } from '@mui/material/styles';
import { onPhone } from '../../../shell/widths.ts';

/** A chip of two buttons, or a link and a button: what it says, and its cross. */
export const ChipBox = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  height: 28,
  maxWidth: 340,
  border: '1px solid var(--line)',
  borderRadius: 6,
  background: 'var(--surface)',
  color: 'var(--text-2)',
  '& > button, & > a': { display: 'inline-flex', alignItems: 'center', height: '100%', border: 0, background: 'none', cursor: 'pointer', borderRadius: 6 },
  '& > a, & > button:first-of-type:not(:last-of-type)': { gap: 4, minWidth: 0, padding: '0 2px 0 8px', overflow: 'hidden', whiteSpace: 'nowrap' },
  '& > button:last-of-type': { width: 24, padding: 0, justifyContent: 'center', color: 'var(--text-3)' },
  '& > button:hover, & > a:hover': { background: 'var(--hover)' },
  '& em': { fontStyle: 'normal', color: 'var(--text-3)' },
  '& b': { fontWeight: 500, color: 'var(--text)', overflow: 'hidden', textOverflow: 'ellipsis' },
  [onPhone]: { height: 36, '& > button:last-of-type': { width: 36 } },
});
