/** Opens the database that the settings name: Tenure's own, or the one of DATABASE_URL. What features know of it is `Database`. */
import type { Logger } from '../log.ts';
import { makeFolder } from '../make-folder.ts';
import { rootKey } from '../secrets/root-key.ts';
import type { Settings } from '../settings.ts';
import { asRole, checkRights, checkVersion, createAppRole } from './bootstrap.ts';
import { handlesOf, keepHandles } from './handles.ts';
import { keepSecrets } from './launcher/secrets.ts';
import { openOwn } from './own.ts';
import { closePools, openPools } from './pools.ts';
import type { Login } from './pools.ts';
import { DatabaseProblem } from './problem.ts';

/** Opaque: asked through `withOrg` and `readOrg` only. */
export type Database = {
  /** A connection as the application role answers now, within two seconds. */
  ready(): Promise<boolean>;
  /** Waits five seconds for running transactions, closes every connection and stops the own server. */
  close(): Promise<void>;
};

/** Logins of both roles, and what to stop after the last connection is closed. */
export type Base = { readonly owner: Login; readonly app: Login; readonly appRole: string; stop(): Promise<void> };

/**
 * Starts or reaches the database and sees to its application role. Throws `DatabaseProblem` with a sentence for a person.
 * A data folder has one server: a second one is refused at once. Commands beside it come with 'visit': they use the
 * database of a server that runs, or start and stop it themselves.
 */
export const openDatabase = async (settings: Settings, log: Logger, as: 'own' | 'visit' = 'own'): Promise<Database> => {
  const base = settings.databaseUrl ? await openGiven(settings, settings.databaseUrl) : await openOwn(settings, log, as);
  return databaseOf(base, { ...settings, root: rootKey(settings) }, log);
};

/** A `Database` over servers and roles that exist. */
export const databaseOf = (base: Base, settings: Pick<Settings, 'databaseConnections' | 'prepare'> & { /** What every key comes from. */ readonly root: Buffer }, log: Logger): Database => {
  const handles = openPools({ ...base, connections: settings.databaseConnections, prepare: settings.prepare, root: settings.root, log });
  let closing: Promise<void> | undefined;
  const database: Database = {
    ready: () => answers(database),
    close: () => (closing ??= closePools(handles).then(() => base.stop())),
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

const openGiven = async (settings: Settings, url: URL): Promise<Base> => {
  const name = decodeURIComponent(url.pathname.slice(1));
  if (name === '') throw new DatabaseProblem('DATABASE_URL names no database. Example: DATABASE_URL=postgresql://user:secret@host:5432/tenure');
  const owner = { connectionString: url.href };
  await checkVersion(owner);
  await checkRights(owner);
  const appRole = `${name}_app`;
  if (settings.databaseAppUrl) return { owner, app: { connectionString: settings.databaseAppUrl.href }, appRole, stop: async () => undefined };
  makeFolder(settings.dataDir);
  const password = settings.databaseAppPassword ?? keepSecrets(settings.dataDir).app;
  await createAppRole(owner, appRole, password);
  return { owner, app: asRole(owner, appRole, password), appRole, stop: async () => undefined };
};
