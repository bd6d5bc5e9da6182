/** Whether somebody came on time and how long they worked. Moments are ISO instants. */
import { toInstant } from '../values/zones.ts';

export type ShiftStart = { readonly workDate: string; /** 'HH:MM' or 'HH:MM:SS' of the clock where the person works. */ readonly startsAt: string; readonly graceMinutes: number; /** IANA name of the zone of that clock. */ readonly zone: string };

/**
 * Whole minutes that went by after the start of the shift and its grace period, 0 on time, whatever clocks did meanwhile. After midnight of a night shift
 * they count on from the work date. Seconds are dropped: 09:10:59 with a start at 09:00 and 10 minutes of grace is on time.
 */
export const minutesLate = (at: string, { workDate, startsAt, graceMinutes, zone }: ShiftStart): number => {
  const start = toInstant(workDate, startsAt, zone);
  return start === null ? 0 : Math.max(0, Math.floor((Date.parse(at) - Date.parse(start)) / 60_000) - graceMinutes);
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
