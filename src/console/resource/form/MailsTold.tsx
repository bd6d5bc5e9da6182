import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { comma } from '../../shell/comma.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { MailLetter } from './MailLetter.tsx';
import type { MailsAhead } from '../askAlong.ts';

const Part = styled('section')({ display: 'grid', gap: 8, minWidth: 0, color: 'var(--text)', '& > p': { margin: 0, overflowWrap: 'anywhere' } });

/** Mails that leave with a change, before it is made: what sends them, whom they are to, the words as the first of them reads them, and whom none reaches. */
export const MailsTold = ({ mails }: { readonly mails: readonly MailsAhead[] }) => {
  const translate = useTranslate();
  const named = (names: readonly string[], count: number): string => {
    const known = names.join(comma());
    return count > names.length ? translate('mailsAhead.more', { names: known, smart_count: count - names.length }) : known;
  };
  return mails.map(({ of, count, names, recipient, subject, body, unreached, unreachedNames, failingNames }) => (
    <Part key={`${of} ${subject} ${body}`}>
      {count > 0 ? <p>{translate(count === 1 ? 'mailsAhead.sends' : 'mailsAhead.sendsMany', { smart_count: count, status: of, names: named(names, count), subject })}</p> : null}
      {unreached > 0 ? <Note tone="warning" title={translate(`mailsAhead.${count > 0 ? 'unreached' : 'noneReached'}${unreached === 1 ? '' : 'Many'}`, { smart_count: unreached, status: of, names: named(unreachedNames, unreached) })} /> : null}
      {failingNames.length > 0 ? <Note tone="warning" title={translate('mailsAhead.failing', { smart_count: failingNames.length, names: failingNames.join(comma()) })} /> : null}
      {count > 0 ? (
        <>
          <MailLetter name={names[0] ?? ''} address={recipient ?? ''} subject={subject} body={body} />
          <p>{translate('mailsAhead.final', { smart_count: count })}</p>
        </>
      ) : null}
    </Part>
  ));
};
