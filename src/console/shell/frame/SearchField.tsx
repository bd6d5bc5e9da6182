import { Search } from 'lucide-react';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Kbd } from '../pieces/Kbd.tsx';
import { onNarrow } from '../widths.ts';
import { openPalette } from './frameState.ts';

const Omni = styled('button')({
  width: 440,
  maxWidth: '100%',
  height: 28,
  borderRadius: 6,
  border: 0,
  background: 'var(--frame-hover)',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '0 8px',
  color: 'var(--frame-text-3)',
  cursor: 'text',
  textAlign: 'left',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { background: 'var(--frame-active)' },
});
const FrameKbd = styled(Kbd)({ background: 'none', borderColor: 'var(--frame-active)', color: 'var(--frame-text-3)', marginLeft: 'auto', [onNarrow]: { display: 'none' } });

/** Looks like a field and opens the command palette. */
export const SearchField = () => {
  const translate = useTranslate();
  return (
    <Omni type="button" aria-haspopup="dialog" aria-keyshortcuts="Control+K" onClick={openPalette}>
      <Search aria-hidden />
      <span>{translate('shell.search')}</span>
      <FrameKbd keys="Ctrl K" />
    </Omni>
  );
};
