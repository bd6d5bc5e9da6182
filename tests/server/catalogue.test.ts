/** The rules that keep organisations apart, and growth past one machine possible, read from the database itself. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asOwner } from '../../src/server/db/owner.ts';
import { createTestDatabase } from '../support/database.ts';
import type { TestDatabase } from '../support/database.ts';

/** Tables without an organisation, each for a reason. */
const shared = ['migration_step', 'image_form'];

let made: TestDatabase;
beforeAll(async () => void (made = await createTestDatabase()));
afterAll(() => made.drop());

const ask = (text: string, values: readonly unknown[] = []) => asOwner(made.db, (owner) => owner.query(text, values));
const tables = `pg_class t where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')`;
const hasOrg = `exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'org_code' and not a.attisdropped)`;

test('every table belongs to an organisation or is listed', async () => {
  expect(await ask(`select t.relname as name from ${tables} and not (${hasOrg}) and t.relname <> all ($1)`, [shared])).toEqual([]);
});

test('org_code is required text', async () => {
  expect(await ask(`select t.relname as name from ${tables} and exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'org_code' and (not a.attnotnull or a.atttypid <> 'text'::regtype))`)).toEqual([]);
});

test('org_code leads each primary key, is in each unique key and pairs each foreign key', async () => {
  const faults = await ask(`
    select c.conrelid::regclass::text as table, c.conname, c.contype
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid and not t.relispartition and t.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = t.oid and a.attname = 'org_code' and not a.attisdropped
    where (c.contype = 'p' and c.conkey[1] <> a.attnum)
       or (c.contype = 'u' and not a.attnum = any (c.conkey))
       or (c.contype = 'f' and exists (select from pg_attribute b where b.attrelid = c.confrelid and b.attname = 'org_code')
           and not exists (select from unnest(c.conkey, c.confkey) k(x, y)
                           join pg_attribute b on b.attrelid = c.confrelid and b.attnum = k.y and b.attname = 'org_code'
                           where k.x = a.attnum))`);
  expect(faults).toEqual([]);
});

test('org_code is in each unique index, also in those that are no constraint', async () => {
  const faults = await ask(`
    select i.indexrelid::regclass::text as index from pg_index i join ${tables.replace(' where ', ' on t.oid = i.indrelid where ')}
      and i.indisunique and ${hasOrg}
      and not exists (select from pg_attribute a where a.attrelid = t.oid and a.attname = 'org_code' and a.attnum = any (i.indkey::int2[]))`);
  expect(faults).toEqual([]);
});

test('row-level security is on, with a policy that checks what is read and what is written', async () => {
  const faults = await ask(`select t.relname as name from ${tables} and ${hasOrg} and (not t.relrowsecurity
    or (not t.relispartition and not exists (select from pg_policy p where p.polrelid = t.oid and p.polqual is not null and p.polwithcheck is not null and p.polcmd = '*')))`);
  expect(faults).toEqual([]);
});

test('nothing deletes on its own: no foreign key cascades', async () => {
  expect(await ask(`select conname from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and confdeltype not in ('a', 'r')`)).toEqual([]);
});

test('the application role owns nothing and rises above nothing', async () => {
  const role = `${'template_tenure'}_app`;
  expect(await ask('select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication from pg_roles where rolname = $1', [role])).toEqual([
    { rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false, rolreplication: false },
  ]);
  expect(await ask(`select relname from pg_class c join pg_roles r on r.oid = c.relowner where r.rolname = $1`, [role])).toEqual([]);
});

test('functions that run as the owner fix their search path', async () => {
  expect(await ask(`select p.proname from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef and not exists (select from unnest(p.proconfig) c where c like 'search_path=%')`)).toEqual([]);
});
