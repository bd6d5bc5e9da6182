import { styled } from '@mui/material/styles';

/** A panel at the right of a list: it pushes the list from 1280, covers it below, fills a phone. */
export const PanelAside = styled('aside')(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderLeft: '1px solid var(--line)',
  background: 'var(--surface)',
  boxShadow: 'var(--shadow-panel)',
  animation: 'panel-in 200ms cubic-bezier(.2,.8,.2,1)',
  '@keyframes panel-in': { from: { transform: 'translateX(8px)', opacity: 0 } },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  [theme.breakpoints.down('lg')]: { position: 'absolute', right: 0, top: 0, bottom: 0, zIndex: 5, maxWidth: '100%' },
  [theme.breakpoints.down('sm')]: { position: 'fixed', inset: 0, zIndex: 1200, width: '100% !important', borderLeft: 0 },
}));
