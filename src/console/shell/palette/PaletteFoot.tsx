import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Kbd } from '../pieces/Kbd.tsx';

const Foot = styled('footer')(({ theme }) => ({
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
  overflow: 'hidden',
  '& kbd': { marginRight: 4 },
  '& span:last-child': { marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const keysOf = (isInside: boolean): readonly (readonly [string, readonly string[]])[] => [
  ['shell.palette.move', ['↑', '↓']],
  ['shell.palette.open', ['Enter']],
  ...(isInside ? ([['palette.back', ['Esc']]] as const) : ([['palette.beside', ['Ctrl Enter']], ['palette.acts', ['Tab']]] as const)),
];

/** The keys of the palette. */
export const PaletteFoot = ({ isInside }: { readonly isInside: boolean }) => {
  const translate = useTranslate();
  return (
    <Foot>
      {keysOf(isInside).map(([word, keys]) => (
        <span key={word}>
          {keys.map((key) => (
            <Kbd key={key} keys={key} />
          ))}
          {translate(word)}
        </span>
      ))}
      <span>{translate('shell.palette.only')}</span>
    </Foot>
  );
};
