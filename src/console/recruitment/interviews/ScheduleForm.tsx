import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useLocation, useNavigate } from 'react-router-dom';
import { MoveRoundDocument, ScheduleRoundDocument } from '../../../../generated/recruitment/operations.ts';
import { onNarrow } from '../../shell/widths.ts';
import { IntegrationNotice } from '../integrations/IntegrationNotice.tsx';
import { InvitationPreview } from './InvitationPreview.tsx';
import { MeanwhileMoved } from './MeanwhileMoved.tsx';
import { PanelPart } from './PanelPart.tsx';
import { Refusal } from './Refusal.tsx';
import { arrangementOf, clashesAlike, mayClash, timedSlots, type ScheduleValues } from './scheduleValues.ts';
import { clashingParts, onTopOf } from './roundClash.ts';
import { startOf } from './startOf.ts';
import { TimePart } from './TimePart.tsx';
import { useFirstWrong } from './Wrong.tsx';
import { useFreeTime } from './useFreeTime.ts';
import { ownZone } from './times.ts';
import { withUnreached } from './withUnreached.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { useLeaveGuard } from '../../resource/form/useLeaveGuard.tsx';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { useKept } from '../../shell/useKept.ts';
import type { Plan, Round } from './useSchedule.ts';

const Scroll = styled('div')({
  flex: 1, minHeight: 0, overflow: 'auto', padding: 16, display: 'grid', gridTemplateColumns: 'minmax(0, 744px) minmax(280px, 400px)', gap: '0 32px', alignContent: 'start',
  '& h2': { fontSize: 16, lineHeight: '24px', margin: '0 0 12px' }, '& section': { marginBottom: 28 }, [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Foot = styled('footer')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 8, minHeight: 56, padding: '10px 16px', borderTop: '1px solid var(--line)', flex: 'none' });

/** Round, time, place and panel beside what the candidate will read. */
export const ScheduleForm = ({ plan, moved }: { readonly plan: Plan; readonly moved: Round | null }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const show = useSnackbar();
  const { key } = useLocation();
  // The round as this began with it: one that was changed since then is not written over unseen.
  const { taken, keep } = useKept<{ readonly begun: Round | null; readonly base: ScheduleValues; readonly values: ScheduleValues }>(`schedule ${moved?.roundId ?? ''} ${plan.candidates.map(({ candidateId }) => candidateId).join(' ')}`);
  const [begun, setBegun] = useState(taken ? taken.begun : moved);
  const [base, setBase] = useState(() => taken?.base ?? startOf(plan, moved));
  const [values, setValues] = useState(taken?.values ?? base);
  const { run, isWorking, refusal: given } = useChange('recruitment', true);
  const [asked, setAsked] = useState<ScheduleValues>();
  const [isWithdrawn, withdraw] = useState(false);
  const isClash = given?.problems.some(({ field }) => field === 'conflicts') === true;
  // What was in the way of other values is not in the way of these.
  const refusal = isWithdrawn ? undefined : given;
  useFirstWrong(refusal);
  const change = (part: Partial<ScheduleValues>): void => {
    setValues((now) => ({ ...now, ...part }));
    if (!isWorking && (!isClash || mayClash(part))) withdraw(true);
  };
  const ids = plan.candidates.map(({ candidateId }) => candidateId);
  const own = ids.length === 1 ? `/recruitment/job-candidates/${ids[0]}/interviews` : undefined;
  /** A round whose day and time nobody changes stays at its very instant, also in an hour that a clock shows twice. */
  const slotsOf = (values: ScheduleValues, round: Round | null, from: ScheduleValues) => timedSlots(values, ids, ownZone(), round !== null && values.day === from.day && values.time === from.time ? round.startTime : null);
  const slots = slotsOf(values, begun, base);
  const free = useFreeTime(values, slots, begun === null && values === base);
  useEffect(() => {
    if (free === null || values !== base || free === base.time) return;
    const proposed = { ...base, time: free };
    setBase(proposed);
    setValues(proposed);
  }, [free, values, base]);
  // Nor is it allowed for them.
  const mayDespite = refusal !== undefined && isClash && asked !== undefined && clashesAlike(asked, values);
  const hasLeft = useRef(false);
  const leave = (to = '/recruitment/scheduled-rounds'): void => {
    hasLeft.current = true;
    void navigate(to);
  };
  const isChanged = JSON.stringify(values) !== JSON.stringify(base);
  keep(isChanged ? { begun, base, values } : undefined);
  const question = useLeaveGuard(() => !hasLeft.current && isChanged);
  const [isSeen, see] = useState(false);
  const isOvertaken = given?.code === 'CONFLICT' && !isSeen && begun !== null && moved !== null && begun.version !== moved.version;
  const theirs = isOvertaken ? startOf(plan, moved) : base;
  const clashing = clashingParts(base, values, theirs);
  const act = async (despite: boolean, values: ScheduleValues, round: Round | null): Promise<void> => {
    setAsked(values);
    withdraw(false);
    see(false);
    const arrangement = arrangementOf(values, despite);
    const slots = slotsOf(values, round, round === null ? values : startOf(plan, round));
    const answer = round
      ? await run(MoveRoundDocument, { roundId: String(round.roundId), version: round.version, startsAt: slots[0]!.startsAt, arrangement }, ({ changeSet, withoutAddress }) => (changeSet ? withUnreached(translate, translate('interviews.moved'), withoutAddress) : null))
      : await run(ScheduleRoundDocument, { roundMasterId: values.roundMasterId, slots: slots.map(({ candidateId, startsAt }) => ({ candidateId, startsAt })), arrangement }, ({ roundIds, withoutAddress }) => withUnreached(translate, translate('interviews.done', { smart_count: roundIds.length }), withoutAddress));
    if (answer) leave(own);
  };
  /** What I changed on top of what they did. */
  const goOnFrom = (taken: ReadonlySet<string>): void => {
    const merged = onTopOf(base, values, theirs, taken);
    setBegun(moved);
    setBase(theirs);
    setValues(merged);
    if (JSON.stringify(merged) !== JSON.stringify(theirs)) return void act(false, merged, moved);
    // All of it is as they left it: nobody is told anew.
    show({ type: 'info', message: translate('form.noChanges') });
    leave(own);
  };
  const cancel = (): void => {
    if (own) void navigate(own);
    else if (key === 'default') void navigate('/recruitment/job-candidates');
    else void navigate(-1);
  };
  const isAgreed = isOvertaken && !isWorking && clashing.length === 0 && asked === values;
  const agreed = useRef(goOnFrom);
  agreed.current = goOnFrom;
  useEffect(() => {
    // Nobody disagrees.
    if (isAgreed) agreed.current(new Set());
  }, [isAgreed]);
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label={translate('interviews.round')}>
        <div>
          <IntegrationNotice occasion="INTERVIEW" />
          <TimePart plan={plan} values={values} isMoved={moved !== null} slots={slots} onChange={change} />
          <PanelPart plan={plan} values={values} slots={slots} exceptRoundId={moved ? String(moved.roundId) : null} onChange={change} />
          <Refusal refusal={refusal} />
        </div>
        <InvitationPreview plan={plan} values={values} slot={slots[0] ?? null} roundId={moved ? String(moved.roundId) : null} />
      </Scroll>
      <Foot>
        <Button onClick={cancel}>{translate('shell.cancel')}</Button>
        {mayDespite ? <Button loading={isWorking} onClick={() => void act(true, values, begun)}>{translate('interviews.despite')}</Button> : null}
        <Button variant="contained" loading={isWorking} disabled={slots.length === 0} onClick={() => void act(false, values, begun)}>{translate(moved ? 'interviews.moveAct' : 'interviews.act')}</Button>
      </Foot>
      {isOvertaken && clashing.length > 0 ? <MeanwhileMoved clashing={clashing} mine={values} theirs={theirs} isSaving={isWorking} onClose={() => see(true)} onSave={goOnFrom} /> : null}
      {question}
    </>
  );
};
