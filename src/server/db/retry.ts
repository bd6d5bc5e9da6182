import { setTimeout as sleep } from 'node:timers/promises';

/** Codes of what the transaction that met them runs again for. */
export const retried: ReadonlySet<string> = new Set(['40001', '40P01']);
/** More than the connections of a pool, so that of as many rivals as there can be the last has its turn. */
export const attempts = 14;
/** Milliseconds waited at most before another attempt. */
const longest = 640;

/** Runs again after a serialisation failure or deadlock, a dozen times at most, waiting longer each time by chance so that rivals part. */
export const retrying = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !retried.has((error as { code?: string }).code ?? '')) throw error;
      await sleep(Math.random() * Math.min(longest, 10 * 2 ** attempt));
    }
  }
};
