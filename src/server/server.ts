/** The whole server in one process; tests start it the same way. */
import { join } from 'node:path';
import type { Resource } from '../domain/resource.ts';
import { makeReady, startBackground } from './background.ts';
import type { Background } from './background.ts';
import { catalogueOf } from './billing/provider/catalogue.ts';
import { openDatabase } from './db/connection.ts';
import type { Database } from './db/connection.ts';
import { makeJournalPartitions } from './db/journal/partitions.ts';
import { prepareJournal } from './db/journal/prepare-journal.ts';
import { migrate } from './db/migrate.ts';
import { unwritten, type Stored } from './db/unwritten.ts';
import { createHandler } from './http/handle.ts';
import { listen } from './http/listen.ts';
import type { Listening } from './http/listen.ts';
import type { Logger } from './log.ts';
import { resources } from './resource/registry.ts';
import { routesOf } from './routes.ts';
import { addressHere, WrongSettings } from './settings.ts';
import type { Settings } from './settings.ts';

export type Server = {
  /** Where the console is: `http://localhost:8080/v3/`. */
  readonly address: string;
  readonly port: number;
  readonly db: Database;
  stop(): Promise<void>;
};

/** Milliseconds that running requests get to end. */
const patience = 10_000;

/**
 * Opens the database, takes the port, migrates, then serves. Whatever fails on the way closes what was opened and is thrown.
 * `db` is given by tests that bring a migrated database.
 */
export const startServer = async (settings: Settings, log: Logger, db?: Database): Promise<Server> => {
  refuseCatalogue(settings);
  const database = db ?? (await openDatabase(settings, log));
  const closing: (() => Promise<void>)[] = [() => database.close()];
  const stop = async (): Promise<void> => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const http = await listen(settings.port, settings.host);
    let background: Background | undefined;
    // Nothing new comes in while what runs beside requests is brought to its end.
    closing.push(async () => void (await Promise.all([http.stop(patience), background?.stop()])));
    const found = atPort(settings, http);
    if (!db) {
      await prepare(database, found, log);
      background = await startBackground(database, found, log);
    }
    http.serve(createHandler({ routes: routesOf(consoleFolder), settings: found, db: database, log }));
    return { address: addressOf(settings, http), port: http.port, db: database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Before anybody is to be billed by it. */
const refuseCatalogue = (settings: Settings): void => {
  try {
    catalogueOf(settings);
  } catch (error) {
    throw new WrongSettings(`BILLING_CATALOGUE must be in the form of src/server/billing/provider/own/catalogue.json. (${(error as Error).message})`, { cause: error });
  }
};

/** Brings the database to the newest form, makes queues and the demo organisations that are missing. */
const prepare = async (db: Database, settings: Settings, log: Logger): Promise<void> => {
  await migrate(db, log);
  await sayUnwritten(db, log);
  await makeJournalPartitions(db);
  await prepareJournal(db, log);
  await makeReady(db, settings, log);
};

/** Whoever changed an entity and wrote no migration is told at the start, not by the first list that fails. */
const sayUnwritten = async (db: Database, log: Logger): Promise<void> => {
  const stored = ({ table, fields }: Pick<Resource, 'table' | 'fields'>): Stored => ({ table, columns: fields.filter(({ kind }) => kind !== 'rows' && kind !== 'count').map(({ column }) => column) });
  const missing = await unwritten(db, resources.flatMap((resource) => [stored(resource), ...resource.fields.flatMap(({ rows }) => (rows ? [stored(rows)] : []))]));
  if (missing.length > 0) log.error({ missing }, 'The database lacks what the schema declares. Write it by `npm run migration NAME`, and start again.');
};

const consoleFolder = join(import.meta.dirname, '../../dist/console');

/** Links in mails lead to the port that was free, where any would do and nobody said how the server is reached. */
const atPort = (settings: Settings, { port }: Listening): Settings =>
  settings.publicUrl.origin === addressHere(settings.host, 0) ? { ...settings, publicUrl: new URL(addressHere(settings.host, port)) } : settings;

const addressOf = ({ host }: Settings, { port }: Listening): string => `${addressHere(host, port)}/v3/`;
