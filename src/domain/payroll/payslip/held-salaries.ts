/** Which salary holds on which days of a pay cycle. */
import { addDays, lengthOfRange } from '../../dates.ts';
import type { PayPeriod } from '../salary/component.ts';
import type { Ratio } from '../formula/ratio.ts';
import type { PayTerms } from './pay-terms.ts';
import type { PayLineKind } from './pay-line.ts';

/** A figure of a salary as it is paid: of what is put by, the shares of both sides are two. */
export type SalaryPart = {
  readonly code: string;
  readonly name: string;
  readonly kind: Extract<PayLineKind, 'EARNING' | 'DEDUCTION' | 'EMPLOYER'>;
  readonly period: PayPeriod;
  readonly annual: Ratio;
  /** Null where it is not paid by the month. */
  readonly monthly: Ratio | null;
  /** Of the fiscal year; null where it is as the others. */
  readonly lastMonth: Ratio | null;
  /** Paid in full, though somebody worked only part of the cycle. */
  readonly isAsIs: boolean;
  readonly benefit: string | null;
  /** Given in kind: told as what the employer bears, and never paid out. */
  readonly isInKind?: boolean;
};

export type HeldSalary = {
  readonly id: string;
  /** ISO days; `endsOn` is what was agreed for a time. */
  readonly effectiveFrom: string;
  readonly endsOn: string | null;
  /** YYYY-MM: the first month that is paid by it, and the month with which it is paid out first. */
  readonly salaryEffectiveMonth: string | null;
  readonly payoutMonth: string | null;
  readonly withoutArrear: boolean;
  readonly parts: readonly SalaryPart[];
};

/** Days of one salary within a period, inclusive. */
export type Segment = { readonly salary: HeldSalary; readonly from: string; readonly to: string; readonly days: number };

const later = (one: string, other: string): string => (one > other ? one : other);
const earlier = (one: string, other: string): string => (one < other ? one : other);

/** The day from which it is paid by: that on which it takes effect, or the first of the month that was agreed. */
export const paidFrom = ({ effectiveFrom, salaryEffectiveMonth }: HeldSalary): string => (salaryEffectiveMonth === null ? effectiveFrom : later(effectiveFrom, `${salaryEffectiveMonth}-01`));

/** Whether it is paid out by a month (YYYY-MM) already. */
export const isPaidOut = ({ payoutMonth }: HeldSalary, month: string): boolean => payoutMonth === null || payoutMonth <= month;

type Days = { readonly from: string; readonly to: string };

/** The salaries of one person on the days of a period, in their order: each holds until the next one. */
export const segmentsOf = (salaries: readonly HeldSalary[], { from, to }: Days): readonly Segment[] => {
  const ordered = salaries.toSorted((one, other) => paidFrom(one).localeCompare(paidFrom(other)) || one.effectiveFrom.localeCompare(other.effectiveFrom));
  return ordered.flatMap((salary, at) => {
    const next = ordered[at + 1];
    const begins = later(paidFrom(salary), from);
    const ends = [to, ...(salary.endsOn === null ? [] : [salary.endsOn]), ...(next ? [addDays(paidFrom(next), -1)] : [])].reduce(earlier);
    return begins > ends ? [] : [{ salary, from: begins, to: ends, days: lengthOfRange(begins, ends) }];
  });
};

/** Of a pay cycle, by the salaries that are paid out in it. */
export const segmentsInCycle = (salaries: readonly HeldSalary[], days: Days, { month }: Pick<PayTerms, 'month'>): readonly Segment[] => segmentsOf(salaries.filter((salary) => isPaidOut(salary, month)), days);
