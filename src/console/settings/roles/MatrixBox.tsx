import { styled } from '@mui/material/styles';
import { onPhone } from '../../shell/widths.ts';

/** The table of rights: a name, five ticks and a scope a line; where it is narrow each line is a card. */
export const MatrixBox = styled('div')({
  containerType: 'inline-size',
  fontSize: 13,
  lineHeight: '20px',
  '& .table': { border: '1px solid var(--line)', borderRadius: 8, overflow: 'clip' },
  '& .line': { display: 'grid', gridTemplateColumns: 'minmax(140px, 1fr) repeat(5, 68px) 148px', alignItems: 'center', minHeight: 36, borderBottom: '1px solid var(--hair)' },
  '& .table > [role=rowgroup]:last-of-type .line:last-child': { borderBottom: 0 },
  '& .head': { position: 'sticky', top: 0, zIndex: 2, minHeight: 34, background: 'var(--head)', color: 'var(--head-text)', fontSize: 12, lineHeight: '16px', fontWeight: 500, borderBottom: '1px solid var(--line)', '& > :not(:first-child):not(:last-child)': { textAlign: 'center', overflowWrap: 'anywhere' } },
  '& .line > :first-child': { padding: '4px 12px', minWidth: 0, overflowWrap: 'anywhere' },
  '& .section': { background: 'var(--sunken)', '& .name': { margin: 0, fontSize: 13, lineHeight: '20px', fontWeight: 600 } },
  '& .section button': { all: 'unset', display: 'flex', alignItems: 'center', gap: 6, minHeight: 28, cursor: 'pointer', '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2, borderRadius: 4 }, '& svg': { flex: 'none', color: 'var(--text-2)' } },
  '& .section small': { marginLeft: 'auto', fontSize: 12, color: 'var(--text-3)', fontWeight: 400, whiteSpace: 'nowrap' },
  '& .form': { '& > :first-child': { paddingLeft: 32 } },
  '& .form:hover': { background: 'var(--hover)' },
  '& .form[data-changed]': { background: 'linear-gradient(var(--warn-mark), var(--warn-mark)) 0 0 / 3px 100% no-repeat' },
  '& .form small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)' },
  '& .tick': { display: 'grid', placeItems: 'center' },
  '& .tick[data-closed]': { opacity: 0.35, '& input': { pointerEvents: 'none' } },
  '& select': { width: 136, height: 28, padding: '0 4px', border: '1px solid var(--field)', borderRadius: 6, background: 'var(--surface)', color: 'var(--text)', font: 'inherit', '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 0 }, '&:disabled': { borderColor: 'var(--line)', color: 'var(--text-3)' } },
  '@container (max-width: 639px)': {
    '& .head': { display: 'none' },
    '& .line': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', padding: '4px 8px', '& > :first-child': { gridColumn: '1 / -1', padding: '4px' } },
    '& .form > :first-child': { paddingLeft: 4, fontWeight: 500, fontSize: 15, lineHeight: '22px' },
    '& .section button': { minHeight: 44 },
    '& .tick': { justifyItems: 'center', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', textAlign: 'center', alignContent: 'start', overflowWrap: 'anywhere', '&::after': { content: 'attr(data-label)' }, '& > span': { margin: 0 } },
    '& .scope': { gridColumn: '1 / -1', padding: '4px 0 8px', '&:empty': { display: 'none' } },
    '& select': { width: '100%', height: 44, fontSize: 16 },
  },
});

/** What stands above the table. */
export const MatrixBar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', margin: '0 0 12px', '& > label': { height: 36, borderColor: 'var(--field)' }, [onPhone]: { '& > label': { height: 44 } } });
