import { styled } from '@mui/material/styles';
import { onNarrow } from '../../shell/widths.ts';

/** A table of months or people: the first column is read, amounts stand right; on phones each row is a card. */
export const StatementTable = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '7px 0 7px 16px', textAlign: 'left', borderBottom: '1px solid var(--hair)', fontWeight: 400, whiteSpace: 'nowrap', verticalAlign: 'top' },
  '& :is(th, td):first-of-type': { paddingLeft: 0 },
  '& td:first-of-type': { paddingLeft: 16 },
  '& thead th': { fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
  '& [data-amount]': { textAlign: 'right' },
  '& tbody th': { whiteSpace: 'normal', overflowWrap: 'anywhere', fontWeight: 500 },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, color: 'var(--text-2)' },
  '& [data-bad]': { color: 'var(--bad)' },
  [onNarrow]: {
    '&, & tbody': { display: 'block' }, '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: '1fr 1fr', padding: '8px 0', borderBottom: '1px solid var(--hair)' },
    '& tbody tr > *, & td:first-of-type, & [data-amount]': { border: 0, padding: '3px 0', textAlign: 'left' }, '& tbody th': { gridColumn: '1 / -1' },
    '& td::before': { content: 'attr(data-label)', display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  },
});
