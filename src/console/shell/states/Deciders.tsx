import { styled } from '@mui/material/styles';
import { useLocaleState, useTranslate } from 'react-admin';
import { tagOf } from '../../providers/i18nLanguages.ts';
import { Avatar } from '../pieces/Avatar.tsx';

const Box = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginTop: 24,
  padding: '12px 16px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--sunken)',
  color: 'var(--text-2)',
  textAlign: 'left',
  maxWidth: 420,
  '& b': { color: 'var(--text)' },
});

/** Who decides on a form. */
export const Deciders = ({ names }: { readonly names: readonly string[] }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [first = ''] = names;
  return (
    <Box>
      <Avatar id={first} name={first} />
      <span>
        <b>{new Intl.ListFormat(tagOf(locale)).format(names)}</b> {translate('states.denied.decides', { smart_count: names.length })}
      </span>
    </Box>
  );
};
