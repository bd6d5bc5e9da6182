import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './place.ts';
import { isAlive, workingFolder } from './processes.ts';

const file = (place: Place): string => join(place.cluster, 'postmaster.pid');

/** The process id of a postmaster that runs on this cluster now. A file left by one that is gone, or whose pid is another program's by now, is removed. */
export const runningPostmaster = (place: Place): number | undefined => {
  const pid = written(place);
  if (pid === undefined) return undefined;
  const folder = workingFolder(pid);
  if (isAlive(pid) && (folder === undefined || folder === place.cluster)) return pid;
  rmSync(file(place), { force: true });
  return undefined;
};

const written = (place: Place): number | undefined => {
  try {
    const pid = Number(readFileSync(file(place), 'utf8').split('\n', 1)[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
