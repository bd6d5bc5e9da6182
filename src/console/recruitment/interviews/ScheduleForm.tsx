import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { MoveRoundDocument, ScheduleRoundDocument } from '../../../../generated/recruitment/operations.ts';
import { onNarrow } from '../../shell/widths.ts';
import { IntegrationNotice } from '../integrations/IntegrationNotice.tsx';
import { InvitationPreview } from './InvitationPreview.tsx';
import { PanelPart } from './PanelPart.tsx';
import { Refusal } from './Refusal.tsx';
import { arrangementOf, clashesAlike, mayClash, timedSlots, type ScheduleValues } from './scheduleValues.ts';
import { TimePart } from './TimePart.tsx';
import { useFirstWrong } from './Wrong.tsx';
import { dayIn, ownZone } from './times.ts';
import { useChange } from '../../resource/acts/useChange.ts';
import { comma } from '../../shell/comma.ts';
import type { Plan, Round } from './useSchedule.ts';

const Scroll = styled('div')({
  flex: 1, minHeight: 0, overflow: 'auto', padding: 16, display: 'grid', gridTemplateColumns: 'minmax(0, 744px) minmax(280px, 400px)', gap: '0 32px', alignContent: 'start',
  '& h2': { fontSize: 16, lineHeight: '24px', margin: '0 0 12px' }, '& section': { marginBottom: 28 }, [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Foot = styled('footer')({ display: 'flex', justifyContent: 'flex-end', gap: 8, minHeight: 56, padding: '10px 16px', borderTop: '1px solid var(--line)', flex: 'none' });

const startOf = (plan: Plan, moved: Round | null): ScheduleValues => {
  const zone = ownZone();
  const first = plan.rounds.find(({ isTaken }) => !isTaken) ?? plan.rounds[0]!;
  const time = moved ? new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(new Date(moved.startTime)) : '10:00';
  return {
    roundMasterId: moved ? String(moved.roundMasterId) : first.roundMasterId,
    day: dayIn(moved?.startTime ?? new Date(Date.now() + 86_400_000).toISOString(), zone),
    time,
    minutes: moved ? (Date.parse(moved.endTime) - Date.parse(moved.startTime)) / 60_000 : first.durationMinutes,
    pause: 15,
    timeZone: moved?.timeZone ?? plan.candidates[0]!.timeZone,
    mode: moved?.mode ?? first.mode,
    venue: moved?.venue ?? '',
    meetingLink: moved?.meetingLink ?? '',
    note: moved?.note ?? '',
    panel: moved ? moved.panelDetails.map(({ memberId, name }) => ({ id: String(memberId), name })) : plan.panel.filter(({ isOfPost }) => isOfPost).map(({ employeeId, name }) => ({ id: employeeId, name })),
  };
};

/** Round, time, place and panel beside what the candidate will read. */
export const ScheduleForm = ({ plan, moved }: { readonly plan: Plan; readonly moved: Round | null }) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [values, setValues] = useState(() => startOf(plan, moved));
  const { run, isWorking, refusal: given } = useChange('recruitment');
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
  const slots = timedSlots(values, ids, ownZone());
  // Nor is it allowed for them.
  const mayDespite = refusal !== undefined && isClash && asked !== undefined && clashesAlike(asked, values);
  const said = (done: string, names: readonly string[]): string => [done, names.length > 0 ? translate('interviews.withoutAddress', { names: names.join(comma()) }) : ''].filter((part) => part !== '').join('. ');
  const act = async (despite: boolean): Promise<void> => {
    setAsked(values);
    withdraw(false);
    const arrangement = arrangementOf(values, despite);
    const answer = moved
      ? await run(MoveRoundDocument, { roundId: String(moved.roundId), version: moved.version, startsAt: slots[0]!.startsAt, arrangement }, ({ withoutAddress }) => said(translate('interviews.moved'), withoutAddress))
      : await run(ScheduleRoundDocument, { roundMasterId: values.roundMasterId, slots: slots.map(({ candidateId, startsAt }) => ({ candidateId, startsAt })), arrangement }, ({ roundIds, withoutAddress }) => said(translate('interviews.done', { smart_count: roundIds.length }), withoutAddress));
    if (answer) void navigate(ids.length === 1 ? `/recruitment/job-candidates/${ids[0]}/interviews` : '/recruitment/scheduled-rounds');
  };
  return (
    <>
      <Scroll tabIndex={0} role="region" aria-label={translate('interviews.round')}>
        <div>
          <IntegrationNotice occasion="INTERVIEW" />
          <TimePart plan={plan} values={values} isMoved={moved !== null} slots={slots} onChange={change} />
          <PanelPart plan={plan} values={values} slots={slots} exceptRoundId={moved ? String(moved.roundId) : null} onChange={change} />
          <Refusal refusal={refusal} />
        </div>
        <InvitationPreview plan={plan} values={values} slot={slots[0] ?? null} isMoved={moved !== null} />
      </Scroll>
      <Foot>
        <Button onClick={() => void navigate(-1)}>{translate('shell.cancel')}</Button>
        {mayDespite ? <Button loading={isWorking} onClick={() => void act(true)}>{translate('interviews.despite')}</Button> : null}
        <Button variant="contained" loading={isWorking} disabled={slots.length === 0} onClick={() => void act(false)}>{translate(moved ? 'interviews.moveAct' : 'interviews.act')}</Button>
      </Foot>
    </>
  );
};
