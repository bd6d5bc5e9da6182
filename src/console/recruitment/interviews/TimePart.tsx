import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { timeZones } from '../../../domain/lists/timeZones.ts';
import { DayField } from '../../fields/date/DayField.tsx';
import { useCellFormats } from '../../fields/useCellFormats.ts';
import { onNarrow } from '../../shell/widths.ts';
import { isSameClock, ownTimeOf, ownZone, wholeTimeIn } from './times.ts';
import { comma } from '../../shell/comma.ts';
import type { InterviewMode } from '../../../../generated/recruitment/operations.ts';
import type { ScheduleValues, TimedSlot } from './scheduleValues.ts';
import type { Plan } from './useSchedule.ts';

const Fields = styled('div')({ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '20px 24px', '& .wide': { gridColumn: '1 / -1' }, [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } });
const Slots = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', gridColumn: '1 / -1', color: 'var(--text-2)', '& small': { color: 'var(--text-3)', fontSize: 12 }, '& li': { padding: '2px 0' } });

const modes: readonly InterviewMode[] = ['VIDEO', 'PHONE', 'ON_SITE'];

type Props = { readonly plan: Plan; readonly values: ScheduleValues; readonly isMoved: boolean; readonly slots: readonly TimedSlot[]; readonly onChange: (part: Partial<ScheduleValues>) => void };

/** Which round, when and where. */
export const TimePart = ({ plan, values, isMoved, slots, onChange }: Props) => {
  const translate = useTranslate();
  const { locale } = useCellFormats();
  const zone = ownZone();
  const nameOf = new Map(plan.candidates.map(({ candidateId, name }) => [candidateId, name]));
  const chooseRound = (roundMasterId: string): void => {
    const round = plan.rounds.find((one) => one.roundMasterId === roundMasterId);
    if (round) onChange({ roundMasterId, minutes: round.durationMinutes, mode: round.mode });
  };
  return (
    <section>
      <h2>{plan.candidates.map(({ name }) => name).join(comma())}</h2>
      <Fields>
        <TextField select className="wide" label={translate('interviews.round')} value={values.roundMasterId} disabled={isMoved} onChange={({ target }) => chooseRound(target.value)}>
          {plan.rounds.map(({ roundMasterId, name, isTaken }) => <MenuItem key={roundMasterId} value={roundMasterId}>{isTaken && !isMoved ? translate('interviews.roundTaken', { round: name }) : name}</MenuItem>)}
        </TextField>
        <DayField label={translate('interviews.day')} value={values.day} onChoose={(day) => onChange({ day })} />
        <TextField type="time" label={translate('interviews.at')} value={values.time} helperText={translate('interviews.yourTime', { zone: zone.replaceAll('_', ' ') })} onChange={({ target }) => onChange({ time: target.value })} />
        <TextField type="number" label={translate('interviews.minutes')} value={values.minutes} slotProps={{ htmlInput: { min: 5, max: 600, step: 5 } }} onChange={({ target }) => onChange({ minutes: Number(target.value) })} />
        {plan.candidates.length > 1 ? <TextField type="number" label={translate('interviews.pause')} value={values.pause} slotProps={{ htmlInput: { min: 0, max: 240, step: 5 } }} onChange={({ target }) => onChange({ pause: Number(target.value) })} /> : null}
        <TextField select label={translate('scheduledRound.timeZone')} value={values.timeZone} onChange={({ target }) => onChange({ timeZone: target.value })}>
          {[...new Set([values.timeZone, ...timeZones()])].map((one) => <MenuItem key={one} value={one}>{one.replaceAll('_', ' ')}</MenuItem>)}
        </TextField>
        <TextField select label={translate('scheduledRound.mode')} value={values.mode} onChange={({ target }) => onChange({ mode: target.value as InterviewMode })}>
          {modes.map((one) => <MenuItem key={one} value={one}>{translate(`enum.InterviewMode.${one}`)}</MenuItem>)}
        </TextField>
        {values.mode === 'ON_SITE' ? <TextField className="wide" label={translate('scheduledRound.venue')} helperText={values.venue.trim() === '' ? translate('interviews.noVenue') : null} value={values.venue} slotProps={{ htmlInput: { maxLength: 300 } }} onChange={({ target }) => onChange({ venue: target.value })} /> : null}
        {values.mode === 'VIDEO' ? <TextField className="wide" type="url" label={translate('scheduledRound.meetingLink')} helperText={values.meetingLink.trim() === '' ? translate('interviews.noLink') : null} value={values.meetingLink} slotProps={{ htmlInput: { maxLength: 500 } }} onChange={({ target }) => onChange({ meetingLink: target.value })} /> : null}
        <TextField className="wide" multiline minRows={2} label={translate('scheduledRound.note')} value={values.note} slotProps={{ htmlInput: { maxLength: 2000 } }} onChange={({ target }) => onChange({ note: target.value })} />
        <Slots aria-label={translate('interviews.who')}>
          {slots.map(({ candidateId, startsAt, endsAt }) => (
            <li key={candidateId}>
              {translate('interviews.slots', { name: nameOf.get(candidateId) ?? '', time: ownTimeOf(startsAt, endsAt, locale) })}{' '}
              {isSameClock(startsAt, endsAt, zone, values.timeZone) ? null : <small>{translate('interviews.theirTime', { time: wholeTimeIn(startsAt, endsAt, values.timeZone, locale), zone: values.timeZone.replaceAll('_', ' ') })}</small>}
            </li>
          ))}
        </Slots>
      </Fields>
    </section>
  );
};
