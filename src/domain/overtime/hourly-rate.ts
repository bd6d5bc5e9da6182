import { dividedBy, ratioOf, times } from '../payroll/formula/ratio.ts';
import type { Ratio } from '../payroll/formula/ratio.ts';
import type { HourlyTerms } from './terms.ts';

/** What an hour of work is worth: the pay of a month, divided by its days and by the hours of a day. Nothing is rounded. Salaries are kept by the month, also of those who are paid by the day or hour. */
export const hourlyRate = ({ monthDays, dayHours }: Pick<HourlyTerms, 'monthDays' | 'dayHours'>, monthly: Ratio): Ratio => dividedBy(monthly, times(ratioOf(monthDays), ratioOf(dayHours)));
