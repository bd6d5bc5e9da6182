/** What a part of a salary pays in a pay cycle. */
import { addDays, addMonths, lengthOfRange } from '../../dates.ts';
import { dividedBy, minus, roundedTo, times, whole, zero } from '../formula/ratio.ts';
import type { Ratio } from '../formula/ratio.ts';
import { roundOff, unitOf } from '../salary/round-off.ts';
import type { HeldSalary, SalaryPart, Segment } from './held-salaries.ts';
import type { PayTerms } from './pay-terms.ts';

const MONTHS_OF = { MONTHLY: 1, QUARTERLY: 3, HALF_YEARLY: 6, ANNUALLY: 12 } as const;

/** Whole units of the organisation's rounding, down: what is left comes with the part that closes. */
const down = (value: Ratio, { roundOff: settings }: Pick<PayTerms, 'roundOff'>): Ratio => roundedTo(value, unitOf(settings), 'down');

/** A month of the part, of which the first half is rounded down and the closing half pays the rest; zero where it is not paid by the month. */
export const cycleAmount = ({ monthly, lastMonth }: Pick<SalaryPart, 'monthly' | 'lastMonth'>, terms: PayTerms): Ratio => {
  const month = (terms.fiscalMonth === 12 ? lastMonth : null) ?? monthly ?? zero;
  if (terms.part === 'WHOLE') return month;
  const first = down(dividedBy(month, whole(2)), terms);
  return terms.part === 'FIRST' ? first : minus(month, first);
};

/** So many of so many days of an amount, rounded as the organisation rounds; all of them are the amount itself. `days` and `of` are of one unit. */
export const shareOfDays = (amount: Ratio, days: number, of: number, { roundOff: settings }: Pick<PayTerms, 'roundOff'>): Ratio =>
  days === of ? amount : roundOff(dividedBy(times(amount, whole(days)), whole(of)), settings);

type Days = { readonly from: string; readonly to: string };

/** The quarter, half or year of the fiscal year that the cycle lies in. */
const periodDays = (months: number, { fiscalMonth, fiscalYear }: PayTerms): Days & { readonly index: number } => {
  const index = Math.floor((fiscalMonth - 1) / months);
  const from = addMonths(fiscalYear.from, index * months);
  return { from, to: addDays(addMonths(from, months), -1), index };
};

/** Whether a part that is not paid by the month is paid in the cycle: with the last month of its quarter, half or year, or when somebody leaves. */
export const isDue = ({ period }: Pick<SalaryPart, 'period'>, { part, fiscalMonth }: PayTerms, leaves: boolean): boolean => period !== 'MONTHLY' && (leaves || (part !== 'FIRST' && fiscalMonth % MONTHS_OF[period] === 0));

/** All of its quarter, half or year: cut down to whole units, of which the last brings what is left of the year. */
const periodAmount = ({ annual, period }: SalaryPart, index: number, terms: PayTerms): Ratio => {
  const times12 = 12 / MONTHS_OF[period];
  const each = down(dividedBy(annual, whole(times12)), terms);
  return index === times12 - 1 ? minus(annual, times(each, whole(times12 - 1))) : each;
};

type Due = { readonly part: SalaryPart; readonly salary: HeldSalary; readonly amount: Ratio };

/**
 * What is not paid by the month and due in the cycle: of each salary that held in its quarter, half or year, the share of the days, rounded; in the order of the days.
 * `segmentsIn` answers the salaries on the days of a period, at most until the last day of work.
 */
export const dueParts = (terms: PayTerms, leaves: boolean, segmentsIn: (days: Days) => readonly Segment[]): readonly Due[] =>
  (['QUARTERLY', 'HALF_YEARLY', 'ANNUALLY'] as const).flatMap((period) => {
    if (!isDue({ period }, terms, leaves)) return [];
    const { from, to, index } = periodDays(MONTHS_OF[period], terms);
    const all = lengthOfRange(from, to);
    return segmentsIn({ from, to }).flatMap(({ salary, days }) => salary.parts.filter((part) => part.period === period).map((part): Due => ({ part, salary, amount: shareOfDays(periodAmount(part, index, terms), days, all, terms) })));
  });
