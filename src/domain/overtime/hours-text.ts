import { fromScaled } from '../decimal.ts';

/** Minutes as hours in decimal text with at most four decimals, cut down: of no minute more is said than was worked. */
export const hoursText = (minutes: number): string => fromScaled((BigInt(minutes) * 10_000n) / 60n, 4);

/** Hours as whole minutes, rounded: 0.3333 are 20. */
export const minutesOf = (hours: string | number): number => Math.round(Number(hours) * 60);
