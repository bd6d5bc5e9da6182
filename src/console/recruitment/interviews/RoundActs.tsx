import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { SetRoundStatusDocument, type ScheduledRoundStatus } from '../../../../generated/recruitment/operations.ts';
import { CancelRound } from './CancelRound.tsx';
import { RecordResult } from './RecordResult.tsx';
import { Refusal } from './Refusal.tsx';
import { useChange } from '../../resource/acts/useChange.ts';
import type { Round } from './useSchedule.ts';

const Acts = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 });

export type RoundProps = { readonly round: Round; readonly interviewId: number; readonly candidateId: number };

/** What may be done with a round: move it, call it off, say that it took place, record its result, also of one that is on hold. */
export const RoundActs = ({ round, interviewId, candidateId }: RoundProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { run, isWorking, refusal } = useChange('recruitment');
  const [now] = useState(() => Date.now());
  const [open, setOpen] = useState<'cancel' | 'result'>();
  const { roundId, roundName, status, result, panelDetails } = round;
  const isOpen = status === 'SCHEDULED' || status === 'RESCHEDULED';
  const hasBegun = Date.parse(round.startTime) <= now;
  const asked = panelDetails.filter((member) => member.status !== 'Declined');
  // A submitted scorecard says that the candidate was there; once all are in, the panel is not changed either.
  const wasHeld = asked.some((member) => member.status === 'Submitted');
  const isJudged = wasHeld && asked.every((member) => member.status === 'Submitted');
  const set = (to: ScheduledRoundStatus): void => void run(SetRoundStatusDocument, { candidateId, interviewId, roundId, status: to, reason: null }, () => translate('interviews.changed', { round: roundName, status: translate(`enum.ScheduledRoundStatus.${to}`) }));
  const move = `/recruitment/schedule-interview?candidates=${candidateId}&round=${roundId}`;
  return (
    <>
      <Acts>
        {(isOpen || status === 'COMPLETED') && hasBegun && (result === 'PENDING' || result === 'ON_HOLD') ? <Button variant="contained" onClick={() => setOpen('result')}>{translate('interviews.record')}</Button> : null}
        {isOpen && hasBegun ? <Button loading={isWorking} onClick={() => set('COMPLETED')}>{translate('interviews.complete')}</Button> : null}
        {isOpen && hasBegun && !wasHeld ? <Button loading={isWorking} onClick={() => set('NO_SHOW')}>{translate('interviews.noShow')}</Button> : null}
        {(isOpen && !isJudged) || status === 'NO_SHOW' ? <Button onClick={() => void navigate(move)}>{translate('interviews.move')}</Button> : null}
        {(isOpen && !wasHeld) || status === 'NO_SHOW' ? <Button color="error" variant="text" onClick={() => setOpen('cancel')}>{translate('interviews.cancel')}</Button> : null}
      </Acts>
      <Refusal refusal={refusal} />
      {open === 'cancel' ? <CancelRound round={round} interviewId={interviewId} candidateId={candidateId} onClose={() => setOpen(undefined)} /> : null}
      {open === 'result' ? <RecordResult round={round} interviewId={interviewId} candidateId={candidateId} onClose={() => setOpen(undefined)} /> : null}
    </>
  );
};
