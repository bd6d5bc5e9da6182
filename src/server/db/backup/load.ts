/** Makes the tables of a backup's form and fills them, inside the caller's transaction. */
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { migrationStepTable, readSteps, stepText } from '../migrate.ts';
import type { OwnerConnection } from '../owner.ts';
import type { Manifest } from './manifest.ts';
import { quoted, readForeignKeys, readPartitions } from './tables.ts';
import type { ForeignKey, Table } from './tables.ts';

/** Answers the foreign keys, which wait aside while rows come in any order. Tables that migrations fill are emptied again. */
export const prepareTables = async (owner: OwnerConnection, manifest: Manifest): Promise<ForeignKey[]> => {
  for (const table of await owner.query<{ name: string }>(`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`)) {
    await owner.query(`drop table ${quoted(table.name)} cascade`);
  }
  await dropFunctions(owner);
  await owner.query(migrationStepTable);
  const wanted = new Set(manifest.steps.map(({ file, step }) => `${file} ${step}`));
  for (const step of readSteps().filter(({ file, step }) => wanted.has(`${file} ${step}`))) {
    await owner.query(stepText(step, owner.appRole));
    await owner.query('insert into migration_step (file, step, checksum) values ($1, $2, $3)', [step.file, step.step, step.checksum]);
  }
  await owner.query(`truncate ${manifest.tables.map(({ name }) => quoted(name)).join(', ')} cascade`);
  const present = new Set((await readPartitions(owner)).map(({ name }) => name));
  for (const { name, parent, bound } of manifest.partitions.filter((partition) => !present.has(partition.name))) {
    await owner.query(`create table ${quoted(name)} partition of ${quoted(parent)} ${bound}`);
    await owner.query(`alter table ${quoted(name)} enable row level security`);
  }
  const keys = await readForeignKeys(owner);
  for (const { table, name } of keys) await owner.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  for (const { name } of manifest.tables) await owner.query(`alter table ${quoted(name)} disable trigger user`);
  return keys;
};

/** Functions that extensions brought stay with them. */
const dropFunctions = async (owner: OwnerConnection): Promise<void> => {
  const functions = await owner.query<{ signature: string }>(`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = 'public'::regnamespace and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')`);
  for (const { signature } of functions) await owner.query(`drop routine ${signature} cascade`);
};

/** Rows of one entry; answers how many. */
export const loadTable = async (owner: OwnerConnection, table: Table, body: AsyncIterable<Buffer>): Promise<number> => {
  const into = owner.copyIn(`copy ${quoted(table.name)} (${table.columns.map(quoted).join(', ')}) from stdin`);
  const done = finished(into);
  done.catch(() => undefined); // awaited below
  let rows = 0;
  for await (const part of body) {
    for (let at = part.indexOf(10); at >= 0; at = part.indexOf(10, at + 1)) rows += 1;
    if (!into.write(part)) await Promise.race([once(into, 'drain'), done]);
  }
  into.end();
  await done;
  return rows;
};

/** Puts the foreign keys back, which checks every row against them. */
export const settleTables = async (owner: OwnerConnection, manifest: Manifest, keys: readonly ForeignKey[]): Promise<void> => {
  for (const { name } of manifest.tables) await owner.query(`alter table ${quoted(name)} enable trigger user`);
  for (const { table, name, definition } of keys) await owner.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
};
