const DAY = 24 * 60;
/** Longer over midnight is rather a beginning and an end that were mixed up. */
const MOST_OVER_MIDNIGHT = 12 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

export const isOverMidnight = (from: string, to: string): boolean => minutesOf(to) < minutesOf(from);

/** Whole minutes from one time of day to another, 'HH:MM' with or without seconds; an end before the beginning is on the next day. */
export const minutesOff = (from: string, to: string): number => minutesOf(to) - minutesOf(from) + (isOverMidnight(from, to) ? DAY : 0);

/** Whether an end is before its beginning, rather than on the next day. */
export const isBackwards = (from: string, to: string): boolean => isOverMidnight(from, to) && minutesOff(from, to) > MOST_OVER_MIDNIGHT;
