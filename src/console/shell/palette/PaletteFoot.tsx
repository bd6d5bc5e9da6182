import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Kbd } from '../pieces/Kbd.tsx';

const Foot = styled('footer')({
  height: 36,
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '0 16px',
  borderTop: '1px solid var(--hair)',
  background: 'var(--sunken)',
  color: 'var(--text-3)',
  fontSize: 12,
  whiteSpace: 'nowrap',
  '& kbd': { marginRight: 4 },
  '& span:last-child': { marginLeft: 'auto' },
  '@media (max-width: 599.95px)': { display: 'none' },
});

/** The keys of the palette. */
export const PaletteFoot = () => {
  const translate = useTranslate();
  return (
    <Foot>
      <span>
        <Kbd keys="↑" />
        <Kbd keys="↓" />
        {translate('shell.palette.move')}
      </span>
      <span>
        <Kbd keys="Enter" />
        {translate('shell.palette.open')}
      </span>
      <span>{translate('shell.palette.only')}</span>
    </Foot>
  );
};
