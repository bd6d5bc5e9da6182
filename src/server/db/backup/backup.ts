/** Writes everything that Tenure keeps into one file while it goes on serving: one consistent moment of the database, and the uploaded files. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import type { Settings } from '../../settings.ts';
import type { Database } from '../connection.ts';
import { asOwner } from '../owner.ts';
import type { OwnerConnection } from '../owner.ts';
import { DatabaseProblem } from '../problem.ts';
import { rootOf } from '../root-of.ts';
import { writeArchive } from './archive-writer.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { filesOf, storageFolder } from './files.ts';
import { formatNumber } from './manifest.ts';
import type { Manifest, Totals } from './manifest.ts';
import { silent, type Progress } from './progress.ts';
import { quoted, readPartitions, readTables } from './tables.ts';
import type { Table } from './tables.ts';

/** Bytes of a table that are held before they become one entry of the archive. */
const entrySize = 8 * 1024 * 1024;

/** Refuses when the file exists. What could not be finished leaves no file. Answers rows by table and the number of files. */
export const backup = async (db: Database, settings: Pick<Settings, 'storageUrl' | 'secretKey'>, file: string, progress: Progress = silent): Promise<Totals> => {
  if (existsSync(file)) throw new DatabaseProblem(`${file} exists already. Choose another name; a backup never overwrites a file.`);
  const part = `${file}.part`;
  const clear = (): void => rmSync(part, { force: true });
  process.once('exit', clear);
  try {
    clear();
    const archive = writeArchive(part);
    const totals = await asOwner(db, async (owner) => {
      // A key that was given by a setting is kept by whoever set it.
      const key = settings.secretKey ? null : rootOf(owner);
      return write(owner, archive, storageFolder(settings.storageUrl), key, progress);
    });
    await archive.add('totals.json', Buffer.from(JSON.stringify(totals)));
    await archive.end();
    renameSync(part, file);
    return totals;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).path === part) throw new DatabaseProblem(`${file} cannot be written. (${(error as Error).message})`, { cause: error });
    clear();
    throw error;
  } finally {
    process.off('exit', clear);
  }
};

const write = async (owner: OwnerConnection, archive: ArchiveWriter, storage: string | undefined, secretKey: Buffer | null, progress: Progress): Promise<Totals> => {
  await owner.query('begin isolation level repeatable read read only');
  const tables = (await readTables(owner)).filter(({ name }) => name !== 'migration_step');
  await archive.add('manifest.json', Buffer.from(JSON.stringify(await manifestOf(owner, tables, storage !== undefined))));
  if (secretKey) await archive.add('secret.key', Buffer.from(secretKey.toString('base64')));
  const rows: Record<string, number> = {};
  for (const [at, table] of tables.entries()) {
    rows[table.name] = (await owner.query<{ count: number }>(`select count(*)::int as count from ${quoted(table.name)}`))[0]?.count ?? 0;
    await copyTable(owner, archive, table);
    progress.count(`Saved ${at + 1} of ${tables.length} tables.`);
  }
  await owner.query('commit');
  let files = 0;
  for (const { name, path } of storage === undefined ? [] : filesOf(storage)) {
    if (await archive.addFile(`files/${name}`, path)) files += 1;
    progress.count(`Saved all tables and ${files} files.`);
  }
  return { rows, files };
};

const manifestOf = async (owner: OwnerConnection, tables: readonly Table[], files: boolean): Promise<Manifest> => ({
  product: 'tenure',
  format: formatNumber,
  madeAt: new Date().toISOString(),
  postgres: (await owner.query<{ version: string }>(`select current_setting('server_version') as version`))[0]?.version ?? '',
  steps: await owner.query('select file, step, checksum from migration_step order by file, step'),
  tables: [...tables],
  partitions: await readPartitions(owner),
  files,
});

/** `tables/NAME/00001.copy` and so on; an empty table has no entry. */
const copyTable = async (owner: OwnerConnection, archive: ArchiveWriter, table: Table): Promise<void> => {
  const order = table.key.length > 0 ? ` order by ${table.key.map(quoted).join(', ')}` : '';
  const source = owner.copyOut(`copy (select ${table.columns.map(quoted).join(', ')} from ${quoted(table.name)}${order}) to stdout`);
  let held: Buffer[] = [];
  let size = 0;
  let entries = 0;
  /** Each entry is loaded by itself, so it ends with a row: what comes of the next one waits for its end. */
  const flush = async (isEnd: boolean): Promise<void> => {
    const all = Buffer.concat(held);
    const end = isEnd ? all.length : all.lastIndexOf(10) + 1;
    const rest = all.subarray(end);
    held = rest.length > 0 ? [rest] : [];
    size = rest.length;
    if (end === 0) return;
    entries += 1;
    await archive.add(`tables/${table.name}/${String(entries).padStart(5, '0')}.copy`, all.subarray(0, end));
  };
  for await (const part of source) {
    held.push(part as Buffer);
    size += (part as Buffer).length;
    if (size >= entrySize) await flush(false);
  }
  await flush(true);
};
