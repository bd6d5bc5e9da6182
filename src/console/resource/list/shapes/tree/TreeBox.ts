import { styled } from '@mui/material/styles';
import { onPhone } from '../../../../shell/widths.ts';

/** What lies over the tree is placed in it. */
export const TreeFrame = styled('div')({ position: 'relative', display: 'flex', flexDirection: 'column', flex: 1, minHeight: 0 });

/** The sheet of a tree: lines as grids draw them. */
export const TreeBox = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  '& [role=row]': { display: 'grid', gridTemplateColumns: 'var(--columns)', minWidth: 'min-content', minHeight: 34, alignItems: 'center', borderBottom: '1px solid var(--hair)' },
  '& .head': { position: 'sticky', top: 0, zIndex: 2, background: 'var(--head)', color: 'var(--head-text)', fontSize: 12, fontWeight: 500, borderBottom: '1px solid var(--line)' },
  '& .head > :first-of-type': { paddingLeft: 38 },
  '& .row': { cursor: 'pointer', '&:hover': { background: 'var(--hover)' }, '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: -2 }, '&[data-open]': { background: 'var(--accent-wash)' }, '&[data-over]': { background: 'var(--accent-wash)', outline: '1px dashed var(--accent-text)', outlineOffset: -1 }, '&[data-away]': { opacity: 0.5 } },
  '& .row[data-path] .name': { color: 'var(--text-2)', fontWeight: 400 },
  '& :is([role=gridcell], [role=columnheader])': { padding: '0 10px', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .num': { textAlign: 'right' },
  '& .code': { color: 'var(--text-2)' },
  '& .none': { color: 'var(--text-3)' },
  '& .title': { display: 'flex', alignItems: 'center', gap: 6 },
  '& .name': { fontWeight: 500, overflow: 'hidden', textOverflow: 'ellipsis' },
  ':lang(ja) & .name': { fontWeight: 600 },
  '& .fold, & .grip': { width: 24, height: 24, flex: 'none', display: 'grid', placeItems: 'center', padding: 0, border: 0, borderRadius: 4, background: 'none', color: 'var(--text-2)', cursor: 'pointer' },
  '& span.fold': { cursor: 'inherit' },
  '& .fold[data-unfolded] svg': { transform: 'rotate(90deg)' },
  '& .grip': { marginLeft: 'auto', cursor: 'grab', touchAction: 'none', color: 'var(--text-3)', '&:hover': { color: 'var(--text)' } },
  '& .rest': { padding: '8px 10px', color: 'var(--text-2)' },
  [onPhone]: { '& [role=row]': { minHeight: 48 }, '& .head': { display: 'none !important' }, '& .fold, & .grip': { width: 44, height: 44 } },
});
