import { styled } from '@mui/material/styles';
import { onPhone } from '../widths.ts';

/** Lines of people or days with figures, a box to choose them by, and what belongs to a line below it. On a phone a line is a block. */
export const TeamTable = styled('table')({
  width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums',
  '& > thead > tr > th, & > tbody > tr > :is(th, td)': { padding: '0 12px', height: 36, borderBottom: '1px solid var(--hair)', textAlign: 'left', fontWeight: 400, whiteSpace: 'nowrap' },
  '& > thead > tr > th': { position: 'sticky', top: 0, zIndex: 1, background: 'var(--surface)', fontSize: 12, fontWeight: 500, color: 'var(--text-2)', borderBottom: '1px solid var(--line)' },
  '& > * > tr > .box': { width: 40, paddingRight: 0 },
  '& > * > tr > .number': { textAlign: 'right' },
  '& > tbody > tr > th': { fontWeight: 500, '& small': { fontWeight: 400, fontSize: 12, color: 'var(--text-3)' } },
  '& > tbody > tr > .text': { whiteSpace: 'normal', maxWidth: 320, color: 'var(--text-2)' },
  '& > tbody > tr > td > .state': { display: 'inline-flex', alignItems: 'center', gap: 6 },
  '& > tbody > tr:not(.below):hover': { background: 'var(--hover)' },
  '& > tbody > tr.chosen': { background: 'var(--accent-wash)' },
  '& > tbody > tr.below > td': { padding: '0 12px 12px 52px', height: 'auto', whiteSpace: 'normal' },
  [onPhone]: {
    '&, & > tbody': { display: 'block' },
    '& > thead': { display: 'none' },
    '& > tbody > tr': { display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr) auto', alignItems: 'center', gap: '0 8px', padding: '8px 12px', borderBottom: '1px solid var(--hair)' },
    '& > tbody > tr > :is(th, td)': { padding: 0, height: 'auto', minHeight: 24, borderBottom: 0 },
    '& > tbody > tr > .box': { width: 'auto', gridRow: '1 / span 3' },
    '& > tbody > tr > .wide': { display: 'none' },
    '& > tbody > tr > .text': { gridColumn: '2 / -1' },
    '& > tbody > tr.below': { display: 'block' },
    '& > tbody > tr.below > td': { padding: '0 0 8px' },
  },
});

export const TeamFoot = styled('footer')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 8, minHeight: 44, padding: '6px 16px', flex: 'none', borderTop: '1px solid var(--line)', color: 'var(--text-2)', '&[data-chosen]': { background: 'var(--accent-wash)' }, '& .rest': { flex: 1 } });
export const TeamScroll = styled('div')({ flex: 1, minHeight: 0, overflow: 'auto', '& > .strip': { padding: '12px 16px' } });
