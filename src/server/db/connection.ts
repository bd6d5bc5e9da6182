/** Opens the database that the settings name: Tenure's own, or the one of DATABASE_URL. What features know of it is `Database`. */
import { mkdirSync } from 'node:fs';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings.ts';
import { asRole, checkVersion, createAppRole, createDatabase } from './bootstrap.ts';
import { handlesOf, keepHandles } from './handles.ts';
import { lockDataDir } from './launcher/lock.ts';
import { keepSecrets } from './launcher/secrets.ts';
import { startOwnDatabase } from './launcher.ts';
import { closePools, openPools } from './pools.ts';
import type { Login } from './pools.ts';
import { DatabaseProblem } from './problem.ts';

/** Opaque: asked through `withOrg` and `readOrg` only. */
export type Database = {
  /** A connection as the application role answers now, within two seconds. */
  ready(): Promise<boolean>;
  /** Waits for running transactions, closes every connection and stops the own server. */
  close(): Promise<void>;
};

/** Logins of both roles, and what to stop after the last connection is closed. */
export type Base = { readonly owner: Login; readonly app: Login; readonly appRole: string; stop(): Promise<void> };

/**
 * Starts or reaches the database and sees to its application role. Throws `DatabaseProblem` with a sentence for a person.
 * One server process a data folder.
 */
export const openDatabase = async (settings: Settings, log: Logger): Promise<Database> => {
  const base = settings.databaseUrl ? await openGiven(settings, settings.databaseUrl) : await openOwn(settings, log);
  return databaseOf(base, settings, log);
};

/** A `Database` over servers and roles that exist. */
export const databaseOf = (base: Base, settings: Pick<Settings, 'databaseConnections' | 'prepare'>, log: Logger): Database => {
  const handles = openPools({ ...base, connections: settings.databaseConnections, prepare: settings.prepare, log });
  const database: Database = {
    ready: () => answers(database),
    close: async () => {
      await closePools(handles);
      await base.stop();
    },
  };
  return keepHandles(database, handles);
};

const answers = async (database: Database): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => void setTimeout(resolve, 2000, false).unref());
  const asked = handlesOf(database)
    .app.query('select 1')
    .then(
      () => true,
      () => false,
    );
  return Promise.race([asked, late]);
};

const openOwn = async ({ dataDir }: Settings, log: Logger): Promise<Base> => {
  mkdirSync(dataDir, { recursive: true });
  const unlock = lockDataDir(dataDir);
  try {
    const own = await startOwnDatabase(dataDir, log);
    const login = { host: own.host, port: own.port, user: own.owner, password: own.secrets.owner };
    await createDatabase({ ...login, database: 'postgres' }, ownName);
    const owner = { ...login, database: ownName };
    await createAppRole(owner, `${ownName}_app`, own.secrets.app);
    const stop = async (): Promise<void> => {
      await own.stop();
      unlock();
    };
    return { owner, app: asRole(owner, `${ownName}_app`, own.secrets.app), appRole: `${ownName}_app`, stop };
  } catch (error) {
    unlock();
    throw error;
  }
};

const ownName = 'tenure';

const openGiven = async (settings: Settings, url: URL): Promise<Base> => {
  const name = decodeURIComponent(url.pathname.slice(1));
  if (name === '') throw new DatabaseProblem('DATABASE_URL names no database. Example: DATABASE_URL=postgresql://user:secret@host:5432/tenure');
  const owner = { connectionString: url.href };
  await checkVersion(owner);
  const appRole = `${name}_app`;
  if (settings.databaseAppUrl) return { owner, app: { connectionString: settings.databaseAppUrl.href }, appRole, stop: async () => undefined };
  mkdirSync(settings.dataDir, { recursive: true });
  const password = settings.databaseAppPassword ?? keepSecrets(settings.dataDir).app;
  await createAppRole(owner, appRole, password);
  return { owner, app: asRole(owner, appRole, password), appRole, stop: async () => undefined };
};
