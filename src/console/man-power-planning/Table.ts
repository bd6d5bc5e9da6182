import { styled } from '@mui/material/styles';
import { onNarrow, onPhone } from '../shell/widths.ts';

/** A table of figures in which rows open: names left, figures right. */
export const Table = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { height: 34, padding: '0 12px', borderBottom: '1px solid var(--hair)', textAlign: 'right', fontWeight: 400, whiteSpace: 'nowrap' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, height: 34, background: 'var(--head)', color: 'var(--head-text)', fontSize: 12, fontWeight: 500, borderBottom: '1px solid var(--line)' },
  '& th:first-of-type': { textAlign: 'left', width: '100%', maxWidth: 0, minWidth: 180 },
  '& tbody tr:hover': { background: 'var(--hover)' },
  '& .bar': { padding: '0 4px' },
  '& .some': { fontWeight: 600 },
  '& .over': { fontWeight: 600, color: 'var(--bad)' },
  '& tfoot th, & tfoot td': { borderTop: '3px double var(--line)', borderBottom: 0, fontWeight: 600 },
  '& .name': { display: 'flex', alignItems: 'center', gap: 4, minWidth: 0, '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' }, '& small': { fontSize: 12, color: 'var(--text-3)', overflow: 'hidden', textOverflow: 'ellipsis' } },
  '& .name > button': { display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0, height: 28, padding: '0 6px 0 2px', border: 0, borderRadius: 6, background: 'none', color: 'inherit', font: 'inherit', cursor: 'pointer', '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' }, '& svg': { flex: 'none', color: 'var(--text-2)', transition: 'transform 140ms' }, '&[aria-expanded="true"] > svg': { transform: 'rotate(90deg)' }, '&:hover': { background: 'var(--accent-wash)' }, '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 } },
  '& .department > button': { fontWeight: 500 },
  '& .position > button': { paddingLeft: 6, color: 'var(--text-2)' },
  [onNarrow]: { '& .wide': { display: 'none' } },
  [onPhone]: { '& th, & td': { height: 44, padding: '0 6px' }, '& th:first-of-type': { minWidth: 132, paddingLeft: 12, position: 'sticky', left: 0, background: 'var(--surface)' }, '& thead th:first-of-type': { zIndex: 2, background: 'var(--head)' }, '& small': { display: 'none' }, '& .name > button': { height: 44 } },
  '@media (prefers-reduced-motion: reduce)': { '& .name > button svg': { transition: 'none' } },
});
