import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ownHost, ownPort } from './options.ts';
import type { Place } from './place.ts';
import { isAlive, workingFolder } from './processes.ts';

const file = (place: Place): string => join(place.cluster, 'postmaster.pid');

/** The process id of a postmaster that runs on this cluster now. A file left by one that is gone, or whose pid is another program's by now, is removed. */
export const runningPostmaster = (place: Place): number | undefined => {
  const pid = written(place);
  if (pid === undefined) return undefined;
  if (runsHere(place, pid)) return pid;
  rmSync(file(place), { force: true });
  return undefined;
};

const runsHere = (place: Place, pid: number): boolean => {
  const folder = workingFolder(pid);
  return isAlive(pid) && (folder === undefined || folder === place.cluster);
};

/**
 * Whether somebody answers at the database's socket whose process cannot be seen from here: a server in another container
 * that has the same data folder. A second PostgreSQL on its files would destroy them.
 */
export const isServedElsewhere = async (place: Place): Promise<boolean> => {
  const pid = written(place);
  if (process.platform === 'win32' || (pid !== undefined && runsHere(place, pid))) return false;
  const socket = connect(join(ownHost(place), `.s.PGSQL.${ownPort}`));
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false; // nobody listens
  } finally {
    socket.destroy();
  }
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
