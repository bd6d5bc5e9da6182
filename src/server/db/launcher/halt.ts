import { setTimeout as sleep } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import type { Place } from './place.ts';
import { isAlive } from './processes.ts';
import { runToEnd } from './run.ts';

/** Stops a postmaster the fast way (running transactions end, everything committed is on disk) and waits; after 30 seconds at once. */
export const halt = async (place: Place, pid: number, binaries: Binaries): Promise<void> => {
  if (process.platform === 'win32') {
    await runToEnd(binaries.pgCtl, ['stop', '-D', place.cluster, '-m', 'fast', '-w'], undefined, place.cluster);
    return;
  }
  for (const [signal, seconds] of [['SIGINT', 30], ['SIGQUIT', 10]] as const) {
    if (!send(pid, signal)) return;
    const until = Date.now() + seconds * 1000;
    while (Date.now() < until) {
      if (!isAlive(pid)) return;
      await sleep(20);
    }
  }
};

/** False when there is no such process. */
export const send = (pid: number, signal: NodeJS.Signals): boolean => {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
};
