/** What a pay cycle says for everything that is reckoned in it. */
import { addDays, addMonths, firstOfMonth, lengthOfRange } from '../../dates.ts';
import type { RoundOff } from '../salary/round-off.ts';

export type PayPart = 'WHOLE' | 'FIRST' | 'CLOSING';

export type PayTerms = {
  readonly cycleId: string;
  /** ISO days, inclusive. */
  readonly fromDate: string;
  readonly toDate: string;
  readonly payDate: string;
  /** Of the cycle, by the calendar. */
  readonly days: number;
  readonly period: 'MONTH' | 'HALF_MONTH';
  /** The closing half pays what the first half left of the month, and what is not paid by the month. */
  readonly part: PayPart;
  /** YYYY-MM: the month whose pay it is, that of the last day. */
  readonly month: string;
  /** From 1 to 12, in the fiscal year. */
  readonly fiscalMonth: number;
  /** ISO days, inclusive, of whole calendar months. */
  readonly fiscalYear: { readonly from: string; readonly to: string };
  /** ISO 3166. */
  readonly country: string;
  readonly currency: string;
  readonly roundOff: RoundOff;
};

const MONTHS = ['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'];

/** From 1 to 12: which month of the fiscal year a day lies in. */
export const fiscalMonthOf = (day: string, fiscalYearStart: string): number => ((Number(day.slice(5, 7)) - 1 - MONTHS.indexOf(fiscalYearStart) + 12) % 12) + 1;

export type CycleDays = { readonly cycleId: string; readonly fromDate: string; readonly toDate: string; readonly payDate: string };
type Settings = { readonly fiscalYearStart: string; readonly country: string; readonly currency: string; readonly roundOff: RoundOff };

/** Whether the days are a month (28 to 31) or half of one (13 to 16); null where they are neither, and nothing says how much of a month they pay. */
export const payPeriod = ({ fromDate, toDate }: Pick<CycleDays, 'fromDate' | 'toDate'>): PayTerms['period'] | null => {
  const days = lengthOfRange(fromDate, toDate);
  if (days >= 28 && days <= 31) return 'MONTH';
  return days >= 13 && days <= 16 ? 'HALF_MONTH' : null;
};

/** A half that ends within the first fifteen days of a month is the first of that month. Null where the cycle is neither a month nor half of one. */
export const payTerms = (cycle: CycleDays, { fiscalYearStart, country, currency, roundOff }: Settings): PayTerms | null => {
  const period = payPeriod(cycle);
  if (period === null) return null;
  const { toDate } = cycle;
  const part: PayPart = period === 'MONTH' ? 'WHOLE' : Number(toDate.slice(8)) <= 15 ? 'FIRST' : 'CLOSING';
  const fiscalMonth = fiscalMonthOf(toDate, fiscalYearStart);
  const from = addMonths(firstOfMonth(toDate), 1 - fiscalMonth);
  return { ...cycle, days: lengthOfRange(cycle.fromDate, toDate), period, part, month: toDate.slice(0, 7), fiscalMonth, fiscalYear: { from, to: addDays(addMonths(from, 12), -1) }, country, currency, roundOff };
};
