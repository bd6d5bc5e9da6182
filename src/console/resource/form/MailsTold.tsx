import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { comma } from '../../shell/comma.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import type { MailsAhead } from '../askAlong.ts';

const Part = styled('section')({ display: 'grid', gap: 8, minWidth: 0, color: 'var(--text)', '& > p': { margin: 0, overflowWrap: 'anywhere' } });
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

/** Mails that leave with a change, before it is made: what sends them, whom they are to, the words as the first of them reads them, and whom none reaches. */
export const MailsTold = ({ mails }: { readonly mails: readonly MailsAhead[] }) => {
  const translate = useTranslate();
  const named = (names: readonly string[], count: number): string => {
    const known = names.join(comma());
    return count > names.length ? translate('mailsAhead.more', { names: known, smart_count: count - names.length }) : known;
  };
  return mails.map(({ of, count, names, recipient, subject, body, unreached, unreachedNames, failingNames }) => (
    <Part key={`${of} ${subject}`}>
      {count > 0 ? <p>{translate('mailsAhead.sends', { smart_count: count, status: of, names: named(names, count), subject })}</p> : null}
      {unreached > 0 ? <Note tone="warning" title={translate(count > 0 ? 'mailsAhead.unreached' : 'mailsAhead.noneReached', { smart_count: unreached, status: of, names: named(unreachedNames, unreached) })} /> : null}
      {failingNames.length > 0 ? <Note tone="warning" title={translate('mailsAhead.failing', { smart_count: failingNames.length, names: failingNames.join(comma()) })} /> : null}
      {count > 0 ? (
        <>
          <Letter tabIndex={0} role="region" aria-label={translate('mailsAhead.letter', { name: names[0] ?? '' })}>
            <small>{translate('mailsAhead.to', { name: names[0] ?? '', address: recipient ?? '' })}</small>
            <b>{subject}</b>
            <p>{body}</p>
          </Letter>
          <p>{translate('mailsAhead.final', { smart_count: count })}</p>
        </>
      ) : null}
    </Part>
  ));
};
