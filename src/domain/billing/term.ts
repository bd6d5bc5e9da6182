/** Terms of a subscription: from a day on, up to but without another. */
import { addMonths, daysBetween } from '../dates.ts';
import { shareOf } from '../money.ts';
import type { PeriodUnit } from './plan.ts';

export type Term = { readonly from: string; readonly to: string };

const months = (period: number, unit: PeriodUnit): number => period * (unit === 'year' ? 12 : 1);

/**
 * The day on which the n-th term after `anchor` begins. Counted from the anchor, so that a subscription of 31 January comes back to the
 * 31st wherever a month has one.
 */
export const termStart = (anchor: string, period: number, unit: PeriodUnit, n: number): string => addMonths(anchor, months(period, unit) * n);

/** The term after the one that ends on `day`, by the anchor's day of the month. */
export const termFrom = (anchor: string, day: string, period: number, unit: PeriodUnit): Term => {
  for (let n = 1; ; n += 1) {
    const to = termStart(anchor, period, unit, n);
    if (to > day) return { from: day, to };
  }
};

/** What of a term's amount (minor units) falls on the days before `day` and what is left: half to even, and both add up to the amount. */
export const splitTerm = (amount: bigint, { from, to }: Term, day: string): { readonly used: bigint; readonly left: bigint } => {
  const whole = daysBetween(from, to);
  const gone = Math.min(Math.max(daysBetween(from, day), 0), whole);
  const used = shareOf(amount, BigInt(gone), BigInt(whole), 'halfEven');
  return { used, left: amount - used };
};
