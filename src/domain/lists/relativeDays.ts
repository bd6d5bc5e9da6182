/** Days told relative to today, as filters keep them: 'THIS_MONTH', 'LAST_30_DAYS'. They mean other days tomorrow. */
import { addDays, addMonths, firstOfMonth, lastOfMonth, weekday } from '../dates.ts';

/** The named ones, in the order in which they are offered. Weeks begin on Monday (ISO 8601), quarters in January, April, July and October. */
export const namedDays = [
  'TODAY', 'YESTERDAY', 'TOMORROW',
  'THIS_WEEK', 'LAST_WEEK', 'NEXT_WEEK',
  'THIS_MONTH', 'LAST_MONTH', 'NEXT_MONTH',
  'THIS_QUARTER', 'LAST_QUARTER', 'NEXT_QUARTER',
  'THIS_YEAR', 'LAST_YEAR', 'NEXT_YEAR',
  'BEFORE_TODAY', 'AFTER_TODAY',
] as const;
type NamedDays = (typeof namedDays)[number];

/** Inclusive; without one the days have no end on that side. */
export type DayRange = { readonly from?: string; readonly to?: string };
export type CountedDays = { readonly side: 'LAST' | 'NEXT'; readonly days: number };

const MOST_DAYS = 3660;

/** 'LAST_30_DAYS' → its parts; undefined for other text, and for more than ten years. */
export const countedDays = (text: string): CountedDays | undefined => {
  const [, side, digits] = /^(LAST|NEXT)_([1-9]\d{0,3})_DAYS$/.exec(text) ?? [];
  const days = Number(digits);
  return side === undefined || days > MOST_DAYS ? undefined : { side: side as CountedDays['side'], days };
};

export const isRelativeDays = (text: unknown): text is string => typeof text === 'string' && (namedDays.includes(text as NamedDays) || countedDays(text) !== undefined);

const STEP = { THIS: 0, LAST: -1, NEXT: 1 } as const;

const quarterOf = (month: string): string => addMonths(month, -((Number(month.slice(5, 7)) - 1) % 3));

const period = (unit: string, step: number, today: string): DayRange => {
  const month = firstOfMonth(today);
  if (unit === 'WEEK') {
    const monday = addDays(today, 1 - weekday(today) + 7 * step);
    return { from: monday, to: addDays(monday, 6) };
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
 * Throws a RangeError for text that is not `isRelativeDays`.
 */
export const daysMeant = (text: string, today: string): DayRange => {
  const counted = countedDays(text);
  if (counted) return counted.side === 'LAST' ? { from: addDays(today, 1 - counted.days), to: today } : { from: today, to: addDays(today, counted.days - 1) };
  if (!isRelativeDays(text)) throw new RangeError(`Not relative days: ${String(text)}`);
  if (text === 'BEFORE_TODAY') return { to: addDays(today, -1) };
  if (text === 'AFTER_TODAY') return { from: addDays(today, 1) };
  const single = { TODAY: 0, YESTERDAY: -1, TOMORROW: 1 }[text];
  if (single !== undefined) return { from: addDays(today, single), to: addDays(today, single) };
  const [which, unit] = text.split('_') as [keyof typeof STEP, string];
  return period(unit, STEP[which], today);
};
