/** Fiscal years and their quarters. A year is called by the calendar year in which it begins; its first month is a number, 4 for April. */
import { addDays, addMonths } from '../dates.ts';

export type Quarter = 1 | 2 | 3 | 4;

const two = (month: number): string => String(month).padStart(2, '0');

export const fiscalYearOf = (day: string, firstMonth: number): number => Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < firstMonth ? 1 : 0);

export const firstDayOfYear = (year: number, firstMonth: number): string => `${year}-${two(firstMonth)}-01`;

export const lastDayOfYear = (year: number, firstMonth: number): string => addDays(firstDayOfYear(year + 1, firstMonth), -1);

export const quarterOf = (day: string, firstMonth: number): Quarter => (Math.floor(((Number(day.slice(5, 7)) - firstMonth + 12) % 12) / 3) + 1) as Quarter;

/** The first day of the quarter in which the day lies. */
export const firstDayOfQuarter = (day: string, firstMonth: number): string => addMonths(firstDayOfYear(fiscalYearOf(day, firstMonth), firstMonth), (quarterOf(day, firstMonth) - 1) * 3);

/** The quarter of a plan for `year` that counts on a day: before its year the first, after it the last, which holds on until another plan does. */
export const quarterOfPlan = (year: number, day: string, firstMonth: number): Quarter => {
  const now = fiscalYearOf(day, firstMonth);
  if (now < year) return 1;
  return now > year ? 4 : quarterOf(day, firstMonth);
};
