/** Whether two people may swap shifts, as far as their days say. */
import { addDays } from '../dates.ts';
import { spanOf, type PlannedDay } from './plannedDay.ts';

/** A day of one of both, as it is published. */
export type SwapDay = PlannedDay & { /** By a published shift or a rotation: what the work schedule says is not swapped. */ readonly isRostered: boolean };
export type SwapSide = { readonly name: string; /** By day, with the days before and after. */ readonly days: ReadonlyMap<string, SwapDay> };

export type SwapProblem = { readonly field: 'day' | 'colleague' | 'colleagueDay'; readonly kind: 'noShift' | 'notFree' | 'isAway' | 'sameShift'; readonly name: string; readonly day: string };

/** Whether the shift of another one, on `day`, would meet what the person works then or the days around; their own shift of `without` goes away. */
const meets = ({ days }: SwapSide, day: string, shift: SwapDay['shift'], without: string | null): boolean =>
  [-1, 0, 1].some((by) => {
    const near = days.get(addDays(day, by));
    if (near === undefined || near.shift === null || near.day === without) return false;
    if (by === 0) return true;
    const [from, to] = spanOf(day, near.day, near.shift);
    const [start, end] = spanOf(day, day, shift!);
    return from < end && start < to;
  });

/** What keeps `mine` from giving the shift of `day` to `theirs`, who gives that of `otherDay` or, where that is null, none; null where nothing does. */
export const swapProblem = (mine: SwapSide, theirs: SwapSide, day: string, otherDay: string | null): SwapProblem | null => {
  const given = mine.days.get(day);
  if (given === undefined || given.shift === null || !given.isRostered) return { field: 'day', kind: 'noShift', name: mine.name, day };
  const taken = otherDay === null ? null : theirs.days.get(otherDay);
  if (taken === undefined || (taken !== null && (taken.shift === null || !taken.isRostered))) return { field: 'colleagueDay', kind: 'noShift', name: theirs.name, day: otherDay! };
  if (taken !== null && otherDay === day && taken.shift!.id === given.shift.id) return { field: 'colleagueDay', kind: 'sameShift', name: theirs.name, day };
  if (theirs.days.get(day)?.isAway !== false) return { field: 'colleague', kind: 'isAway', name: theirs.name, day };
  if (meets(theirs, day, given.shift, otherDay)) return { field: 'colleague', kind: 'notFree', name: theirs.name, day };
  if (taken === null) return null;
  if (mine.days.get(otherDay!)?.isAway !== false) return { field: 'colleagueDay', kind: 'isAway', name: mine.name, day: otherDay! };
  return meets(mine, otherDay!, taken.shift, day) ? { field: 'colleagueDay', kind: 'notFree', name: mine.name, day: otherDay! } : null;
};
