import { styled } from '@mui/material/styles';
import { onPhone } from '../../../shell/widths.ts';

/** Above a shape: what it is made of, and where it stands. */
export const ShapeBar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '6px 8px',
  minHeight: 44,
  padding: '8px 16px',
  flex: 'none',
  borderBottom: '1px solid var(--hair)',
  color: 'var(--text-2)',
  '& h2': { margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600, color: 'var(--text)' },
  '&& .MuiInputBase-root': { height: 28, minHeight: 28, maxWidth: 240 },
  '&& .MuiSelect-select': { minHeight: 0, height: 26, lineHeight: '26px', paddingTop: 0, paddingBottom: 0 },
  '& .rest': { flex: 1 },
  [onPhone]: { flexWrap: 'nowrap', overflow: 'auto hidden', scrollbarWidth: 'none', '& > *': { flex: 'none' }, '&& .MuiInputBase-root': { height: 36, minHeight: 36 }, '&& .MuiSelect-select': { height: 34, lineHeight: '34px' } },
});
