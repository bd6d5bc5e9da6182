/** To which day work counts that goes over midnight. Days are ISO days, times 'HH:MM' or 'HH:MM:SS' of the clock where the person works. */
import { addDays } from '../dates.ts';
import { toInstant } from '../values/zones.ts';
import { MOST_SHIFT_HOURS } from './nextPunch.ts';

export type ShiftHours = { readonly startsAt: string; readonly endsAt: string };

const isNextDay = (time: string, { startsAt, endsAt }: ShiftHours): boolean => endsAt < startsAt && time < endsAt;

/** The day to which a check-in counts: before the end of a shift that goes over midnight, the day on which that shift began. */
export const shiftDay = (day: string, time: string, shift: ShiftHours | null): string => (shift !== null && isNextDay(time, shift) ? addDays(day, -1) : day);

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
  const isLate = (time: string): boolean => shift !== null && isNextDay(time, shift);
  const came = checkIn === null ? null : toInstant(isLate(checkIn) ? next : workDate, checkIn, zone);
  if (checkOut === null) return { checkIn: came, checkOut: null };
  const [same, following] = [toInstant(workDate, checkOut, zone), toInstant(next, checkOut, zone)] as const;
  if (same === null || following === null) return { checkIn: came, checkOut: null };
  if (came !== null) return { checkIn: came, checkOut: same < came ? following : same };
  const last = recorded.toSorted().at(-1);
  if (last === undefined) return { checkIn: null, checkOut: isLate(checkOut) ? following : same };
  return { checkIn: null, checkOut: recorded.every((at) => same < at) && !isLongerThanShift(last, following) ? following : same };
};
