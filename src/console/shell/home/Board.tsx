import { styled } from '@mui/material/styles';

/** The canvas of home and menu pages: cards in columns, gap 12. */
export const Board = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  background: 'var(--canvas)',
  borderTop: '1px solid var(--line)',
  padding: 16,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 12,
  alignContent: 'start',
  alignItems: 'start',
});
