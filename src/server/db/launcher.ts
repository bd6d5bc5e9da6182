/** Supervises the PostgreSQL that Tenure brings along: makes it, starts or adopts it, restarts it when it dies, stops it last. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../log.ts';
import { findBinaries } from './launcher/binaries.ts';
import { halt, send } from './launcher/halt.ts';
import { initialise, ownerRole } from './launcher/initialise.ts';
import { ownHost, ownPort } from './launcher/options.ts';
import { runningPostmaster } from './launcher/pid-file.ts';
import { makePlace } from './launcher/place.ts';
import type { Place } from './launcher/place.ts';
import { startPostmaster } from './launcher/postmaster.ts';
import { isAlive } from './launcher/processes.ts';
import { keepSecrets } from './launcher/secrets.ts';
import type { Secrets } from './launcher/secrets.ts';

export type OwnDatabase = {
  readonly host: string;
  readonly port: number;
  readonly owner: string;
  readonly secrets: Secrets;
  readonly place: Place;
  /** PostgreSQL's own version, for the administrator's status page. */
  readonly version: string;
  stop(): Promise<void>;
};

/** The data folder must be locked by the caller. `durable: false` only for throw-away test servers. `connections` is how many its server may open. */
export const startOwnDatabase = async (dataDir: string, log: Logger, durable = true, connections?: number): Promise<OwnDatabase> => {
  const place = makePlace(dataDir);
  const binaries = findBinaries(place.base, place.account);
  const secrets = keepSecrets(place.dataDir);
  if (await initialise(place, binaries, durable)) log.info({ cluster: place.cluster }, 'made a new database');
  const start = { place, binaries, password: secrets.owner, durable, ...(connections === undefined ? {} : { connections }), log };
  const leave = leaveNothingRunning(place);
  let current = await startPostmaster(start);
  log.info({ version: current.version, adopted: current.adopted }, current.adopted ? 'went on with the running database' : 'started the database');
  const stopping = new AbortController();
  const pause = (milliseconds: number): Promise<unknown> =>
    sleep(milliseconds, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);

  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await pause(500);
      if (stopping.signal.aborted || isAlive(current.pid)) continue;
      log.error({ pid: current.pid }, 'the database process ended: starting it again');
      try {
        current = await startPostmaster(start);
        log.info('the database runs again');
      } catch (error) {
        log.error({ err: error }, 'the database does not start: trying again in five seconds');
        await pause(5000);
      }
    }
  };
  const watching = watch();

  return {
    host: ownHost(place),
    port: ownPort,
    owner: ownerRole,
    secrets,
    place,
    version: current.version,
    stop: async () => {
      stopping.abort();
      await watching;
      await halt(place, current.pid, binaries);
      process.off('exit', leave);
    },
  };
};

/** A process that ends in the middle of a start or of a command takes its database along, the fast way: running transactions are undone. */
const leaveNothingRunning = (place: Place): (() => void) => {
  const leave = (): void => {
    const pid = process.platform === 'win32' ? undefined : runningPostmaster(place);
    if (pid !== undefined) send(pid, 'SIGINT');
  };
  process.once('exit', leave);
  return leave;
};
