import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '../../src/server/db/migrate.ts';
import { asOwner } from '../../src/server/db/owner.ts';
import { createLog } from '../../src/server/log.ts';
import { databaseForThisTest } from '../support/database.ts';

const log = createLog('silent');
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'tenure-migrations-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, ...steps: string[]): void => writeFileSync(join(folder, name), steps.join('\n--> statement-breakpoint\n'));

test('runs the files in order, once', async () => {
  const { db } = await databaseForThisTest({ from: 'template1' });
  write('0001_second.sql', 'insert into thing values (2)');
  write('0000_first.sql', 'create table thing (id int primary key)', 'insert into thing values (1)');
  expect(await migrate(db, log, folder)).toBe(3);
  expect(await migrate(db, log, folder)).toBe(0);
  expect(await asOwner(db, (owner) => owner.query('select id from thing order by id'))).toEqual([{ id: 1 }, { id: 2 }]);
});

test('goes on where it stopped after a failure in the middle', async () => {
  const { db } = await databaseForThisTest({ from: 'template1' });
  write('0000_first.sql', 'create table thing (id int primary key)', 'insert into thing values (1), (1)', 'insert into thing values (9)');
  await expect(migrate(db, log, folder)).rejects.toThrow(/Step 2 of 0000_first.sql failed: duplicate key/);
  write('0000_first.sql', 'create table thing (id int primary key)', 'insert into thing values (1)', 'insert into thing values (9)');
  expect(await migrate(db, log, folder)).toBe(2);
  expect(await asOwner(db, (owner) => owner.query('select id from thing order by id'))).toEqual([{ id: 1 }, { id: 9 }]);
});

test('a step and its record are one: killed in the middle of a step, it runs again whole', async () => {
  const { db } = await databaseForThisTest({ from: 'template1' });
  write('0000_first.sql', 'create table thing (id int primary key)');
  await migrate(db, log, folder);
  write('0000_first.sql', 'create table thing (id int primary key)', 'do $$ begin insert into thing values (1); perform pg_sleep(5); end $$');
  const running = expect(migrate(db, log, folder)).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 400));
  await asOwner(db, (owner) => owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like 'do $$ begin insert%' and pid <> pg_backend_pid()`));
  await running;
  write('0000_first.sql', 'create table thing (id int primary key)', 'insert into thing values (1)');
  expect(await migrate(db, log, folder)).toBe(1);
});

test('while a database is made the steps of a file are one: killed in the middle of the last, all of them run again', async () => {
  const { db } = await databaseForThisTest({ from: 'template1' });
  write('0000_first.sql', 'create table other (id int)');
  write('0001_second.sql', 'create table thing (id int primary key)', 'do $$ begin insert into thing values (1); perform pg_sleep(5); end $$');
  const running = expect(migrate(db, log, folder)).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 400));
  await asOwner(db, (owner) => owner.query(`select pg_terminate_backend(pid) from pg_stat_activity where query like '%perform pg_sleep(5)%' and pid <> pg_backend_pid()`));
  await running;
  expect(await asOwner(db, (owner) => owner.query('select file, step from migration_step'))).toEqual([{ file: '0000_first.sql', step: 0 }]);
  write('0001_second.sql', 'create table thing (id int primary key)', 'insert into thing values (1)');
  expect(await migrate(db, log, folder)).toBe(2);
});

test('a step that cannot go together with others goes alone', async () => {
  const { db } = await databaseForThisTest({ from: 'template1' });
  write('0000_first.sql', 'create table thing (id int)', "create type shade as enum ('DARK')", "alter type shade add value 'LIGHT'", 'alter table thing add column shade shade', "insert into thing values (1, 'LIGHT')");
  expect(await migrate(db, log, folder)).toBe(5);
  expect(await asOwner(db, (owner) => owner.query('select shade from thing'))).toEqual([{ shade: 'LIGHT' }]);
});

test('several servers that start at once migrate once', async () => {
  const { db } = await databaseForThisTest({ from: 'template1' });
  write('0000_first.sql', 'create table thing (id int)', ...Array.from({ length: 10 }, (_, index) => `insert into thing values (${index})`));
  await Promise.all([migrate(db, log, folder), migrate(db, log, folder), migrate(db, log, folder)]);
  expect(await asOwner(db, (owner) => owner.query('select count(*)::int as count from thing'))).toEqual([{ count: 10 }]);
});

test('refuses a migration that was changed after it ran', async () => {
  const { db } = await databaseForThisTest({ from: 'template1' });
  write('0000_first.sql', 'create table thing (id int)');
  await migrate(db, log, folder);
  write('0000_first.sql', 'create table thing (id bigint)');
  await expect(migrate(db, log, folder)).rejects.toThrow(/has run with another text/);
});

test('the whole of the project migrates an empty database, and then has nothing left to do', async () => {
  const { db } = await databaseForThisTest({ from: 'template1' });
  expect(await migrate(db, log)).toBeGreaterThan(0);
  expect(await migrate(db, log)).toBe(0);
});

test('pages of records keep room for edits, which then leave the indexes alone', async () => {
  const { db } = await databaseForThisTest();
  const [counted] = await asOwner(db, async (owner) => {
    await owner.query(`insert into job_level (org_code, id, code, name, created_by, updated_by) select 'room', n, 'L' || n, 'Level ' || n, 'test', 'test' from generate_series(1, 500) n`);
    await owner.query('begin');
    await owner.query(`update job_level set version = version + 1, updated_at = now(), updated_by = 'editor' where org_code = 'room' and id % 10 = 0`);
    const rows = await owner.query<{ edited: string; beside: string }>("select pg_stat_get_xact_tuples_updated('job_level'::regclass) as edited, pg_stat_get_xact_tuples_hot_updated('job_level'::regclass) as beside");
    await owner.query('commit');
    return rows;
  });
  expect(counted).toEqual({ edited: '50', beside: '50' });
});

test('an edit makes PostgreSQL read the expressions of computed columns once a statement: one of them follows the version', async () => {
  const { db } = await databaseForThisTest();
  const without = await asOwner(db, (owner) =>
    owner.query<{ name: string }>(
      `select c.relname as name from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'version' and not a.attisdropped)
         and exists (select from pg_attribute a where a.attrelid = c.oid and a.attgenerated = 's' and not a.attisdropped)
         and not exists (select from pg_attrdef d where d.adrelid = c.oid and pg_get_expr(d.adbin, d.adrelid) = '(version > 0)')`,
    ),
  );
  expect(without.map(({ name }) => name)).toEqual([]);
});
