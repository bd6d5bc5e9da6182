import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from '../log.ts';

/**
 * Calls `work` again and again in this process, without a wait while it finds something to do (answers more than 0),
 * else after `seconds`. What it throws is logged, and the wait grows to a minute while it goes on failing. Answers the
 * function that ends it and waits for the running call, which the signal tells that it should come to an end.
 */
export const poll = (name: string, seconds: number, log: Logger, work: (signal: AbortSignal) => Promise<number>): (() => Promise<void>) => {
  const ending = new AbortController();
  const loop = async (): Promise<void> => {
    let failures = 0;
    while (!ending.signal.aborted) {
      const found = await work(ending.signal).catch((error: unknown) => {
        failures += 1;
        log.warn({ err: error, name, failures }, 'polling failed');
        return -1;
      });
      if (found >= 0) failures = 0;
      if (found <= 0) await pause(1000 * Math.min(60, seconds * 2 ** failures), undefined, { signal: ending.signal }).catch(() => undefined);
    }
  };
  const ended = loop();
  return async () => {
    ending.abort();
    await ended;
  };
};
