export type PunchType = 'IN' | 'OUT';

/** A check-in or check-out, as it is kept. */
export type PunchMark = { readonly type: PunchType; readonly at: Date; readonly workDate: string };

/** After so many hours a check-in without a check-out is a missed check-out, and the next punch begins a day. */
export const MOST_SHIFT_HOURS = 16;

const HOUR = 3_600_000;

/** The check-in that waits for its check-out, if any: the last punch, not older than 16 hours. */
export const openCheckIn = (last: PunchMark | null, now: Date): PunchMark | null =>
  last !== null && last.type === 'IN' && now.getTime() - last.at.getTime() < MOST_SHIFT_HOURS * HOUR ? last : null;

/**
 * What comes next and to which day it counts. A check-out counts to the day of its check-in, also after midnight.
 * `today` is the day in the employee's time zone to which a check-in counts.
 */
export const nextPunch = (last: PunchMark | null, now: Date, today: string): { readonly type: PunchType; readonly workDate: string } => {
  const open = openCheckIn(last, now);
  return open === null ? { type: 'IN', workDate: today } : { type: 'OUT', workDate: open.workDate };
};
