import { styled } from '@mui/material/styles';

/** Lines that open beside the table, a button in the first cell; on phones two lines each. Widths and places of the columns are whose lines they are. */
export const LinesTable = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { position: 'sticky', top: 0, height: 34, padding: '0 16px 0 0', textAlign: 'left', fontSize: 12, fontWeight: 500, background: 'var(--head)', color: 'var(--head-text)', boxShadow: 'inset 0 -1px var(--line), inset 0 1px var(--line)' },
  '& td': { height: 34, padding: '0 16px 0 0', borderBottom: '1px solid var(--hair)', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& :is(th, td):first-of-type': { paddingLeft: 16 },
  '& tbody tr': { cursor: 'pointer', '&:hover': { background: 'var(--hover)' }, '&[data-open]': { background: 'var(--accent-wash)' } },
  '& td:first-of-type button': { all: 'unset', display: 'block', maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 500, cursor: 'pointer', '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 } },
  [theme.breakpoints.down('sm')]: {
    '& thead': { position: 'absolute', clipPath: 'inset(50%)' },
    '&, & tbody': { display: 'block' },
    '& tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '8px 16px', borderBottom: '1px solid var(--hair)' },
    '& td, & td:first-of-type': { height: 'auto', minHeight: 22, padding: 0, border: 0 },
  },
}));
