/** What a leave policy gives within a leave year, which is the calendar year. Days are counted in hundredths, so that sums are exact. */
import { addDays } from '../dates.ts';

export type Accrual = 'YEARLY' | 'MONTHLY' | 'QUARTERLY';

const monthOf = (day: string): number => Number(day.slice(5, 7));

/** Hundredths of days of a year for somebody who joined then: twelfths for the months that are left, that of joining included; rounded half up. */
export const yearsDays = ({ daysPerYear, prorated }: { readonly daysPerYear: number; readonly prorated: boolean }, year: number, joined: string): number => {
  const joinedIn = Number(joined.slice(0, 4));
  if (joinedIn > year) return 0;
  const months = prorated && joinedIn === year ? 13 - monthOf(joined) : 12;
  return Math.round((daysPerYear * months) / 12);
};

/** Of a year's hundredths, those available on a day of that year: all, or a share for each month or quarter begun since the later of January and joining; rounded half up. */
export const availableBy = (accrual: Accrual, total: number, day: string, joined: string): number => {
  if (accrual === 'YEARLY') return total;
  const first = joined.slice(0, 4) === day.slice(0, 4) ? monthOf(joined) : 1;
  const parts = (month: number): number => (accrual === 'MONTHLY' ? month : Math.ceil(month / 3));
  const all = parts(12) - parts(first) + 1;
  const begun = Math.max(0, parts(monthOf(day)) - parts(first) + 1);
  return Math.round((total * Math.min(all, begun)) / all);
};

/** Leave of the year: the day on which it begins, and its hundredths of days. */
export type Taken = { readonly from: string; readonly days: number };

/**
 * What is left on a day beside other leave of the year, by what has become available until each day. Leave of a later day waits for what becomes available until then, but what is taken before is gone by that day, too:
 * so the least that is left on the day itself and on those on which later leave begins.
 */
export const leftOn = (available: (day: string) => number, day: string, others: readonly Taken[]): number =>
  Math.min(...[day, ...others.map(({ from }) => from).filter((from) => from > day)].map((on) => others.reduce((left, { from, days }) => (from <= on ? left - days : left), available(on))));

/** The first day on which the leave may be taken. */
export const eligibleFrom = (afterDays: number, joined: string): string => addDays(joined, afterDays);

export type Closing = {
  readonly carryOver: 'NONE' | 'LIMITED' | 'ALL';
  readonly carryOverLimit: number | null;
  readonly encashment: boolean;
  /** Null: all of it. */
  readonly encashmentLimit: number | null;
};
export type Closed = { readonly carried: number; readonly encashed: number; readonly lapsed: number };

/** What becomes of what is left at the end of a year, all in hundredths: carried over first, then paid, the rest lapses. Nothing comes of a balance below 0. */
export const closeBalance = ({ carryOver, carryOverLimit, encashment, encashmentLimit }: Closing, left: number): Closed => {
  if (left <= 0) return { carried: 0, encashed: 0, lapsed: 0 };
  const carried = carryOver === 'ALL' ? left : carryOver === 'LIMITED' ? Math.min(left, carryOverLimit ?? 0) : 0;
  const encashed = encashment ? Math.min(left - carried, encashmentLimit ?? left) : 0;
  return { carried, encashed, lapsed: left - carried - encashed };
};
