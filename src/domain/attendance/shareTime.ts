import { minutesOfDay } from './minutesOfDay.ts';

type Hours = { readonly from: string | null; readonly to: string | null };

const DAY = 24 * 60;
/** A span whose end is before its beginning goes on over midnight. */
const isWithin = (time: number, from: number, to: number): boolean => (time - from + DAY) % DAY < (to - from + DAY) % DAY;

/** Whether two spans of a day ('22:00' to '06:00', over midnight where the end is before the beginning) have a minute in common. The whole day, without times, has one only with the whole day. */
export const shareTime = (one: Hours, other: Hours): boolean => {
  if (one.from === null || one.to === null || other.from === null || other.to === null) return one.from === other.from;
  const [a, b, c, d] = [minutesOfDay(one.from), minutesOfDay(one.to), minutesOfDay(other.from), minutesOfDay(other.to)];
  return isWithin(c, a, b) || isWithin(a, c, d);
};
