/** The calendar days that 'THIS_MONTH' or 'LAST_30_DAYS' mean. */
import { addDays, addMonths, firstOfMonth, lastOfMonth, weekday } from '../dates.ts';
import { countedDays, isRelativeDays } from './countedDays.ts';

/** Inclusive; without one the days have no end on that side. */
export type DayRange = { readonly from?: string; readonly to?: string };

const STEP = { THIS: 0, LAST: -1, NEXT: 1 } as const;

const quarterOf = (month: string): string => addMonths(month, -((Number(month.slice(5, 7)) - 1) % 3));

const period = (unit: string, step: number, today: string, weekStart: number): DayRange => {
  const month = firstOfMonth(today);
  if (unit === 'WEEK') {
    const first = addDays(today, 7 * step - ((weekday(today) - weekStart + 7) % 7));
    return { from: first, to: addDays(first, 6) };
  }
  if (unit === 'MONTH') return { from: addMonths(month, step), to: lastOfMonth(addMonths(month, step)) };
  if (unit === 'QUARTER') {
    const start = addMonths(quarterOf(month), 3 * step);
    return { from: start, to: lastOfMonth(addMonths(start, 2)) };
  }
  const year = Number(today.slice(0, 4)) + step;
  return { from: `${year}-01-01`, to: `${year}-12-31` };
};

/**
 * The calendar days that the text means on a day ('YYYY-MM-DD'). Of counted days today is one: LAST_7_DAYS ends today, NEXT_7_DAYS begins today.
 * `weekStart`: the day with which weeks begin, 1 Monday … 7 Sunday. Throws a RangeError for text that is not `isRelativeDays`.
 */
export const daysMeant = (text: string, today: string, weekStart = 1): DayRange => {
  const counted = countedDays(text);
  if (counted) return counted.side === 'LAST' ? { from: addDays(today, 1 - counted.days), to: today } : { from: today, to: addDays(today, counted.days - 1) };
  if (!isRelativeDays(text)) throw new RangeError(`Not relative days: ${String(text)}`);
  if (text === 'BEFORE_TODAY') return { to: addDays(today, -1) };
  if (text === 'AFTER_TODAY') return { from: addDays(today, 1) };
  const single = { TODAY: 0, YESTERDAY: -1, TOMORROW: 1 }[text];
  if (single !== undefined) return { from: addDays(today, single), to: addDays(today, single) };
  const [which, unit] = text.split('_') as [keyof typeof STEP, string];
  return period(unit, STEP[which], today, weekStart);
};
