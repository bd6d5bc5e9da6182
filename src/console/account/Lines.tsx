import { styled } from '@mui/material/styles';
import { onPhone } from '../shell/widths.ts';

/** Sessions or devices, two lines each, with what one can do at the right. */
export const Lines = styled('ul')({
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 56, padding: '8px 0', borderBottom: '1px solid var(--hair)' },
  '& > li > div:first-of-type': { flex: 1, minWidth: 0 },
  '& b': { fontWeight: 500, color: 'var(--text)', overflowWrap: 'anywhere' },
  '& .beside': { display: 'inline-flex', alignItems: 'center', gap: 6, marginLeft: 10, fontSize: 12, color: 'var(--text-2)', whiteSpace: 'nowrap' },
  '& .below': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-2)' },
  '& .MuiButton-root': { flex: 'none' },
  [onPhone]: { '& > li': { alignItems: 'flex-start' } },
});
