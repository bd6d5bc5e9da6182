import { styled } from '@mui/material/styles';
import { onPhone } from '../widths.ts';

/** Figures in lines, the first column names them; wider than its card it moves sideways. */
export const FiguresTable = styled('div')({
  overflow: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { height: 34, padding: '0 12px', borderBottom: '1px solid var(--hair)', textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0 },
  '& :is(td, thead th):last-child': { paddingRight: 0 },
  '& thead th': { fontSize: 12, fontWeight: 500, color: 'var(--text-2)', position: 'sticky', top: 0, background: 'var(--surface)' },
  '& tbody th a': { fontWeight: 500, '&:hover': { textDecoration: 'underline' } },
  '& small': { marginLeft: 6, fontSize: 12, color: 'var(--text-3)' },
  '& tbody tr:last-child > *': { borderBottom: 0 },
  [onPhone]: { '& th, & td': { padding: '0 8px' } },
});
