import { styled } from '@mui/material/styles';

export const Box = styled('div')({ maxWidth: 560, display: 'grid', gap: 12, '& h2': { margin: 0, fontSize: 16, lineHeight: '24px', fontWeight: 600 }, '& p': { margin: 0, color: 'var(--text-2)' }, '& ul': { margin: 0, paddingLeft: 18 } });

export const AdvanceTable = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontSize: 13, lineHeight: '20px', fontVariantNumeric: 'tabular-nums',
  '& caption': { textAlign: 'left', fontWeight: 600, padding: '0 0 4px' },
  '& th, & td': { padding: '6px 8px', textAlign: 'right', borderBottom: '1px solid var(--hair)', fontWeight: 400, verticalAlign: 'top' },
  '& th:first-of-type': { textAlign: 'left' },
  '& thead th': { fontSize: 12, fontWeight: 500, color: 'var(--text-2)' },
  '& td': { whiteSpace: 'nowrap' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', overflowWrap: 'anywhere' },
});
