import { styled } from '@mui/material/styles';
import { onPhone } from '../widths.ts';

/** The message itself: raised, 360 to 560 wide, with a 3 px mark of its type at the left. */
export const SnackbarBox = styled('div')({
  position: 'fixed',
  zIndex: 1400,
  left: 'calc(var(--sheet-left, 0px) + 16px)',
  bottom: 'calc(8px + var(--sheet-foot, 44px) + 12px)',
  minWidth: 360,
  maxWidth: 560,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 13px',
  borderRadius: 8,
  background: 'var(--raised)',
  color: 'var(--text)',
  boxShadow: 'var(--shadow-2)',
  overflow: 'hidden',
  animation: 'snackbar-in 140ms cubic-bezier(.2,.8,.2,1)',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@keyframes snackbar-in': { from: { opacity: 0, transform: 'translateY(8px)' } },
  '&::before': { content: '""', position: 'absolute', left: 0, top: 0, bottom: 0, width: 3, background: 'var(--mark)' },
  '&[data-type="success"]': { '--mark': 'var(--ok-mark)' },
  '&[data-type="warning"]': { '--mark': 'var(--warn-mark)' },
  '&[data-type="error"]': { '--mark': 'var(--bad-mark)' },
  '&[data-type="info"]': { '--mark': 'var(--info-mark)' },
  '& > svg': { color: 'var(--mark)', flex: 'none' },
  '& > span': { flex: 1, overflowWrap: 'anywhere' },
  // The bar that saves has two lines there: nothing may cover it.
  [onPhone]: { left: 8, right: 8, minWidth: 0, bottom: 'calc(var(--sheet-foot, 0px) + 16px)', 'body:has([data-save-bar]) &': { bottom: 100 } },
  '@media print': { display: 'none' },
});
