import { styled } from '@mui/material/styles';
import { onPhone } from '../../shell/widths.ts';

/** A plain table of a page about access; below 600 each line stands in two rows. */
export const LineTable = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  lineHeight: '20px',
  '& th': { height: 34, padding: '0 16px 0 0', textAlign: 'left', fontSize: 12, fontWeight: 500, color: 'var(--text-2)', borderBottom: '1px solid var(--line)' },
  '& td': { padding: '6px 16px 6px 0', borderBottom: '1px solid var(--hair)', verticalAlign: 'baseline', overflowWrap: 'anywhere' },
  '& td:first-of-type': { fontWeight: 500 },
  '& td:not(:first-of-type)': { color: 'var(--text-2)' },
  '& td.act': { textAlign: 'right', paddingRight: 0 },
  [onPhone]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '0 12px', padding: '8px 0', borderBottom: '1px solid var(--hair)' },
    '& td': { padding: 0, border: 0 },
    '& td:first-of-type': { gridColumn: 1 },
    '& td:not(:first-of-type, .act)': { gridColumn: '1 / -1' },
    '& td.act': { gridColumn: 2, gridRow: 1 },
  },
});
