import { setTimeout as sleep } from 'node:timers/promises';

const retried = new Set(['40001', '40P01']);
const attempts = 6;

/** Runs again after a serialisation failure or deadlock, six times at most, waiting longer each time by chance so that two rivals part. */
export const retrying = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === attempts || !retried.has((error as { code?: string }).code ?? '')) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
};
