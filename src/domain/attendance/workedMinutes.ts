import type { PunchMark } from './nextPunch.ts';

/**
 * Whole minutes between check-ins and their check-outs of one day, cut down; a check-in that is open counts until `now`,
 * or not at all where `now` is null. Punches without a partner count nothing.
 */
export const workedMinutes = (punches: readonly Pick<PunchMark, 'type' | 'at'>[], now: Date | null): number => {
  let milliseconds = 0;
  let since: Date | null = null;
  for (const { type, at } of punches.toSorted((left, right) => left.at.getTime() - right.at.getTime())) {
    if (type === 'IN') since ??= at;
    else if (since !== null) {
      milliseconds += at.getTime() - since.getTime();
      since = null;
    }
  }
  if (since !== null && now !== null) milliseconds += Math.max(0, now.getTime() - since.getTime());
  return Math.floor(milliseconds / 60_000);
};
