import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeArchive } from '../../src/server/db/backup/archive-writer.ts';
import { backup } from '../../src/server/db/backup/backup.ts';
import { filesOf, storageFolder } from '../../src/server/db/backup/files.ts';
import { receiveFiles } from '../../src/server/db/backup/receive-files.ts';
import { restore } from '../../src/server/db/backup/restore.ts';
import { readForeignKeys, readPartitions, readTables, quoted } from '../../src/server/db/backup/tables.ts';
import type { Database } from '../../src/server/db/connection.ts';
import { allocate } from '../../src/server/db/ids.ts';
import { migrate, withdrawn } from '../../src/server/db/migrate.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { createLog } from '../../src/server/log.ts';
import { asAdministrator, createTestDatabase, databaseForThisTest } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

let folder: string;
let made: TestDatabase;
const settings = (name: string) => ({ storageUrl: pathToFileURL(`${join(folder, name)}/`), dataDir: join(folder, `${name} data`), secretKey: undefined });

const addOrganisation = (db: Database, code: string): Promise<unknown> =>
  asOwner(db, (owner) =>
    owner.query(`insert into organisation (org_code, id, name, code, created_by, updated_by) values ($1, 1, $2, $1, 'test', 'test')`, [code, `Organisation 'É' \\ \t ${code}`]),
  );

/** Every row of every table, and the constraints, as text. */
const contents = (db: Database): Promise<unknown> =>
  asOwner(db, async (owner) => {
    const rows: Record<string, unknown> = {};
    for (const { name } of await readTables(owner)) rows[name] = await owner.query(`select t::text from ${quoted(name)} t where $1 <> 'migration_step' order by 1`, [name]);
    return { rows, keys: await readForeignKeys(owner), partitions: await readPartitions(owner) };
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tenure backup '));
  made = await createTestDatabase();
  for (const org of ['demo', 'other']) {
    await addOrganisation(made.db, org);
    await withOrg(made.db, org, (tx) => allocate(tx, 'employee', 50_000));
  }
  mkdirSync(join(folder, 'files/demo/a'), { recursive: true });
  writeFileSync(join(folder, 'files/demo/a/photo'), Buffer.alloc(1_000_001, 7));
  writeFileSync(join(folder, 'files/demo/empty'), '');
});
afterAll(async () => {
  await made.drop();
  rmSync(folder, { recursive: true, force: true });
});

test('a backup restored elsewhere is the same, row by row and file by file', async () => {
  const file = join(folder, 'whole.backup');
  const totals = await backup(made.db, settings('files'), file);
  expect(totals).toMatchObject({ files: 2, rows: { organisation: 2, id_block: 2 } });
  const target = await databaseForThisTest();
  expect(await restore(target.db, settings('restored'), file, false)).toEqual(totals);
  expect(await contents(target.db)).toEqual(await contents(made.db));
  expect(readFileSync(join(folder, 'restored/demo/a/photo')).equals(readFileSync(join(folder, 'files/demo/a/photo')))).toBe(true);
  expect(await withOrg(target.db, 'demo', (tx) => allocate(tx, 'employee', 1))).toBe(50_001);
});

test('files of a restore take the place of those that are there and of nothing else, for the eyes of Tenure only', async () => {
  const here = join(folder, 'put back');
  mkdirSync(join(here, 'demo'), { recursive: true });
  mkdirSync(join(here, 'lost+found'));
  writeFileSync(join(here, 'demo/old'), 'old');
  const { storageUrl } = settings('put back');
  const received = receiveFiles(storageUrl);
  await received.add({ name: 'files/demo/a/photo', size: 5, body: Readable.from([Buffer.from('photo')]) });
  expect(filesOf(storageFolder(storageUrl)!).map(({ name }) => name)).toEqual(['demo/old']);
  received.keep();
  expect(new Set(readdirSync(here, { recursive: true, encoding: 'utf8' }))).toEqual(new Set(['demo', 'demo/a', 'demo/a/photo', 'lost+found']));
  expect([statSync(join(here, 'demo')).mode & 0o777, statSync(join(here, 'demo/a/photo')).mode & 0o777]).toEqual([0o700, 0o600]);
  receiveFiles(storageUrl).keep();
  expect(readdirSync(here)).toEqual(['lost+found']);
});

test('a file that is deleted while the backup runs is left out of it', async () => {
  const file = join(folder, 'gone.tar.gz');
  const archive = writeArchive(file);
  writeFileSync(join(folder, 'gone'), 'x');
  rmSync(join(folder, 'gone'));
  expect(await archive.addFile('files/demo/gone', join(folder, 'gone'))).toBe(false);
  await archive.end();
});

test('a backup that cannot be written, and one that cannot be read, say so', async () => {
  await expect(backup(made.db, settings('files'), join(folder, 'no folder/x.backup'))).rejects.toThrow(/x\.backup cannot be written\./);
  await expect(restore(made.db, settings('z'), folder, true)).rejects.toThrow(/cannot be read\./);
});

test('a backup of a database that ran a migration which was withdrawn is restored, and one of another Tenure is not', async () => {
  const source = await createTestDatabase();
  const target = await databaseForThisTest();
  const ran = (steps: Iterable<string>) => asOwner(source.db, async (owner) => {
    for (const [name, step, checksum] of Array.from(steps, (each) => each.split(' '))) await owner.query('insert into migration_step (file, step, checksum) values ($1, $2, $3)', [name, step, checksum]);
  });
  try {
    await addOrganisation(source.db, 'demo');
    await ran([...withdrawn].slice(0, 3));
    const [old, foreign] = [join(folder, 'withdrawn.backup'), join(folder, 'foreign.backup')];
    const totals = await backup(source.db, settings('withdrawn'), old);
    expect(await restore(target.db, settings('withdrawn restored'), old, true)).toEqual(totals);
    expect(await migrate(target.db, createLog('silent'))).toBe(0);
    await ran(['0999_of_tomorrow.sql 0 0']);
    await backup(source.db, settings('withdrawn'), foreign);
    await expect(restore(target.db, settings('foreign restored'), foreign, true)).rejects.toThrow(/newer or other Tenure/);
  } finally {
    await source.drop();
  }
});

test('a table of many megabytes is parted between rows, whatever their length', async () => {
  const [source, target] = [await createTestDatabase(), await createTestDatabase()];
  try {
    await asAdministrator(`insert into error_log (org_code, id, message, url) select 'demo', 'e' || n, repeat(md5(n::text), 30 + n % 7), '/' from generate_series(1, 12000) n`, source.name);
    const file = join(folder, 'large.backup');
    const totals = await backup(source.db, settings('large'), file);
    expect(await restore(target.db, settings('large-restored'), file, true)).toEqual(totals);
  } finally {
    await source.drop();
    await target.drop();
  }
}, 120_000);

test('never overwrites a file, and replaces data only when told to', async () => {
  const file = join(folder, 'kept.backup');
  await backup(made.db, settings('files'), file);
  await expect(backup(made.db, settings('files'), file)).rejects.toThrow(/exists already/);
  const target = await databaseForThisTest();
  await addOrganisation(target.db, 'mine');
  await expect(restore(target.db, settings('x'), file, false)).rejects.toThrow(/--force/);
  // What has just ended is there for a moment; a server that goes on is not waited for.
  const ending = new pg.Client({ connectionString: target.url, application_name: 'tenure' });
  await ending.connect();
  await expect(restore(target.db, settings('x'), file, true)).rejects.toThrow(/is using this database/);
  setTimeout(() => void ending.end(), 300);
  await restore(target.db, settings('x'), file, true);
  expect(await contents(target.db)).toEqual(await contents(made.db));
});

test('a file that was cut short, or is something else, changes nothing', async () => {
  const file = join(folder, 'short.backup');
  await backup(made.db, settings('files'), file);
  truncateSync(file, 5000);
  const target = await databaseForThisTest();
  const before = await contents(target.db);
  await expect(restore(target.db, settings('y'), file, true)).rejects.toThrow(/cannot be restored/);
  writeFileSync(join(folder, 'text.backup'), 'hello');
  await expect(restore(target.db, settings('y'), join(folder, 'text.backup'), true)).rejects.toThrow(/cannot be restored/);
  await expect(restore(target.db, settings('y'), join(folder, 'none.backup'), true)).rejects.toThrow(/no file/);
  expect(await contents(target.db)).toEqual(before);
});
