import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';

const Anchor = styled('a')({
  position: 'fixed',
  zIndex: 2000,
  top: 8,
  left: 8,
  padding: '8px 12px',
  borderRadius: 6,
  background: 'var(--surface)',
  color: 'var(--text)',
  fontWeight: 500,
  '&:not(:focus)': { transform: 'translateY(-64px)' },
});

/** The first stop of the Tab key: past the frame to the screen. */
export const SkipLink = () => <Anchor href="#sheet">{useTranslate()('shell.skip')}</Anchor>;
