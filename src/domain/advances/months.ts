import { addMonths } from '../dates.ts';

export const monthOf = (day: string): string => day.slice(0, 7);

export const firstDayOf = (month: string): string => `${month}-01`;

/** So many months after a month, both YYYY-MM. */
export const monthsLater = (month: string, count: number): string => monthOf(addMonths(firstDayOf(month), count));
