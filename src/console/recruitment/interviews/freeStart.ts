import { timedSlots, type ScheduleValues } from './scheduleValues.ts';
import type { Availability } from './useSchedule.ts';

const [FIRST, LAST, STEP] = [7 * 60, 21 * 60, 30];

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** 'HH:MM' at which everybody of the panel is free for all candidates on that day of the scheduler's: the time there is, else the next one after it, else the last one before it; null where there is none between 7 and 21. */
export const freeStart = (values: ScheduleValues, candidateIds: readonly string[], members: readonly Pick<Availability, 'busy'>[], zone: string): string | null => {
  const [hours = 0, minutes = 0] = values.time.split(':').map(Number);
  const given = hours * 60 + minutes;
  const busy = members.flatMap((member) => member.busy).map(({ startsAt, endsAt }) => [Date.parse(startsAt), Date.parse(endsAt)] as const);
  const isFree = (start: number): boolean => {
    const slots = timedSlots({ ...values, time: clock(start) }, candidateIds, zone);
    // What goes on after 21 was not looked at.
    if (start + slots.length * (values.minutes + values.pause) - values.pause > LAST) return false;
    return slots.length > 0 && slots.every(({ startsAt, endsAt }) => busy.every(([from, to]) => Date.parse(endsAt) <= from || to <= Date.parse(startsAt)));
  };
  const all = Array.from({ length: (LAST - FIRST) / STEP }, (_, at) => FIRST + at * STEP);
  const found = [given, ...all.filter((start) => start > given), ...all.filter((start) => start < given).toReversed()].find(isFree);
  return found === undefined ? null : clock(found);
};
