import { fromScaled } from '../decimal.ts';
import { divideRounded } from '../money.ts';

/** Minutes as hours in decimal text with at most four decimals, rounded half up as durations everywhere: 40 are 0.6667. */
export const hoursText = (minutes: number): string => fromScaled(divideRounded(BigInt(minutes) * 10_000n, 60n, 'halfUp'), 4);

/** Hours as whole minutes, rounded: 0.3333 are 20. */
export const minutesOf = (hours: string | number): number => Math.round(Number(hours) * 60);
