/** A period of days that somebody asks figures of, both ends included. */
import { addMonths } from './dates.ts';
import { finding, type Problem } from './problem.ts';

type Period = { readonly fromDate: string; readonly toDate: string };

/** Nothing that an organisation counts happened before. */
const EARLIEST = 1900;

/** Told at `field` where a period ends before it begins. */
export const backwardProblems = ({ fromDate, toDate }: Period, field: keyof Period): readonly Problem[] => (toDate < fromDate ? [{ field, ...finding('rule.periodBackwards') }] : []);

/** What is wrong with a period of at most so many years; `named` are the ends that were given, where a problem is told. */
export const periodProblems = ({ fromDate, toDate }: Period, named: readonly (keyof Period)[], mostYears: number): readonly Problem[] => {
  const early = named.filter((field) => Number((field === 'fromDate' ? fromDate : toDate).slice(0, 4)) < EARLIEST);
  if (early.length > 0) return early.map((field) => ({ field, ...finding('rule.dayEarly', { year: String(EARLIEST) }) }));
  const field = named.at(-1) ?? 'toDate';
  const backward = backwardProblems({ fromDate, toDate }, field);
  if (backward.length > 0) return backward;
  return toDate >= addMonths(fromDate, 12 * mostYears) ? [{ field, ...finding('rule.periodLong', { smart_count: mostYears }) }] : [];
};

/** Days of which an end may be open. */
type Days = { readonly fromDate: string | null; readonly toDate: string | null };

/** The days with another first or last one (ISO, both included): the other end goes along where the period would end before it begins. */
export const withFrom = <Period extends Days>(period: Period, fromDate: Period['fromDate']): Period => ({ ...period, fromDate, toDate: fromDate !== null && period.toDate !== null && period.toDate < fromDate ? fromDate : period.toDate });
/** As `withFrom`, by its last day. */
export const withTo = <Period extends Days>(period: Period, toDate: Period['toDate']): Period => ({ ...period, toDate, fromDate: toDate !== null && period.fromDate !== null && toDate < period.fromDate ? toDate : period.fromDate });
