import { styled } from '@mui/material/styles';
import { GridSheet } from '../../list/grid/GridSheet.tsx';

/** The grid of the review: the list's look, and what a faulty cell and an edited one add to it. */
export const ReviewSheet = styled(GridSheet)({
  borderTop: 0,
  '& .cell.place': { padding: '0 10px 0 16px', textAlign: 'right', color: 'var(--text-3)' },
  '& .title.place': { padding: '0 10px 0 16px', justifyContent: 'flex-end' },
  '& .cell.key, & .title.key': { position: 'static' },
  '& .cell.bad': { boxShadow: 'inset 0 0 0 1.5px var(--bad-mark)', color: 'var(--bad)', fontWeight: 600, cursor: 'pointer' },
  '& .cell.changed': { fontWeight: 600, position: 'relative' },
  '& .cell.changed::after': { content: '""', position: 'absolute', right: 0, top: 0, border: '4px solid', borderColor: 'var(--warn-mark) var(--warn-mark) transparent transparent' },
  '& .cell.editing > div, & .cell.editing > div > div': { height: 'calc(var(--row) - 1px)', minHeight: 0 },
  '& .cell.editing > div > div, & .cell.editing > div > div:focus-within': { border: 0, borderRadius: 0, fontSize: 13, boxShadow: 'inset 0 0 0 2px var(--accent-text)' },
  '& .cell.editing input': { height: '100%' },
  '& .cell.editing': { padding: 0, overflow: 'visible', background: 'var(--surface)', position: 'relative', zIndex: 2 },
  '& .body > .row:hover .cell.editing': { background: 'var(--surface)' },
});
