/** Puts the records of a group back as they were and writes that into the journal. Everything that could forbid it was asked before. */
import type { Transaction } from '../../db/org.ts';
import { bindFiles } from '../../files/bind-files.ts';
import { hooksOf } from '../hooks.ts';
import { imageSql, recordColumns, writtenFields, type Image } from '../image.ts';
import { recordRows } from '../journal.ts';
import { bindings, literal, quote } from '../sql.ts';
import { readImages, updateImages } from '../store.ts';
import { changesOf, type Group } from './group.ts';
import { readChanges } from './hooks.ts';

const inGroup = (group: Group, to: ReturnType<typeof bindings>, column: string): string => `${column} in (select c.row_id from ${changesOf(group, to)})`;

/** The group's records as they are, into the change-set `next`: as what is about to go, or as what has come back. */
const journalNow = async (tx: Transaction, group: Group, next: string, image: 'before' | 'after'): Promise<void> => {
  const { resource } = group;
  const to = bindings(tx.orgCode);
  await tx.query(
    `insert into change (org_code, change_set_id, entity, row_id, kind, ${image})
     select $1, ${to.bind(next)}::bigint, ${literal(resource.type)}, t.id, ${literal(image === 'before' ? 'DELETE' : 'ADD')}, ${imageSql(resource, 't')} from ${quote(resource.table)} t where t.org_code = $1 and ${inGroup(group, to, 't.id')}`,
    to.values,
  );
};

const takeAway = async (tx: Transaction, group: Group, next: string): Promise<void> => {
  const { resource } = group;
  await journalNow(tx, group, next, 'before');
  const tables = [...resource.fields.flatMap(({ rows }) => (rows ? [{ table: rows.table, column: rows.parentColumn }] : [])), { table: resource.table, column: 'id' }];
  for (const { table, column } of tables) {
    const to = bindings(tx.orgCode);
    await tx.query(`delete from ${quote(table)} t where t.org_code = $1 and ${inGroup(group, to, `t.${quote(column)}`)}`, to.values);
  }
};

/** The same ids and child rows, one version on, made by whom and when they were made. Fields that a release added since then get their default. */
const bringBack = async (tx: Transaction, group: Group, next: string): Promise<void> => {
  const { resource, caller } = group;
  const written = writtenFields(resource.fields);
  const columns = (fields: typeof written, alias?: string): string => fields.map(({ key, column }) => (alias ? `${alias}.${quote(key)}` : quote(column))).join(', ');
  const start = Object.fromEntries(resource.fields.flatMap(({ key, default: text }) => (text === undefined ? [] : [[key, JSON.parse(text) as unknown]])));
  const to = bindings(tx.orgCode);
  const by = to.bind(caller.session.name);
  await tx.query(
    `insert into ${quote(resource.table)} (org_code, id, version, created_at, created_by, updated_by, ${columns(written)})
     select $1, c.row_id, x.version + 1, coalesce(x."createdAt", now()), coalesce(x."createdBy", ${by}), ${by}, ${columns(written, 'x')}
     from ${changesOf(group, to)} cross join lateral jsonb_to_record(${to.bind(JSON.stringify(start))}::jsonb || c.before) as x(version integer, "createdAt" timestamptz, "createdBy" text, ${recordColumns(written)})`,
    to.values,
  );
  for (const { key, rows } of resource.fields) {
    if (!rows) continue;
    const parts = rows.fields.filter((part) => part.kind === 'id' || !part.readOnly);
    const own = bindings(tx.orgCode);
    await tx.query(
      `insert into ${quote(rows.table)} (org_code, ${quote(rows.parentColumn)}, "position", ${columns(parts)})
       select $1, c.row_id, e.place - 1, ${columns(parts, 'x')} from ${changesOf(group, own)}
       cross join lateral jsonb_array_elements(case jsonb_typeof(c.before->${literal(key)}) when 'array' then c.before->${literal(key)} else '[]' end) with ordinality e(child, place)
       cross join lateral jsonb_to_record(e.child) as x(${recordColumns(parts)})`,
      own.values,
    );
  }
  await journalNow(tx, group, next, 'after');
};

const change = async (tx: Transaction, group: Group, next: string): Promise<ReadonlyMap<string, Image>> => {
  const { resource, caller } = group;
  const changes = await readChanges(tx, group);
  const now = await readImages(tx, resource, changes.map(({ id }) => id));
  const images = await updateImages(tx, resource, changes.map(({ id, before }) => ({ ...now.get(id)!, ...before!, version: now.get(id)!.version })), caller.session.name);
  await recordRows(tx, next, images.map((after) => ({ entity: resource.type, id: after.id, kind: 'UPDATE', before: now.get(after.id)!, after })));
  return now;
};

const afterwards = async (tx: Transaction, group: Group, before: ReadonlyMap<string, Image>): Promise<void> => {
  const { resource, caller } = group;
  const { afterSave } = await hooksOf(resource);
  const files = resource.fields.filter(({ file }) => file !== undefined).map(({ key }) => key);
  if (!afterSave && files.length === 0) return;
  const to = bindings(tx.orgCode);
  const ids = await tx.query<{ id: string }>(`select c.row_id as id from ${changesOf(group, to)} where ${afterSave ? 'true' : files.map((key) => `coalesce(c.before->>${literal(key)}, '') <> ''`).join(' or ')}`, to.values);
  for (const image of (await readImages(tx, resource, ids.map(({ id }) => id), false)).values()) {
    await bindFiles(tx, resource, image.id, image, null);
    await afterSave?.(tx, caller, image, before.get(image.id) ?? null);
  }
};

/** `next`: the change-set of the undoing. */
export const putBack = async (tx: Transaction, group: Group, next: string): Promise<void> => {
  if (group.kind === 'ADD') return takeAway(tx, group, next);
  if (group.kind === 'UPDATE') return afterwards(tx, group, await change(tx, group, next));
  await bringBack(tx, group, next);
  await afterwards(tx, group, new Map());
};
