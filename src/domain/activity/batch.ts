/** What a computer sends at once, and when it is to be believed. */
import { domainKey } from './classify.ts';
import type { Interval, State } from './interval.ts';
import { without } from './span.ts';

export const batchLimits = { intervals: 500, bytes: 262_144, hours: 24, skewHours: 24, applicationLength: 120 } as const;

export type SentInterval = { readonly from: number; readonly to: number; readonly state: State; readonly application: string | null; readonly host: string | null };
export type BatchProblem = { readonly field: string; readonly message: string };

/** Less than so many milliseconds between the clocks is the way that the request took. */
const SAME_CLOCK = 5_000;
/** Times are told in whole seconds by some. */
const ROUNDED = 1_000;

/** How far the computer's clock is behind ours, in milliseconds. `sentAt` is when it sent by its own clock. */
export const skewOf = (sentAt: number, now: number): number => (Math.abs(now - sentAt) < SAME_CLOCK ? 0 : now - sentAt);

/**
 * The intervals by our clock, in order of time, or what is wrong with them: a clock that is wrong by more than a day, an interval that ends before it begins, is longer than a day or lies in the
 * future, and an address in the place of a host. One problem refuses all, so that a program that errs is noticed.
 */
export const readBatch = (sent: readonly SentInterval[], sentAt: number, now: number): { readonly intervals: readonly Interval[]; readonly problems: readonly BatchProblem[] } => {
  const skew = skewOf(sentAt, now);
  if (Math.abs(skew) > batchLimits.skewHours * 3_600_000) return { intervals: [], problems: [{ field: 'sentAt', message: 'The clock of the computer is wrong by more than a day.' }] };
  const problems: BatchProblem[] = [];
  const intervals = sent.map(({ from, to, state, application, host }, at): Interval => {
    const wrong = (field: string, message: string): void => void problems.push({ field: `intervals.${at}.${field}`, message });
    const domain = host === null || host.trim() === '' ? null : domainKey(host);
    if (to <= from) wrong('to', 'An interval ends after it begins.');
    else if (to - from > batchLimits.hours * 3_600_000) wrong('to', 'An interval lasts a day at most.');
    if (to + skew > now + ROUNDED) wrong('to', 'The interval lies in the future.');
    if (host !== null && host.trim() !== '' && domain === null) wrong('host', 'Only the host of an address, without scheme, path or port.');
    return { from: from + skew, to: Math.min(to + skew, now), state, application: application?.trim() || null, host: domain };
  });
  return problems.length > 0 ? { intervals: [], problems } : { intervals: intervals.filter(({ from, to }) => from < to).toSorted((a, b) => a.from - b.from), problems };
};

/** What of the intervals one computer has not told before, neither earlier nor in the same batch: what came first stays. */
export const untold = <One extends Interval>(intervals: readonly One[], told: readonly { readonly from: number; readonly to: number }[]): One[] => {
  const known = [...told];
  return intervals.flatMap((interval) => {
    const left = without(interval, known);
    known.push(...left);
    return left.map((span) => ({ ...interval, ...span }));
  });
};
