import { styled } from '@mui/material/styles';
import { onPhone } from '../shell/widths.ts';

/** A table of amounts: the first column is read, the others are figures. */
export const PayTable = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '6px 0 6px 16px', textAlign: 'right', borderBottom: '1px solid var(--hair)', whiteSpace: 'nowrap', verticalAlign: 'top', fontWeight: 400 },
  '& th:first-of-type': { textAlign: 'left', paddingLeft: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& thead th': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& tr[data-head] th': { paddingTop: 16, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& tr[data-sum] :is(th, td)': { fontWeight: 600, borderBottomColor: 'var(--line)' },
  '& tr[data-net] :is(th, td)': { fontSize: 16, lineHeight: '24px', fontWeight: 600, borderTop: '3px double var(--line)', borderBottom: 0, paddingTop: 10 },
  '& small': { display: 'block', fontWeight: 400, fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  [onPhone]: { '& th, & td': { paddingLeft: 10 } },
});
