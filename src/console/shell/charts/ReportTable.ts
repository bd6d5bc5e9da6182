import { styled } from '@mui/material/styles';

/** Room for a table that is wider than the page. */
export const ReportScroll = styled('div')({ overflowX: 'auto' });

/** Lines with figures under a head that stays, the sum of all below a double rule. */
export const ReportTable = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '0 12px', height: 34, borderBottom: '1px solid var(--hair)', textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& th:first-of-type': { paddingLeft: 16 },
  '& thead th': { position: 'sticky', top: 0, background: 'var(--head)', color: 'var(--head-text)', fontSize: 12, fontWeight: 500, borderBottom: '1px solid var(--line)' },
  '& .number': { textAlign: 'right' },
  '& tbody th': { position: 'sticky', left: 0, background: 'var(--surface)', fontWeight: 500, '& small': { fontWeight: 400, fontSize: 12, color: 'var(--text-3)' } },
  '& tbody tr:hover > *': { background: 'var(--hover)' },
  '& tbody th a:hover': { textDecoration: 'underline' },
  '& tfoot :is(th, td)': { borderTop: '3px double var(--line)', borderBottom: 0, fontWeight: 600 },
});
