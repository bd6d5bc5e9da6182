/** Whether somebody came on time and how long they worked. Moments are local: ISO day and 'HH:MM' or 'HH:MM:SS' of the clock where the person works. */
import { daysBetween } from '../dates.ts';

export type LocalMoment = { readonly day: string; readonly time: string };

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return hours * 60 + minutes + seconds / 60;
};

/**
 * Whole minutes after the start of the shift and its grace period, 0 on time. A start after midnight of a night shift
 * counts on from the work date. Seconds are dropped: 09:10:59 with a start at 09:00 and 10 minutes of grace is on time.
 */
export const minutesLate = (arrival: LocalMoment, shift: { readonly workDate: string; readonly startsAt: string; readonly graceMinutes: number }): number => {
  const sinceStart = daysBetween(shift.workDate, arrival.day) * 1440 + minutesOf(arrival.time) - minutesOf(shift.startsAt);
  return Math.max(0, Math.floor(sinceStart) - shift.graceMinutes);
};

export type Clocked = { readonly type: 'IN' | 'OUT'; /** ISO instant. */ readonly at: string };

/**
 * Whole minutes between check-ins and the check-outs after them, in order of time; one that is still open counts until
 * `now`. A second check-in without a check-out between, and a check-out without a check-in, add nothing.
 */
export const minutesWorked = (punches: readonly Clocked[], now: string): number => {
  let since: number | null = null;
  let worked = 0;
  for (const { type, at } of [...punches].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))) {
    if (type === 'IN') since ??= Date.parse(at);
    else if (since !== null) {
      worked += Date.parse(at) - since;
      since = null;
    }
  }
  if (since !== null) worked += Math.max(0, Date.parse(now) - since);
  return Math.floor(worked / 60_000);
};
