/** What a rotation says of a day: the pattern is counted from its first day, and repeats. The same in SQL: src/server/people/day-sql.ts. */
import { daysBetween } from '../dates.ts';

export type RotationStep = { readonly workScheduleId: string | null; /** In a row, from 1. */ readonly days: number };

/** The shift of a day on or after `startsOn`, null on a day off; `startsAtDay` is the day of the pattern, from 1, with which the person begins. */
export const rotationDay = (steps: readonly RotationStep[], startsOn: string, startsAtDay: number, day: string): string | null => {
  const length = steps.reduce((sum, { days }) => sum + days, 0);
  let at = (daysBetween(startsOn, day) + startsAtDay - 1) % length;
  for (const { workScheduleId, days } of steps) {
    if (at < days) return workScheduleId;
    at -= days;
  }
  return null;
};
