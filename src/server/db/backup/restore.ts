/** Puts a backup in place of what is there: the database in one transaction, then the files. A restore that fails leaves everything as it was. */
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { replaceRootKey } from '../../secrets/root-key.ts';
import type { Settings } from '../../settings.ts';
import type { Database } from '../connection.ts';
import { readSteps, withdrawn } from '../migrate.ts';
import { asOwner } from '../owner.ts';
import type { OwnerConnection } from '../owner.ts';
import { DatabaseProblem } from '../problem.ts';
import { destroyAgain, keyToKeep, readDestroyed } from './journal-keys.ts';
import { loadTable, prepareTables, settleTables } from './load.ts';
import { formatNumber, manifestSchema, totalsSchema } from './manifest.ts';
import type { Manifest, Totals } from './manifest.ts';
import { silent, type Progress } from './progress.ts';
import { receiveFiles } from './receive-files.ts';
import type { ReceivedFiles } from './receive-files.ts';
import { BrokenArchive, readTar } from './tar.ts';
import type { TarEntry } from './tar.ts';

/** `force` replaces data that is there. Nobody else may use the database meanwhile. */
export const restore = async (db: Database, settings: Pick<Settings, 'storageUrl' | 'dataDir' | 'secretKey'>, file: string, force: boolean, progress: Progress = silent): Promise<Totals> => {
  const entries = readTar(unpacked(file));
  const received = receiveFiles(settings.storageUrl);
  const { totals, secretKey, holdsFiles } = await asOwner(db, (owner) => replace(owner, entries, received, { force, isKeyGiven: settings.secretKey !== undefined, progress })).catch((error: unknown) => {
    received.drop();
    throw sentence(error, file);
  });
  if (secretKey) replaceRootKey(settings.dataDir, secretKey);
  // Files of a database whose files live in a bucket are not among what was saved.
  if (holdsFiles) received.keep();
  else received.drop();
  return totals;
};

/** Trouble with the file reaches whoever reads what comes out. */
const unpacked = (file: string): AsyncIterable<Buffer> => {
  const unzip = createGunzip();
  pipeline(createReadStream(file), unzip).catch(() => undefined);
  return unzip;
};

const sentence = (error: unknown, file: string): unknown => {
  const { code, path } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' && path === file) return new DatabaseProblem(`There is no file ${file}.`, { cause: error });
  if (path === file || code === 'EISDIR') return new DatabaseProblem(`${file} cannot be read. (${(error as Error).message})`, { cause: error });
  if (error instanceof BrokenArchive || code?.startsWith('Z_') || error instanceof SyntaxError) return new DatabaseProblem(`${file} cannot be restored: ${(error as Error).message} Nothing was changed.`, { cause: error });
  return error;
};

type How = { readonly force: boolean; /** By SECRET_KEY. */ readonly isKeyGiven: boolean; readonly progress: Progress };

const replace = async (owner: OwnerConnection, entries: AsyncGenerator<TarEntry>, received: ReceivedFiles, { force, isKeyGiven, progress }: How): Promise<{ totals: Totals; secretKey: Buffer | null; holdsFiles: boolean }> => {
  const manifest = await readManifest(entries);
  await owner.query('begin');
  await refuseIfUsed(owner, force);
  progress.begin('Making the tables.');
  const destroyed = await readDestroyed(owner);
  const keys = await prepareTables(owner, manifest);
  const rows: Record<string, number> = Object.fromEntries(manifest.tables.map(({ name }) => [name, 0]));
  let totals: Totals | undefined;
  const loaded = new Set<string>();
  progress.begin('Loading rows and files.');
  let brought: Buffer | null = null;
  for await (const entry of entries) {
    const [kind, name = ''] = entry.name.split('/');
    const table = kind === 'tables' ? manifest.tables.find((each) => each.name === name) : undefined;
    if (table) {
      rows[name] = (rows[name] ?? 0) + (await loadTable(owner, table, entry.body));
      loaded.add(name);
      progress.count(`Loaded ${sum(rows)} rows of ${loaded.size} of ${manifest.tables.length} tables.`);
    } else if (kind === 'files') {
      await received.add(entry);
      progress.count(`Loaded ${sum(rows)} rows and ${received.count()} files.`);
    } else if (entry.name === 'secret.key') brought = Buffer.from((await text(entry)).trim(), 'base64');
    else if (entry.name === 'totals.json') totals = totalsSchema.parse(await json(entry));
    else throw new BrokenArchive(`It holds ${entry.name}, which no backup has.`);
  }
  if (!totals) throw new BrokenArchive('The file ends too early: it was not copied whole.');
  const wrong = Object.entries(totals.rows).find(([name, count]) => rows[name] !== count);
  if (wrong || received.count() !== totals.files) throw new BrokenArchive(`It does not hold what it says (${wrong?.[0] ?? 'files'}).`);
  progress.begin('Checking what the rows refer to.');
  await settleTables(owner, manifest, keys);
  const secretKey = await keyToKeep(owner, brought, isKeyGiven);
  await destroyAgain(owner, destroyed);
  await owner.query('commit');
  return { totals, secretKey, holdsFiles: manifest.files };
};

const sum = (rows: Readonly<Record<string, number>>): number => Object.values(rows).reduce((all, count) => all + count, 0);

const readManifest = async (entries: AsyncGenerator<TarEntry>): Promise<Manifest> => {
  const first = await entries.next();
  if (first.done || first.value.name !== 'manifest.json') throw new BrokenArchive('It is not a backup of Tenure.');
  const parsed = manifestSchema.safeParse(await json(first.value));
  if (!parsed.success) throw new BrokenArchive('It is not a backup of Tenure.');
  const ours = new Map(readSteps().map(({ file, step, checksum }) => [`${file} ${step}`, checksum]));
  const foreign = parsed.data.steps.find(({ file, step, checksum }) => ours.get(`${file} ${step}`) !== checksum && !withdrawn.has(`${file} ${step} ${checksum}`));
  if (foreign || parsed.data.format > formatNumber) throw new BrokenArchive('It was made by a newer or other Tenure. Install that version first.');
  return parsed.data;
};

/** Looks at whether a connection that has just ended is gone, which PostgreSQL tells a moment later. */
const LOOKS = 10;
const BETWEEN = 100;

const isUsed = async (owner: OwnerConnection): Promise<boolean> => {
  // Within a transaction the first look would be answered again.
  await owner.query('select pg_stat_clear_snapshot()');
  return (await owner.query(`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'tenure' limit 1`)).length > 0;
};

const refuseIfUsed = async (owner: OwnerConnection, force: boolean): Promise<void> => {
  for (let looks = LOOKS; await isUsed(owner); looks -= 1) {
    if (looks === 0) throw new DatabaseProblem('A Tenure server is using this database. Stop it, then restore.');
    await pause(BETWEEN);
  }
  const [kept] = await owner.query<{ exists: boolean }>(`select to_regclass('public.organisation') is not null as exists`);
  const [filled] = kept?.exists ? await owner.query('select 1 from organisation limit 1') : [];
  if (filled && !force) throw new DatabaseProblem('The database holds data already. Restore with --force to replace all of it, or set DATA_DIR to an empty folder.');
};

const text = async (entry: TarEntry): Promise<string> => Buffer.concat(await Array.fromAsync(entry.body)).toString();
const json = async (entry: TarEntry): Promise<unknown> => JSON.parse(await text(entry)) as unknown;
