import { styled } from '@mui/material/styles';
import { onPhone } from '../../shell/widths.ts';

/** A field with its values side by side and the result at the end; on phones one below the other. */
export const Columns = styled('div')({
  display: 'grid', gridTemplateColumns: '160px repeat(var(--people), minmax(0, 1fr)) minmax(0, 1fr)', gap: 12, padding: '8px 16px', alignItems: 'start', borderBottom: '1px solid var(--hair)', overflowWrap: 'anywhere', fontSize: 14, lineHeight: '20px',
  '& > *': { minWidth: 0 }, '& > [data-label]': { fontWeight: 500, color: 'var(--text-2)', fontSize: 13 }, '& > [data-result]': { paddingLeft: 12, borderLeft: '2px solid var(--accent)' },
  [onPhone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, '& > [data-result]': { display: 'none' } },
});
