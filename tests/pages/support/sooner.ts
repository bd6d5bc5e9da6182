import { vi } from 'vitest';

const TIMES = 20;

/**
 * Pauses that the product makes on purpose, for a test that only waits for what comes after: a timer of exactly so many milliseconds comes due twenty times
 * sooner, until globals are given back. All others keep theirs, so that what a test itself waits for does not run out.
 */
export const sooner = (...pauses: readonly number[]): void => {
  const { setTimeout: later } = globalThis;
  vi.stubGlobal('setTimeout', (act: () => void, pause = 0, ...given: unknown[]) => later(act, pauses.includes(pause) ? pause / TIMES : pause, ...given));
};
