/** On which day something is paid once, as its kind allows. */
import { addMonths, firstOfMonth, lastOfMonth } from '../dates.ts';

export const MONTHS: readonly string[] = ['JANUARY', 'FEBRUARY', 'MARCH', 'APRIL', 'MAY', 'JUNE', 'JULY', 'AUGUST', 'SEPTEMBER', 'OCTOBER', 'NOVEMBER', 'DECEMBER'];

/** Name of the month of a day, as `Month` has it. */
export const monthOf = (day: string): string => MONTHS[Number(day.slice(5, 7)) - 1]!;

/** Whether a kind that names months, or none for any of them, is paid in the month of a day. */
export const isPayoutMonth = (months: readonly string[] | null, day: string): boolean => months === null || months.length === 0 || months.includes(monthOf(day));

/** A pay cycle by its days, its pay date among them. */
export type PayDay = { readonly fromDate: string; readonly toDate: string; readonly payDate: string };

/**
 * The next day from `earliest` on, in one of the months: the pay date of a cycle that is open, else the last day of the month, which is
 * when people are paid where no cycle says anything. `months` null or empty: any.
 */
export const nextPayoutDay = (earliest: string, months: readonly string[] | null, open: readonly PayDay[]): string => {
  let month = firstOfMonth(earliest);
  while (!isPayoutMonth(months, month)) month = addMonths(month, 1);
  const from = month > earliest ? month : earliest;
  const payDates = open.map(({ payDate }) => payDate).filter((day) => day >= from && firstOfMonth(day) === month);
  return payDates.toSorted()[0] ?? lastOfMonth(month);
};
