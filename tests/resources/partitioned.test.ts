/**
 * One entity's table partitioned by hash of the organisation, as Citus and the like spread tables: everything that entities do works on it, because every
 * key, reference and statement names the organisation.
 */
import { expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { asAdministrator } from '../support/database.ts';
import { startDemoServer } from '../support/demo-server.ts';
import { describeEntities } from './suite.ts';

const partitions = 8;

/** The same table again, made of partitions: columns, checks, keys and indexes by LIKE; policies, rights and references as they were. */
const twin = (table: string): string => `do $$
declare
  self oid := '${table}'::regclass;
  rest text[] := array(
    select format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) from pg_constraint c where c.contype = 'f' and (c.conrelid = self or c.confrelid = self) and c.conparentid = 0);
  rules text[] := array(
    select format('create policy %I on ${table} as permissive for %s to %s %s %s', p.polname, case p.polcmd when '*' then 'all' when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' else 'delete' end,
      coalesce((select string_agg(quote_ident(r.rolname), ', ') from pg_roles r where r.oid = any(p.polroles)), 'public'),
      coalesce('using (' || pg_get_expr(p.polqual, self) || ')', ''), coalesce('with check (' || pg_get_expr(p.polwithcheck, self) || ')', '')) from pg_policy p where p.polrelid = self);
  grants text[] := array(
    select format('grant %s on ${table} to %s', a.privilege_type, quote_ident(r.rolname)) from pg_class c, aclexplode(c.relacl) a join pg_roles r on r.oid = a.grantee where c.oid = self);
  one text;
  referring record;
begin
  for referring in select conrelid::regclass as place, conname as name from pg_constraint where contype = 'f' and (conrelid = self or confrelid = self) and conparentid = 0 loop
    execute format('alter table %s drop constraint %I', referring.place, referring.name);
  end loop;
  execute 'create table ${table}_twin (like ${table} including all) partition by hash (org_code)';
  for part in 0..${partitions - 1} loop
    execute format('create table ${table}_%s partition of ${table}_twin for values with (modulus ${partitions}, remainder %s)', part, part);
  end loop;
  execute 'drop table ${table}';
  execute 'alter table ${table}_twin rename to ${table}';
  execute 'alter table ${table} enable row level security';
  foreach one in array rules || grants || rest loop execute one; end loop;
end $$`;

const tables = ['grade', 'designation'];
const types: ReadonlySet<string> = new Set(['Grade', 'Designation']);

const arrange = async (database: string): Promise<void> => {
  for (const table of tables) await asAdministrator(twin(table), database);
};

describeEntities(() => startDemoServer({ arrange }), ({ type }) => types.has(type));

test('the tables are partitioned, and rows of two organisations stand in them apart', async () => {
  const server = await startDemoServer({ arrange });
  try {
    const kinds = await withOrg(server.db, 'demo', (tx) => tx.query<{ kind: string; policies: number; keys: number }>(
      `select c.relkind as kind, (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies, (select count(*)::int from pg_constraint k where k.confrelid = c.oid and k.contype = 'f') as keys from pg_class c where c.oid = any($1::regclass[])`, [tables]));
    for (const { kind, policies, keys } of kinds) {
      expect(kind).toBe('p');
      expect(policies).toBeGreaterThan(0);
      expect(keys).toBeGreaterThan(0);
    }
    const counts = await Promise.all(['demo', 'other'].map((code) => withOrg(server.db, code, (tx) => tx.query<{ codes: string[]; count: number }>('select array_agg(distinct org_code) as codes, count(*)::int as count from grade'))));
    expect(counts.map(([row]) => row!.codes)).toEqual([['demo'], ['other']]);
  } finally {
    await server.stop();
  }
});
