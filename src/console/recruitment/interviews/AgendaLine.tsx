import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { ReadFile } from '../../resource/show/ReadFile.tsx';
import { Avatar } from '../../shell/pieces/Avatar.tsx';
import { Dialog } from '../../shell/pieces/Dialog.tsx';
import { StatusMark } from '../../shell/pieces/StatusMark.tsx';
import { onNarrow } from '../../shell/widths.ts';
import { safeUrl } from '../../../domain/safeUrl.ts';
import { AnswerInvitationDocument } from '../../../../generated/recruitment/operations.ts';
import { Refusal } from './Refusal.tsx';
import { hoursIn, isSameClock, wholeTimeIn } from './times.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import type { OwnRound } from './useOwnRounds.ts';

const Line = styled('li')({
  display: 'grid', gridTemplateColumns: '148px 28px minmax(0, 1fr) auto', gap: 12, alignItems: 'center', padding: '10px 16px', borderBottom: '1px solid var(--hair)',
  '& .hours': { fontWeight: 500, fontVariantNumeric: 'tabular-nums' }, '& p': { margin: 0, overflowWrap: 'anywhere' }, '& .who': { fontWeight: 500 }, '& .more': { color: 'var(--text-2)' },
  '& small': { display: 'block', fontSize: 12, lineHeight: '16px', color: 'var(--text-3)', overflowWrap: 'anywhere' }, '& .acts': { display: 'flex', gap: 8, alignItems: 'center', flexWrap: 'wrap', justifyContent: 'flex-end' },
  [onNarrow]: { gridTemplateColumns: '28px minmax(0, 1fr)', '& .hours, & .acts': { gridColumn: '1 / -1' }, '& .acts': { justifyContent: 'flex-start' } },
});
const Answer = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 6, color: 'var(--text-2)' });

/** One interview of the agenda: when, with whom, where, and the person's answer. */
export const AgendaLine = ({ round, zone, candidatePath }: { readonly round: OwnRound; readonly zone: string; readonly candidatePath: string }) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const { run, isWorking, refusal } = useChange('recruitment');
  const [isAsking, setAsking] = useState(false);
  const { candidateName: name, startDate, endDate, roundId, ownResponse, meetingLink, timeZone } = round;
  if (!startDate || !endDate || roundId == null) return null;
  const answer = async (response: 'ACCEPTED' | 'DECLINED'): Promise<void> => {
    const done = await run(AnswerInvitationDocument, { roundId: String(roundId), response }, () => translate(response === 'ACCEPTED' ? 'interviews.accepted' : 'interviews.declined', { name }), false);
    if (done) setAsking(false);
  };
  const link = meetingLink ? safeUrl(meetingLink) : null;
  const isElsewhere = timeZone != null && !isSameClock(startDate, endDate, zone, timeZone);
  return (
    <Line>
      <span className="hours">{hoursIn(startDate, endDate, zone, locale)}</span>
      <Avatar id={String(round.candidateId)} name={name} />
      <div>
        <p>
          <Link className="who" to={`${candidatePath}/${round.candidateId}`}>{name}</Link> <span className="more">{[round.roundName, round.jobPost].filter(Boolean).join(' · ')}</span>
        </p>
        <small>
          {[round.venue ?? (round.mode ? translate(`enum.InterviewMode.${round.mode}`) : ''), isElsewhere ? translate('interviews.theirTime', { time: wholeTimeIn(startDate, endDate, timeZone, locale), zone: timeZone.replaceAll('_', ' ') }) : ''].filter((part) => part !== '').join(' · ')}
        </small>
        {round.resume ? <small><ReadFile value={round.resume} isImage={false} /></small> : null}
        {isAsking ? null : <Refusal refusal={refusal} />}
      </div>
      <div className="acts">
        {ownResponse === 'ACCEPTED' ? <Answer><StatusMark tone="ok" />{translate('enum.PanelResponse.ACCEPTED')}</Answer> : <Button loading={isWorking} onClick={() => void answer('ACCEPTED')}>{translate('interviews.accept')}</Button>}
        <Button variant="text" onClick={() => setAsking(true)}>{translate('interviews.decline')}</Button>
        {link ? <Button variant="contained" component="a" href={link} target="_blank" rel="noreferrer noopener">{translate('interviews.join')}</Button> : null}
      </div>
      {isAsking ? (
        <Dialog
          title={translate('interviews.declineTitle', { name })}
          onClose={() => setAsking(false)}
          actions={<><Button onClick={() => setAsking(false)}>{translate('shell.cancel')}</Button><Button variant="contained" loading={isWorking} onClick={() => void answer('DECLINED')}>{translate('interviews.decline')}</Button></>}
        >
          {translate('interviews.declineWhy')}
          <Refusal refusal={refusal} />
        </Dialog>
      ) : null}
    </Line>
  );
};
