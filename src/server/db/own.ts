/** Tenure's own database in DATA_DIR: started by this process, or visited while a server runs it. */
import type { Logger } from '../log.ts';
import { makeFolder } from '../make-folder.ts';
import type { Settings } from '../settings.ts';
import { asRole, createAppRole, createDatabase } from './bootstrap.ts';
import type { Base } from './connection.ts';
import { DataDirInUse, lockDataDir } from './launcher/lock.ts';
import { isServedElsewhere } from './launcher/pid-file.ts';
import { makePlace } from './launcher/place.ts';
import { probe } from './launcher/probe.ts';
import { ownHost, ownPort } from './launcher/options.ts';
import { ownerRole } from './launcher/initialise.ts';
import { readSecrets } from './launcher/secrets.ts';
import { startOwnDatabase } from './launcher.ts';
import { mostConnections } from './pools.ts';
import type { Login } from './pools.ts';
import { DatabaseProblem } from './problem.ts';

const name = 'tenure';
const appRole = `${name}_app`;

export const openOwn = async ({ dataDir, databaseConnections }: Pick<Settings, 'dataDir' | 'databaseConnections'>, log: Logger, as: 'own' | 'visit'): Promise<Base> => {
  makeFolder(dataDir);
  if (await isServedElsewhere(makePlace(dataDir))) {
    if (as === 'visit') return visit(dataDir);
    throw new DataDirInUse(`Another Tenure server, in a container of its own, already uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`);
  }
  const unlock = take(dataDir, as);
  return unlock ? start(dataDir, log, unlock, mostConnections(databaseConnections)) : visit(dataDir);
};

const take = (dataDir: string, as: 'own' | 'visit'): (() => void) | undefined => {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (as === 'visit' && error instanceof DataDirInUse) return undefined;
    throw error;
  }
};

const start = async (dataDir: string, log: Logger, unlock: () => void, connections: number): Promise<Base> => {
  try {
    const own = await startOwnDatabase(dataDir, log, true, connections);
    const login = { host: own.host, port: own.port, user: own.owner, password: own.secrets.owner };
    await createDatabase({ ...login, database: 'postgres' }, name);
    const owner = { ...login, database: name };
    await createAppRole(owner, appRole, own.secrets.app);
    const stop = async (): Promise<void> => {
      await own.stop();
      unlock();
    };
    return baseOf(owner, own.secrets.app, stop);
  } catch (error) {
    unlock();
    throw error;
  }
};

const visit = async (dataDir: string): Promise<Base> => {
  const place = makePlace(dataDir);
  const secrets = readSecrets(place.dataDir);
  const answer = secrets && (await probe(place, secrets.owner).catch(() => undefined));
  if (!secrets || !answer) throw new DatabaseProblem('The Tenure server on this data folder is still starting or stopping. Try again in a few seconds.');
  return baseOf({ host: ownHost(place), port: ownPort, user: ownerRole, password: secrets.owner, database: name }, secrets.app, async () => undefined);
};

const baseOf = (owner: Login, appPassword: string, stop: () => Promise<void>): Base => ({ owner, app: asRole(owner, appRole, appPassword), appRole, stop });
