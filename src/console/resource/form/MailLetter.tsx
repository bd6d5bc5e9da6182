import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';

const Letter = styled('div')({
  display: 'grid',
  gap: 8,
  maxHeight: 240,
  overflow: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 8,
  padding: 12,
  background: 'var(--sunken)',
  '& small': { fontSize: 12, lineHeight: '16px', color: 'var(--text-2)', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '&:focus-visible': { outline: '2px solid var(--accent-text)', outlineOffset: 2 },
});

/** A way of ours stands on a line of its own and leaves as an address. */
const withOrigin = (body: string): string => body.replace(/^\/v3\/\S+$/gm, (path) => `${window.location.origin}${path}`);

type Props = { readonly name: string; readonly address: string; readonly subject: string; readonly body: string };

/** A mail as somebody reads it who gets it. */
export const MailLetter = ({ name, address, subject, body }: Props) => {
  const translate = useTranslate();
  return (
    <Letter tabIndex={0} role="region" aria-label={translate('mailsAhead.letter', { name })}>
      <small>{translate('mailsAhead.to', { name, address })}</small>
      <b>{subject}</b>
      <p>{withOrigin(body)}</p>
    </Letter>
  );
};
