import { styled } from '@mui/material/styles';
import { onPhone } from '../../shell/widths.ts';

export const LogScroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', '&:focus-visible': { outlineOffset: -2 } });

/** Lines of what was recorded under a head that stays; on a phone a line is a block of the name and what belongs to it. */
export const LogSheet = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '0 12px', height: 34, borderBottom: '1px solid var(--hair)', textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& tr > :first-child': { paddingLeft: 16 },
  '& tr > :last-child': { paddingRight: 16 },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1, background: 'var(--head)', color: 'var(--head-text)', fontSize: 12, fontWeight: 500, borderBottom: '1px solid var(--line)' },
  '& .number': { textAlign: 'right' },
  // What may be long takes what is left, at least so much.
  '& .long': { width: '20%', minWidth: 120, maxWidth: 120, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& tbody th': { fontWeight: 500 },
  '& small': { marginLeft: 6, fontWeight: 400, fontSize: 12, color: 'var(--text-3)' },
  '& .soft': { color: 'var(--text-2)' },
  '& button': { padding: 0, border: 0, background: 'none', color: 'inherit', font: 'inherit', textAlign: 'inherit', cursor: 'pointer', '&:hover': { textDecoration: 'underline' } },
  '& tbody tr:hover > *': { background: 'var(--hover)' },
  [onPhone]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '2px 12px', padding: '10px 16px', borderBottom: '1px solid var(--hair)' },
    '& tbody :is(th, td)': { padding: 0, height: 'auto', minHeight: 20, borderBottom: 0, maxWidth: 'none' },
    '& tbody tr > :first-child': { paddingLeft: 0 },
    '& tbody tr > :last-child': { paddingRight: 0 },
    '& tbody .empty': { display: 'none' },
    '& tbody .number': { textAlign: 'left' },
    '& tbody .end': { textAlign: 'right' },
    '& tbody [data-label]::before': { content: 'attr(data-label) " "', color: 'var(--text-3)', fontSize: 12 },
    '& tbody .across': { gridColumn: '1 / -1', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});

export const LogFoot = styled('footer')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px', minHeight: 44, padding: '6px 16px', flex: 'none', borderTop: '1px solid var(--line)', color: 'var(--text-2)', '& p': { margin: 0, flex: '1 1 320px', fontSize: 12, lineHeight: '16px', textAlign: 'right', textWrap: 'pretty' }, [onPhone]: { '& p': { flex: '1 1 100%', textAlign: 'left' } } });
