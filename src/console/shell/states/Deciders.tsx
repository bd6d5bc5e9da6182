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

type Props = { readonly names: readonly string[]; /** Nothing is open to the person; no one form is meant. */ readonly isAny: boolean };

/** Who decides on a form, or on access to any. */
export const Deciders = ({ names, isAny }: Props) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [first = ''] = names;
  return (
    <Box>
      <Avatar id={first} name={first} />
      <span>
        <b>{new Intl.ListFormat(tagOf(locale)).format(names)}</b> {translate(isAny ? 'states.noForms.decides' : 'states.denied.decides', { smart_count: names.length })}
      </span>
    </Box>
  );
};
