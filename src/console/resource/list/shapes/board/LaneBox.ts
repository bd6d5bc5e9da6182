import { styled } from '@mui/material/styles';
import { onPhone } from '../../../../shell/widths.ts';

/** The frame of a lane on the canvas. */
export const LaneBox = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 216px',
  maxWidth: 360,
  minHeight: 0,
  borderRight: '1px solid var(--line)',
  transition: 'opacity 140ms',
  '& > header': { display: 'flex', alignItems: 'center', gap: 8, height: 40, padding: '0 12px', flex: 'none', '& h2': { margin: 0, fontSize: 13, lineHeight: '20px', fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, '& span': { color: 'var(--text-2)' } },
  '& > .cards': { flex: 1, minHeight: 0, overflow: 'auto', padding: '4px 8px 12px', '& > ul': { display: 'grid', gap: 8, margin: 0, padding: 0 } },
  '& .drop': { border: '1.5px dashed var(--accent-text)', borderRadius: 8, background: 'var(--accent-wash)', color: 'var(--accent-text)', padding: '12px', marginBottom: 8, fontWeight: 500 },
  '& .why': { margin: '0 0 8px', padding: '0 4px', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  '& .nothing': { margin: 0, padding: '8px 4px', color: 'var(--text-3)' },
  '& .more': { width: '100%', minHeight: 32, marginTop: 8, border: 0, borderRadius: 6, background: 'none', font: 'inherit', color: 'var(--text-2)', cursor: 'pointer', '&:hover': { background: 'var(--hover)' } },
  '&[data-forbidden] > .cards > :not(.why), &[data-forbidden] > header': { opacity: 0.4 },
  [onPhone]: { flexBasis: '80vw', scrollSnapAlign: 'start' },
});
