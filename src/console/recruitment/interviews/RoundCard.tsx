import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { Note } from '../../shell/pieces/Note.tsx';
import { useFocusKept } from '../../shell/pieces/useFocusKept.ts';
import { StatusMark, type StatusTone } from '../../shell/pieces/StatusMark.tsx';
import { PanelScores } from './PanelScores.tsx';
import { RoundActs } from './RoundActs.tsx';
import { isSameClock, ownTimeOf, ownZone, wholeTimeIn } from './times.ts';
import type { Round } from './useSchedule.ts';

const Card = styled('li')({
  border: '1px solid var(--line)', borderRadius: 8, padding: 16, display: 'grid', gap: 12,
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '4px 12px' }, '& h3': { fontSize: 14, lineHeight: '20px', margin: 0 }, '& header span': { display: 'inline-flex', alignItems: 'center', gap: 6 }, '& p': { margin: 0, color: 'var(--text-2)', overflowWrap: 'anywhere' },
});

const tones: Readonly<Record<Round['status'], StatusTone>> = { SCHEDULED: 'info', RESCHEDULED: 'info', COMPLETED: 'ok', CANCELLED: 'off', NO_SHOW: 'wait' };
const results: Readonly<Record<Round['result'], StatusTone>> = { PENDING: 'none', PASSED: 'ok', FAILED: 'off', ON_HOLD: 'wait' };

/** A round with its time, panel, scores and result. */
export const RoundCard = ({ round, interviewId, candidateId }: { readonly round: Round; readonly interviewId: number; readonly candidateId: number }) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const { sequence, roundName, status, result, proposedResult, startTime, endTime, timeZone, mode, venue, cancelReason, moveAskedAt, moveAskedNote, panelScore, totalScore } = round;
  const zone = ownZone();
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const scores = [panelScore == null ? '' : `${translate('scheduledRound.panelScore')} ${number.format(panelScore)}`, totalScore == null ? '' : `${translate('scheduledRound.totalScore')} ${number.format(totalScore)}`, translate('interviews.passing', { score: number.format(round.passingScore) })];
  return (
    <Card tabIndex={-1} {...useFocusKept<HTMLLIElement>()}>
      <header>
        <h3>{sequence}. {roundName}</h3>
        <span><StatusMark tone={tones[status]} />{translate(`enum.ScheduledRoundStatus.${status}`)}</span>
        {result === 'PENDING' ? null : <span><StatusMark tone={results[result]} />{translate(`enum.RoundResult.${result}`)}</span>}
      </header>
      <p>
        {[ownTimeOf(startTime, endTime, locale), venue ?? translate(`enum.InterviewMode.${mode}`), isSameClock(startTime, endTime, timeZone, zone) ? '' : translate('interviews.theirTime', { time: wholeTimeIn(startTime, endTime, timeZone, locale), zone: timeZone.replaceAll('_', ' ') })].filter((part) => part !== '').join(' · ')}
      </p>
      {cancelReason ? <p>{cancelReason}</p> : null}
      {moveAskedAt ? <Note tone="warning" title={moveAskedNote ? translate('interviews.moveAskedNote', { note: moveAskedNote }) : translate('interviews.moveAsked')} /> : null}
      <PanelScores round={round} interviewId={interviewId} candidateId={candidateId} />
      <p>{scores.filter((part) => part !== '').join(' · ')}</p>
      {proposedResult ? <p>{translate('interviews.proposed', { result: translate(`enum.RoundResult.${proposedResult}`) })}</p> : null}
      {round.canManage ? <RoundActs round={round} interviewId={interviewId} candidateId={candidateId} /> : null}
    </Card>
  );
};
