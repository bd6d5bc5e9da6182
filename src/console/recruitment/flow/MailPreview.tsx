import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useSession } from '../../providers/authSession.ts';

const Sheet = styled('figure')({ margin: 0, padding: 12, border: '1px solid var(--line)', borderRadius: 8, background: 'var(--sunken)', overflowWrap: 'anywhere', '& figcaption': { color: 'var(--text-2)', fontSize: 12, lineHeight: '18px' }, '& b': { display: 'block', margin: '4px 0' }, '& p': { margin: 0, whiteSpace: 'pre-line', lineHeight: '20px' } });

/** The mail of a status as an invented candidate would get it. */
export const MailPreview = ({ subject, body }: { readonly subject: string; readonly body: string }) => {
  const translate = useTranslate();
  const organisation = useSession()?.organisation.name ?? '';
  const words: Readonly<Record<string, string>> = { name: translate('hiringFlow.example.name'), jobPost: translate('hiringFlow.example.jobPost'), organisation, portal: `${window.location.origin}/v3/candidate-portal` };
  const filled = (text: string): string => text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, word: string) => words[word] ?? whole);
  return (
    <Sheet>
      <figcaption>{translate('hiringFlow.preview')}</figcaption>
      <b>{filled(subject)}</b>
      <p>{filled(body)}</p>
    </Sheet>
  );
};
