/** What somebody works on the days of a roster. Days are ISO days, times 'HH:MM' or 'HH:MM:SS' of the clock where the person works. */
import { minutesOff } from '../leave/hoursOff.ts';
import { daysBetween } from '../dates.ts';
import { minutesOfDay } from '../attendance/minutesOfDay.ts';

export type PlannedShift = { readonly id: string; readonly startsAt: string; readonly endsAt: string; /** Without breaks. */ readonly hours: number };
export type PlannedDay = { readonly day: string; /** Null on a day without work. */ readonly shift: PlannedShift | null; readonly isAway: boolean };

/** When a shift begins and ends, in minutes since midnight of `origin`. A shift whose end is not after its beginning ends on the next day. */
export const spanOf = (origin: string, day: string, { startsAt, endsAt }: Pick<PlannedShift, 'startsAt' | 'endsAt'>): readonly [from: number, to: number] => {
  const from = daysBetween(origin, day) * 24 * 60 + minutesOfDay(startsAt);
  return [from, from + (minutesOff(startsAt, endsAt) || 24 * 60)];
};
