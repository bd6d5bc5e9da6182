import { compare, dividedBy, minus, plus, ratioOf, times, whole, zero } from '../payroll/formula/ratio.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';
import type { BonusLaw } from './bonus-law.ts';

export type Plan = {
  readonly calculation: 'FIXED_AMOUNT' | 'PERCENT_OF_COMPONENT' | 'PERCENT_OF_SALARY' | 'STATUTORY';
  readonly amount: string | null;
  readonly percent: string | null;
  readonly minimumServiceDays: number | null;
  readonly prorated: boolean;
};

export type Period = { readonly fromDate: string; readonly toDate: string };

/** What is known of somebody. Amounts are decimal text of a year. */
export type BonusPerson = {
  readonly joined: string;
  /** The last day of work; null where there is none. */
  readonly left: string | null;
  /** Without pay, in the period. */
  readonly lostDays: string;
  /** The component that the plan names; null without a salary, or where the salary has none. */
  readonly component: string | null;
  readonly gross: string | null;
  /** Basic pay with what counts as wage. */
  readonly wage: string | null;
  /** Of a month. */
  readonly minimumWage: string | null;
  /** Other bonuses of the period. */
  readonly others: string;
};

export type Bonus = { readonly base: Ratio; readonly percent: Ratio | null; readonly days: Ratio; readonly periodDays: number; readonly setOff: Ratio; /** Not rounded. */ readonly amount: Ratio };

const TWELVE = whole(12);
const HUNDRED = whole(100);
const least = (one: Ratio, other: Ratio): Ratio => (compare(one, other) <= 0 ? one : other);
const most = (one: Ratio, other: Ratio): Ratio => (compare(one, other) >= 0 ? one : other);

const daysBetween = (from: string, to: string): number => Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days + 1;

/** Twelfths of a year in the period: a calendar year of days has 12, whatever its length. */
const yearsOf = ({ fromDate, toDate }: Period): Ratio => {
  const next = Temporal.PlainDate.from(toDate).add({ days: 1 });
  const { months, days } = Temporal.PlainDate.from(fromDate).until(next, { largestUnit: 'months' });
  return plus(dividedBy(whole(months), TWELVE), dividedBy(whole(days), whole(365)));
};

const baseOf = (plan: Plan, { component, gross, wage, minimumWage }: BonusPerson, years: Ratio, law: BonusLaw | null): Ratio | null => {
  if (plan.calculation === 'FIXED_AMOUNT') return plan.amount === null ? null : ratioOf(plan.amount);
  const annual = plan.calculation === 'STATUTORY' ? wage : plan.calculation === 'PERCENT_OF_SALARY' ? gross : component;
  if (annual === null) return null;
  if (plan.calculation !== 'STATUTORY') return times(ratioOf(annual), years);
  if (law === null) return null;
  const month = dividedBy(ratioOf(annual), TWELVE);
  const ceiling = minimumWage === null ? ratioOf(law.reckonedUpTo) : most(ratioOf(law.reckonedUpTo), ratioOf(minimumWage));
  return compare(month, ratioOf(law.eligibleUpTo)) > 0 ? null : times(times(least(month, ceiling), TWELVE), years);
};

/**
 * The bonus of somebody for a period, not rounded; null for whoever is not eligible. A statutory bonus is always for the days worked, never below the least percentage, nor above the most, at least the least amount of the law for a full year; customary or
 * interim bonuses of the period count against it (Payment of Bonus Act, 1965, s. 17). Others are for the part of the period where the plan says so.
 */
export const bonusOf = (plan: Plan, period: Period, person: BonusPerson, law: BonusLaw | null): Bonus | null => {
  const [from, to] = [person.joined > period.fromDate ? person.joined : period.fromDate, person.left !== null && person.left < period.toDate ? person.left : period.toDate];
  if (from > to) return null;
  if (plan.minimumServiceDays !== null && daysBetween(person.joined, to) < plan.minimumServiceDays) return null;
  const periodDays = daysBetween(period.fromDate, period.toDate);
  const days = most(minus(whole(daysBetween(from, to)), ratioOf(person.lostDays)), zero);
  const isStatutory = plan.calculation === 'STATUTORY';
  if (isStatutory && (law === null || compare(days, whole(law.leastDays)) < 0)) return null;
  const years = yearsOf(period);
  const base = baseOf(plan, person, years, law);
  if (base === null) return null;
  const percent = plan.calculation === 'FIXED_AMOUNT' ? null : isStatutory ? least(most(ratioOf(plan.percent ?? law!.leastPercent), ratioOf(law!.leastPercent)), ratioOf(law!.mostPercent)) : ratioOf(plan.percent ?? '0');
  const full = percent === null ? base : dividedBy(times(base, percent), HUNDRED);
  const share = plan.prorated || isStatutory ? dividedBy(days, whole(periodDays)) : whole(1);
  const owed = times(isStatutory ? most(full, times(ratioOf(law!.leastAmount), years)) : full, share);
  const setOff = isStatutory ? least(ratioOf(person.others), owed) : zero;
  const amount = minus(owed, setOff);
  return compare(amount, zero) > 0 || (isStatutory && compare(setOff, zero) > 0) ? { base, percent, days, periodDays, setOff, amount } : null;
};
