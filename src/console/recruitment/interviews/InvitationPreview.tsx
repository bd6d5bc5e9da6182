import { useDeferredValue } from 'react';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { mailLanguage } from '../mailLanguage.ts';
import { arrangementOf, type ScheduleValues, type TimedSlot } from './scheduleValues.ts';
import { usePreview, type Plan } from './useSchedule.ts';

const Letter = styled('div')({ border: '1px solid var(--line)', borderRadius: 8, padding: 16, background: 'var(--sunken)', '& b': { display: 'block', marginBottom: 8 }, '& p': { margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } });
const Quiet = styled('p')({ margin: '0 0 8px', color: 'var(--text-2)' });

/** The mail that the first candidate gets. */
export const InvitationPreview = ({ plan, values, slot, roundId }: { readonly plan: Plan; readonly values: ScheduleValues; readonly slot: TimedSlot | null; /** That is moved. */ readonly roundId: string | null }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const later = useDeferredValue(values);
  const without = plan.candidates.filter(({ email }) => !email);
  const { data } = usePreview(slot ? { candidateId: slot.candidateId, startsAt: slot.startsAt } : null, later.roundMasterId, arrangementOf(later), roundId, without.length < plan.candidates.length);
  const language = data && mailLanguage(data.language, locale);
  return (
    <section aria-label={translate('interviews.preview')}>
      <h2>{translate('interviews.preview')}</h2>
      {without.map(({ candidateId, name }) => <p key={candidateId}>{translate('interviews.noCandidateMail', { name })}</p>)}
      {data && language ? (
        <>
          <Quiet>{translate('candidateMails.language', { language: language.name })}</Quiet>
          <Letter lang={language.tag}><b>{data.subject}</b><p>{data.body}</p></Letter>
        </>
      ) : null}
    </section>
  );
};
