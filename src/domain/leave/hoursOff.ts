import { minutesOfDay } from '../attendance/minutesOfDay.ts';

const DAY = 24 * 60;
/** Longer over midnight is rather a beginning and an end that were mixed up. */
const MOST_OVER_MIDNIGHT = 12 * 60;

export const isOverMidnight = (from: string, to: string): boolean => minutesOfDay(to) < minutesOfDay(from);

/** Whole minutes from one time of day to another, 'HH:MM' with or without seconds; an end before the beginning is on the next day. */
export const minutesOff = (from: string, to: string): number => minutesOfDay(to) - minutesOfDay(from) + (isOverMidnight(from, to) ? DAY : 0);

/** Whether an end is before its beginning, rather than on the next day. */
export const isBackwards = (from: string, to: string): boolean => isOverMidnight(from, to) && minutesOff(from, to) > MOST_OVER_MIDNIGHT;
