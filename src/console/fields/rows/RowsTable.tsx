import { styled } from '@mui/material/styles';

/** Child rows as a table of cells to write in; many rows scroll under their header. Below 600 each row is a card whose cells carry their label. */
export const Table = styled('div')(({ theme }) => ({
  overflow: 'auto',
  // Its header that stays is above its rows alone, not above what stays on the page.
  isolation: 'isolate',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--surface)',
  fontSize: 13,
  lineHeight: '20px',
  scrollbarWidth: 'thin',
  scrollPaddingTop: 80,
  '&[data-many]': { maxHeight: 'max(280px, calc(100dvh - 300px))' },
  '& .row': { display: 'grid', gridTemplateColumns: 'var(--columns)', alignItems: 'stretch', minHeight: 36, borderBottom: '1px solid var(--hair)', background: 'var(--surface)' },
  '& .row:last-child': { borderBottom: 0 },
  '& .body': { position: 'relative' },
  '& .cell': { minWidth: 0, '&:not(:first-of-type)': { borderLeft: '1px solid var(--hair)' } },
  '& .head': { position: 'sticky', top: 0, zIndex: 2, background: 'var(--surface)', borderBottom: '1px solid var(--line)', minWidth: 'min-content' },
  '& .head .row': { minHeight: 34 },
  '& .head .row:first-of-type .cell': { display: 'flex', alignItems: 'center', padding: '4px 10px', fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)', overflowWrap: 'break-word', '& > span': { minWidth: 0 } },
  '& .head .row:first-of-type label': { cursor: 'pointer' },
  '& .head .row + .row': { background: 'var(--sunken)', color: 'var(--text-2)', '& .cell:first-of-type': { alignSelf: 'center', padding: '0 10px' } },
  '& .head i': { color: 'var(--bad)', fontStyle: 'normal' },
  '& .name': { fontWeight: 500 },
  '& .act': { display: 'flex', alignItems: 'flex-start', justifyContent: 'flex-end', gap: 4, padding: '6px 10px 0 0', '& button': { margin: 0 }, '& button:disabled': { opacity: 0.35, cursor: 'default' } },
  [theme.breakpoints.up('sm')]: {
    '--box-line': 'transparent',
    '--box-height': '36px',
    '--box-size': '13px',
    '& .cell .MuiOutlinedInput-root': { minHeight: 36, fontSize: 13, border: '1px solid transparent', borderRadius: 0, background: 'transparent' },
    '& .cell .Mui-focused': { borderColor: 'var(--accent-text)' },
    '& .row:hover': { '--box-line': 'var(--line)' },
    '& .body .row:hover .MuiOutlinedInput-root:not(.Mui-focused, .Mui-error)': { borderColor: 'var(--line)' },
    '& .cell .MuiOutlinedInput-root.Mui-error': { borderColor: 'var(--bad-mark)' },
  },
  [theme.breakpoints.down('sm')]: {
    '&': { border: 0, borderRadius: 0, margin: '0 -2px', padding: '0 2px' },
    '&[data-many]': { maxHeight: '72dvh' },
    '& .head .row:first-of-type': { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
    '& .head': { borderBottom: 0 },
    '& .row': { gridTemplateColumns: '1fr 1fr', gap: '0 12px', marginBottom: 12, padding: '12px 12px 0', border: '1px solid var(--line)', borderRadius: 8 },
    '& .row:last-child': { borderBottom: '1px solid var(--line)' },
    '& .head .row + .row': { padding: '8px 12px', '& .cell:first-of-type': { padding: 0 } },
    '& .cell': { gridColumn: '1 / -1', paddingBottom: 12, '&:not(:first-of-type)': { borderLeft: 0 } },
    '& .head .cell': { paddingBottom: 0 },
    '& .cell[data-kind=yesNo]': { gridColumn: 'auto', display: 'flex', alignItems: 'center', paddingBottom: 0 },
    '& .cell[data-kind=yesNo]::after': { content: 'attr(data-label)', fontSize: 14, lineHeight: '20px' },
    '& .body .cell:not([data-kind=yesNo])[data-label]::before': { content: 'attr(data-label)', display: 'block', marginBottom: 4, fontSize: 12, lineHeight: '16px', fontWeight: 500, color: 'var(--text-2)' },
    '& .head .cell:not([data-kind=yesNo], :first-of-type)': { display: 'none' },
    '& .act': { gridColumn: '1 / -1', gap: 8, padding: '0 0 4px' },
  },
}));

/** The heading of a column that needs none for those who see. */
export const Unseen = styled('span')({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });

export const CellProblem = styled('p')({ margin: 0, padding: '2px 10px 6px', fontSize: 12, lineHeight: '16px', color: 'var(--bad)' });

export const AddRow = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  height: 32,
  marginTop: 8,
  padding: '0 12px',
  border: '1px dashed var(--field)',
  borderRadius: 6,
  background: 'transparent',
  color: 'var(--text)',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
  [theme.breakpoints.down('sm')]: { width: '100%', height: 44, justifyContent: 'center' },
}));
