/** What a term costs and what a change within it costs, in minor units. */
import { divideRounded } from '../money.ts';
import { toScaled } from '../decimal.ts';
import { daysBetween } from '../dates.ts';
import type { PeriodUnit } from './plan.ts';
import { splitTerm, termFrom } from './term.ts';
import type { Term } from './term.ts';

/** A price for so many employees, less a percentage ('12.5'). */
export type Terms = { readonly unitMinor: bigint; readonly quantity: number; readonly discountPercentage: string; readonly period: number; readonly periodUnit: PeriodUnit };

export type Amounts = { readonly subtotal: bigint; readonly discount: bigint; readonly total: bigint };

/** A whole term: quantity × price, the discount rounded half up. */
export const amountsOf = ({ unitMinor, quantity, discountPercentage }: Terms): Amounts => {
  const subtotal = unitMinor * BigInt(quantity);
  const discount = divideRounded(subtotal * toScaled(discountPercentage, 2), 10_000n, 'halfUp');
  return { subtotal, discount, total: subtotal - discount };
};

/**
 * A change that costs more or the same holds at once: the days that are left are credited at the old price and charged at the new one.
 * A change that costs less holds from the next term, so nothing is ever paid back. `AT_TERM_END` charges nothing today.
 */
export type Change =
  | { readonly when: 'NOW'; readonly credit: bigint; readonly charge: bigint; readonly total: bigint; readonly term: Term }
  | { readonly when: 'AT_TERM_END'; readonly from: string };

/** `today` lies in the term. Another period begins a term of its own today, when it is the longer one. */
export const changeOf = (current: Terms, wanted: Terms, term: Term, today: string): Change => {
  const later = { when: 'AT_TERM_END', from: term.to } as const;
  const credit = splitTerm(amountsOf(current).total, term, today).left;
  const isSamePeriod = current.period === wanted.period && current.periodUnit === wanted.periodUnit;
  if (isSamePeriod) {
    const charge = splitTerm(amountsOf(wanted).total, term, today).left;
    return charge < credit ? later : { when: 'NOW', credit, charge, total: charge - credit, term };
  }
  const fresh = termFrom(today, today, wanted.period, wanted.periodUnit);
  const charge = amountsOf(wanted).total;
  const isLonger = daysBetween(fresh.from, fresh.to) > daysBetween(term.from, term.to);
  return isLonger && charge >= credit ? { when: 'NOW', credit, charge, total: charge - credit, term: fresh } : later;
};
