/** Days that return every year: birthdays and days of joining. */
import { addDays } from '../dates.ts';
import { daysOf } from './working-days.ts';

/** Month and day as 'MM-DD' → the day on which it is kept, for today and the days after it. 29 February is kept on the 28th of common years. */
export const yearlyDays = (today: string, ahead: number): ReadonlyMap<string, string> => {
  const days = daysOf(today, addDays(today, ahead));
  const kept = new Map<string, string>();
  for (const day of days) {
    const of = day.slice(5);
    if (!kept.has(of)) kept.set(of, day);
    if (of === '02-28' && !Temporal.PlainDate.from(day).inLeapYear && !kept.has('02-29')) kept.set('02-29', day);
  }
  return kept;
};

/** Years from a day to its anniversary. */
export const yearsAt = (from: string, anniversary: string): number => Number(anniversary.slice(0, 4)) - Number(from.slice(0, 4));
