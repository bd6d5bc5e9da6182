import { compareDecimals, fromScaled, toScaled } from '../decimal.ts';

/** Hours are kept with four decimals. */
const SCALE = 4;

type Expected = { readonly hoursPerDay: string; /** Null where the schedule tells no week of its own. */ readonly weeklyTargetEffort: string | null; readonly restDays: readonly string[] };

/** Hours that are expected in a whole week, decimal text: the weekly target of the work schedule, else the hours of a day on each day that is none of rest. */
export const weeklyTarget = ({ hoursPerDay, weeklyTargetEffort, restDays }: Expected): string => weeklyTargetEffort ?? fromScaled(toScaled(hoursPerDay, SCALE) * BigInt(Math.max(0, 7 - new Set(restDays).size)), SCALE);

/** How far hours are from what is expected: which way, and by how many. */
export const beyondTarget = (hours: string, target: string): { readonly way: 'LESS' | 'EQUAL' | 'MORE'; readonly hours: string } => {
  const way = compareDecimals(hours, target);
  const apart = toScaled(hours, SCALE) - toScaled(target, SCALE);
  return { way: way < 0 ? 'LESS' : way > 0 ? 'MORE' : 'EQUAL', hours: fromScaled(apart < 0n ? -apart : apart, SCALE) };
};
