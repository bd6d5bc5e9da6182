import { styled } from '@mui/material/styles';
import { GridSheet } from '../grid/GridSheet.tsx';

/** Pixels of a two-line row with its line. */
export const PHONE_ROW = 61;

/** The list on a phone: two lines a record, touch targets of 44. */
export const PhoneSheet = styled(GridSheet)({
  fontSize: 15,
  lineHeight: '22px',
  scrollPaddingTop: 0,
  '& .body > .row': { lineHeight: 'inherit', display: 'grid', gridTemplateColumns: '36px minmax(0, 1fr) auto', gap: '0 8px', width: '100%', padding: '0 16px 0 0', alignItems: 'center', touchAction: 'manipulation', userSelect: 'none', WebkitTouchCallout: 'none' },
  '& .pick': { alignSelf: 'stretch', display: 'grid', placeItems: 'center', paddingLeft: 16 },
  '& input[type=checkbox]': { width: 20, height: 20, backgroundSize: '17px' },
  '& .name': { display: 'block', width: '100%', padding: 0, border: 0, background: 'none', textAlign: 'left', fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', 'html:lang(ja) &': { fontWeight: 600 } },
  '& .meta': { color: 'var(--text-3)', fontSize: 13, lineHeight: '18px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .side': { textAlign: 'right', fontSize: 13, lineHeight: '18px', color: 'var(--text-2)', maxWidth: '46vw', '& > div': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
  '& .waiting .name::before': { content: '""', display: 'inline-block', width: '60%', height: 10, borderRadius: 4, background: 'var(--hair)', animation: 'appear 1ms 150ms both' },
});
