import { slotsFrom, endOf } from '../../../domain/recruitment/slots.ts';
import { toInstant } from '../../../domain/values/zones.ts';
import type { InterviewMode, RoundArrangement } from '../../../../generated/recruitment/operations.ts';
import type { PanelMember } from './PanelChoice.tsx';

export type ScheduleValues = {
  readonly roundMasterId: string;
  readonly day: string;
  /** 'HH:MM' by the scheduler's clock. */
  readonly time: string;
  readonly minutes: number;
  readonly pause: number;
  /** That of the candidates. */
  readonly timeZone: string;
  readonly mode: InterviewMode;
  readonly venue: string;
  readonly meetingLink: string;
  readonly note: string;
  readonly panel: readonly PanelMember[];
};

export const arrangementOf = ({ minutes, timeZone, mode, venue, meetingLink, note, panel }: ScheduleValues, despiteConflicts = false): RoundArrangement => ({
  durationMinutes: minutes, timeZone, mode, venue: venue || null, meetingLink: meetingLink || null, note: note || null, panel: panel.map(({ id }) => id), withoutMail: false, despiteConflicts,
});

/** What people may be busy at: who is asked, and when. */
const clashing: readonly (keyof ScheduleValues)[] = ['roundMasterId', 'day', 'time', 'minutes', 'pause', 'panel'];

export const mayClash = (part: Partial<ScheduleValues>): boolean => clashing.some((key) => key in part);

/** Whether people who were busy for one are so for the other. */
export const clashesAlike = (one: ScheduleValues, other: ScheduleValues): boolean => clashing.every((key) => one[key] === other[key]);

export type TimedSlot = { readonly candidateId: string; readonly startsAt: string; readonly endsAt: string };

/** A slot for each candidate, one after the other; none while the time is none. `kept`: the instant that day and time stand for, where the clock alone does not say so. */
export const timedSlots = ({ day, time, minutes, pause }: ScheduleValues, candidateIds: readonly string[], zone: string, kept: string | null = null): readonly TimedSlot[] => {
  const start = kept !== null ? new Date(kept).toISOString() : day === '' || time === '' ? null : toInstant(day, `${time.slice(0, 5)}:00`, zone);
  if (start === null || !Number.isFinite(minutes) || !Number.isFinite(pause)) return [];
  return slotsFrom(start, minutes, pause, candidateIds.length).map((startsAt, at) => ({ candidateId: candidateIds[at]!, startsAt, endsAt: endOf(startsAt, minutes) }));
};

const HOUR = 3_600_000;

/** What is looked at of the scheduler's day: its usual hours, and the whole hours of what is asked for beyond them. Null without a day. */
export const spanOf = (day: string, slots: readonly Pick<TimedSlot, 'startsAt' | 'endsAt'>[], zone: string): { readonly from: string; readonly to: string } | null => {
  const [first, last] = day === '' ? [null, null] : [toInstant(day, '07:00:00', zone), toInstant(day, '21:00:00', zone)];
  if (first === null || last === null) return null;
  const from = Math.min(Date.parse(first), ...slots.map(({ startsAt }) => Math.floor(Date.parse(startsAt) / HOUR) * HOUR));
  const to = Math.max(Date.parse(last), ...slots.map(({ endsAt }) => Math.ceil(Date.parse(endsAt) / HOUR) * HOUR));
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
};
