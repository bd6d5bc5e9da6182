/** To which day work counts that goes over midnight. Days are ISO days, times 'HH:MM' or 'HH:MM:SS' of the clock where the person works. */
import { addDays } from '../dates.ts';
import { toInstant } from '../values/zones.ts';
import { minutesOfDay } from './minutesOfDay.ts';
import { MOST_SHIFT_HOURS } from './nextPunch.ts';

export type ShiftHours = { readonly startsAt: string; readonly endsAt: string };

/** Somebody who comes so many hours before a shift comes for that one. */
const MOST_EARLY_HOURS = 2;

/** Days from that on which a shift is counted to that on which clocks show the time during it, or shortly before it: 1 after midnight of a shift that began before, -1 before midnight of one that begins after. */
const daysInto = (time: string, shift: ShiftHours | null): -1 | 0 | 1 => {
  if (shift === null) return 0;
  const { startsAt, endsAt } = shift;
  if (endsAt < startsAt) return time < endsAt ? 1 : 0;
  return time >= endsAt && 24 * 60 - minutesOfDay(time) + minutesOfDay(startsAt) <= MOST_EARLY_HOURS * 60 ? -1 : 0;
};

/** What a person works on a day and on those beside it, each null where that is nothing. */
export type ShiftsAround = { readonly before: ShiftHours | null; readonly on: ShiftHours | null; readonly after: ShiftHours | null };

/** The day to which a check-in counts: that of the shift which goes on over midnight, or begins shortly after it. */
export const shiftDay = (day: string, time: string, { before, on, after }: ShiftsAround): string => {
  if (before !== null && before.endsAt < before.startsAt && daysInto(time, before) === 1) return addDays(day, -1);
  const isOver = on === null || (on.endsAt >= on.startsAt && time >= on.endsAt);
  return isOver && after !== null && after.endsAt >= after.startsAt && 24 * 60 - minutesOfDay(time) + minutesOfDay(after.startsAt) <= MOST_EARLY_HOURS * 60 ? addDays(day, 1) : day;
};

export type DayTimes = { readonly workDate: string; readonly checkIn: string | null; readonly checkOut: string | null };
export type DayMoments = { /** ISO instants. */ readonly checkIn: string | null; readonly checkOut: string | null };

/** Longer than somebody is taken to be at work without a break. */
const isLongerThanShift = (from: string, to: string): boolean => Date.parse(to) - Date.parse(from) > MOST_SHIFT_HOURS * 3_600_000;

/**
 * When the times told of a day were. A check-out comes after its check-in, on the next day where it has to: after the one told with it, else after `recorded`, the
 * last check-in (ISO instant) of those that the day has, unless that makes more than the longest shift.
 */
export const momentsOf = ({ workDate, checkIn, checkOut }: DayTimes, shift: ShiftHours | null, zone: string, recorded: readonly string[] = []): DayMoments => {
  const next = addDays(workDate, 1);
  const came = checkIn === null ? null : toInstant(addDays(workDate, daysInto(checkIn, shift)), checkIn, zone);
  if (checkOut === null) return { checkIn: came, checkOut: null };
  const [same, following] = [toInstant(workDate, checkOut, zone), toInstant(next, checkOut, zone)] as const;
  if (same === null || following === null) return { checkIn: came, checkOut: null };
  if (came !== null) return { checkIn: came, checkOut: same < came ? following : same };
  const last = recorded.toSorted().at(-1);
  if (last === undefined) return { checkIn: null, checkOut: daysInto(checkOut, shift) === 1 ? following : same };
  return { checkIn: null, checkOut: recorded.every((at) => same < at) && !isLongerThanShift(last, following) ? following : same };
};
