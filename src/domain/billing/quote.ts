/** What a purchase costs and when it holds: a first plan, a plan for after the trial, or a change of a running one. */
import { addDays } from '../dates.ts';
import { amountsOf, changeOf } from './charge.ts';
import type { Amounts, Terms } from './charge.ts';
import { discountOn, discountUntil } from './coupon.ts';
import type { Coupon } from './coupon.ts';
import type { Offer, PeriodUnit } from './plan.ts';
import type { SubscriptionStatus } from './standing.ts';
import { splitTerm, termFrom } from './term.ts';
import type { Term } from './term.ts';

/** The running subscription as far as prices go. */
export type Running = {
  readonly status: SubscriptionStatus;
  readonly quantity: number;
  readonly unitMinor: bigint;
  readonly period: number;
  readonly periodUnit: PeriodUnit;
  readonly termFrom: string;
  readonly termTo: string;
  readonly trialEnd: string | null;
  readonly discountPercentage: string;
  readonly discountUntil: string | null;
  /** The percentage by which what is left of this term was charged less. */
  readonly termDiscount: string;
};

export type Wanted = { readonly offer: Offer; readonly quantity: number; readonly coupon: Coupon | null };

/** A line to be billed; a credit is negative, `to` is the day after the last. */
export type QuoteLine = { readonly kind: 'TERM' | 'REST' | 'CREDIT'; readonly quantity: number; readonly unitMinor: bigint; readonly from: string; readonly to: string; readonly amountMinor: bigint };

export type Quote = {
  readonly when: 'NOW' | 'AT_TERM_END' | 'AT_TRIAL_END';
  readonly from: string;
  /** The term that runs afterwards; a trial is its own term. */
  readonly term: Term;
  readonly termDiscount: string;
  /** What is agreed for later terms. */
  readonly discountPercentage: string;
  readonly discountUntil: string | null;
  /** A whole term by this price. */
  readonly whole: Amounts;
  readonly credit: bigint;
  readonly charge: bigint;
  readonly lines: readonly QuoteLine[];
  /** Taken off the lines for the discount. */
  readonly lineDiscount: bigint;
  readonly dueToday: bigint;
};

const nothing = { credit: 0n, charge: 0n, lines: [], lineDiscount: 0n, dueToday: 0n } as const;

type Agreed = Pick<Quote, 'discountPercentage' | 'discountUntil'>;

/** A coupon counts from the day of the first charge; without one what was agreed stays. */
const agreedFrom = (running: Running | null, coupon: Coupon | null, day: string): Agreed => {
  if (coupon !== null) return { discountPercentage: coupon.discountPercentage, discountUntil: discountUntil(coupon, day) };
  const left = running === null ? '0' : discountOn(running, day);
  return { discountPercentage: left, discountUntil: left === '0' ? null : (running?.discountUntil ?? null) };
};

const termsOf = ({ offer, quantity }: Wanted, discountPercentage: string): Terms => ({ unitMinor: offer.unitMinor, quantity, discountPercentage, period: offer.period, periodUnit: offer.periodUnit });

/** Nothing today; the price counts from a later day. */
const later = (running: Running | null, wanted: Wanted, when: 'AT_TERM_END' | 'AT_TRIAL_END', from: string, term: Term): Quote => {
  const agreed = agreedFrom(running, wanted.coupon, from);
  return { when, from, term, ...agreed, ...nothing, termDiscount: running?.termDiscount ?? '0', whole: amountsOf(termsOf(wanted, agreed.discountPercentage)) };
};

/** A term that begins today and is charged whole. */
const fresh = (running: Running | null, wanted: Wanted, today: string): Quote => {
  const agreed = agreedFrom(running, wanted.coupon, today);
  const terms = termsOf(wanted, agreed.discountPercentage);
  const whole = amountsOf(terms);
  const term = termFrom(today, today, terms.period, terms.periodUnit);
  const line: QuoteLine = { kind: 'TERM', quantity: terms.quantity, unitMinor: terms.unitMinor, ...term, amountMinor: whole.subtotal };
  return { when: 'NOW', from: today, term, ...agreed, termDiscount: agreed.discountPercentage, whole, credit: 0n, charge: whole.total, lines: [line], lineDiscount: whole.discount, dueToday: whole.total };
};

/** A change of a running term; within it the discount of the term holds, so that more employees cost their own share only. */
const changed = (running: Running, wanted: Wanted, today: string): Quote => {
  const term = { from: running.termFrom, to: running.termTo };
  const isSamePeriod = wanted.offer.period === running.period && wanted.offer.periodUnit === running.periodUnit;
  const agreed = agreedFrom(running, wanted.coupon, today);
  const termDiscount = wanted.coupon?.discountPercentage ?? (isSamePeriod ? running.termDiscount : agreed.discountPercentage);
  const terms = termsOf(wanted, termDiscount);
  const change = changeOf({ ...running, discountPercentage: running.termDiscount }, terms, term, today);
  if (change.when === 'AT_TERM_END') return later(running, wanted, 'AT_TERM_END', change.from, term);
  const whole = amountsOf(terms);
  const gross = isSamePeriod ? splitTerm(whole.subtotal, term, today).left : whole.subtotal;
  const credited: QuoteLine = { kind: 'CREDIT', quantity: running.quantity, unitMinor: running.unitMinor, from: today, to: running.termTo, amountMinor: -change.credit };
  const charged: QuoteLine = { kind: isSamePeriod ? 'REST' : 'TERM', quantity: wanted.quantity, unitMinor: wanted.offer.unitMinor, from: today, to: change.term.to, amountMinor: gross };
  return { when: 'NOW', from: today, term: change.term, ...agreed, termDiscount, whole, credit: change.credit, charge: change.charge, lines: [credited, charged], lineDiscount: gross - change.charge, dueToday: change.total };
};

/**
 * `running` is null without a subscription. A first plan and one chosen in the trial cost nothing until the trial ends; after an ended trial or
 * subscription a term begins today; a running one follows `changeOf`. Amounts are minor units of the offer's currency.
 */
export const quoteOf = (running: Running | null, wanted: Wanted, today: string): Quote => {
  if (running === null && wanted.offer.trialDays > 0) {
    const to = addDays(today, wanted.offer.trialDays);
    return later(null, wanted, 'AT_TRIAL_END', to, { from: today, to });
  }
  if (running?.status === 'IN_TRIAL' && running.trialEnd !== null && today < running.trialEnd) {
    return later(running, wanted, 'AT_TRIAL_END', running.trialEnd, { from: running.termFrom, to: running.termTo });
  }
  return running === null || running.status === 'IN_TRIAL' || running.status === 'CANCELLED' ? fresh(running, wanted, today) : changed(running, wanted, today);
};
