/** When pictures of a screen are taken. The server reckons the moments and tells them, so the program and the server agree on each. */
import { finding, type Problem } from '../problem.ts';
import type { Span } from '../activity/span.ts';

export type ScreenshotPlan = {
  readonly schedule: 'FIXED' | 'RANDOM';
  /** A period in minutes. */
  readonly minutes: number;
  readonly screenshots: number;
  /** Beside them, at random moments. */
  readonly additional: number;
};

const MINUTE = 60_000;
/** Between two pictures of a computer, in milliseconds; less is a film. */
export const LEAST_DISTANCE = 2 * MINUTE;
/** So far from its moment a picture may be taken. Moments lie farther apart than twice that. */
export const TOLERANCE = 30_000;
const DAY_MINUTES = 24 * 60;

export const minutesOf = (frequency: number, unit: 'MINUTES' | 'HOURS'): number => (unit === 'HOURS' ? frequency * 60 : frequency);

/** Parts of a fixed schedule that have the most additional pictures have so many. */
const mostBetween = ({ screenshots, additional }: ScreenshotPlan): number => Math.ceil(additional / screenshots);

const fits = (plan: ScreenshotPlan): boolean => {
  const period = plan.minutes * MINUTE;
  if (plan.schedule === 'RANDOM') return (plan.screenshots + plan.additional) * LEAST_DISTANCE <= period;
  return (mostBetween(plan) + 1) * plan.screenshots * LEAST_DISTANCE <= period;
};

/** What is wrong with a plan: its period is longer than a day, or too short for so many pictures. */
export const planProblems = (plan: ScreenshotPlan): readonly Problem[] => {
  if (plan.minutes > DAY_MINUTES) return [{ field: 'frequency', ...finding('screenshotSetting.tooLong') }];
  if (fits(plan)) return [];
  return [{ field: fits({ ...plan, additional: 0 }) ? 'additionalPerFrequency' : 'screenshotsPerFrequency', ...finding('screenshotSetting.tooMany') }];
};

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
export const drawing = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** One moment in each of so many equal parts, none closer to the end of its part than the least distance. */
const oneInEach = ({ from, to }: Span, parts: number, draw: () => number): number[] => {
  const part = (to - from) / parts;
  return Array.from({ length: parts }, (_, at) => from + at * part + draw() * Math.max(0, part - LEAST_DISTANCE));
};

/** Of one period, in order of time and whole seconds. */
const ofPeriod = (plan: ScreenshotPlan, period: Span, draw: () => number): number[] => {
  if (plan.schedule === 'RANDOM') return oneInEach(period, plan.screenshots + plan.additional, draw);
  const part = (period.to - period.from) / plan.screenshots;
  return Array.from({ length: plan.screenshots }, (_, at) => period.from + at * part).flatMap((from, at) => {
    const more = Math.floor(plan.additional / plan.screenshots) + (at < plan.additional % plan.screenshots ? 1 : 0);
    return [from, ...oneInEach({ from: from + LEAST_DISTANCE, to: from + part }, more, draw)];
  });
};

/** The moments from the first to before the second, in milliseconds of the epoch. `seedOf` answers the seed of the period that begins then; periods are counted from the epoch. */
export const momentsWithin = (plan: ScreenshotPlan, { from, to }: Span, seedOf: (period: number) => number): number[] => {
  const length = plan.minutes * MINUTE;
  const moments: number[] = [];
  for (let start = Math.floor(from / length) * length; start < to; start += length)
    moments.push(...ofPeriod(plan, { from: start, to: start + length }, drawing(seedOf(start))).map((at) => Math.floor(at / 1000) * 1000));
  return moments.filter((at) => at >= from && at < to);
};

/** The moment at which a picture was taken, by the plan; undefined where none was to be taken. */
export const momentOf = (plan: ScreenshotPlan, takenAt: number, seedOf: (period: number) => number): number | undefined =>
  momentsWithin(plan, { from: takenAt - TOLERANCE, to: takenAt + TOLERANCE + 1 }, seedOf)[0];
