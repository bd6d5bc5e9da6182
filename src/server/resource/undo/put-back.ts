/** Puts the records of a group back as they were and writes that into the journal. Everything that could forbid it was asked before. */
import type { Transaction } from '../../db/org.ts';
import { bindFiles } from '../../files/bind-files.ts';
import { hooksOf } from '../hooks.ts';
import { AUDIT } from '../columns.ts';
import type { Image } from '../image.ts';
import { recordRows } from '../journal.ts';
import { changedKeys } from '../changed-keys.ts';
import { bindings, literal, quote } from '../sql.ts';
import { readImages, updateFields } from '../store.ts';
import { bringBack, hasFile } from './bring-back.ts';
import { changesOf, type Group } from './group.ts';
import { allOpened } from './opened.ts';

const inGroup = (group: Group, to: ReturnType<typeof bindings>, column: string): string => `${column} in (select c.row_id from ${changesOf(group, to)})`;

/** Who wrote the record and when, and its version: what images hold in clear. */
const clearSql = `jsonb_build_object('id', t.id::text, ${Object.entries(AUDIT).map(([key, sql]) => `${literal(key)}, ${sql('t')}`).join(', ')})`;

/**
 * The group's records into the change-set `next`, as what is about to go or as what has come back. They hold what the journal holds of them,
 * which was checked; so its images are taken as they are, encrypted.
 */
const journalNow = async (tx: Transaction, group: Group, next: string, image: 'before' | 'after'): Promise<void> => {
  const { resource } = group;
  const to = bindings(tx.orgCode);
  await tx.query(
    `insert into change (org_code, change_set_id, entity, row_id, kind, ${image})
     select $1, ${to.bind(next)}::bigint, ${literal(resource.type)}, t.id, ${literal(image === 'before' ? 'DELETE' : 'ADD')}, c.${image === 'before' ? 'after' : 'before'} || ${clearSql}
     from ${changesOf(group, to)} join ${quote(resource.table)} t on t.org_code = $1 and t.id = c.row_id`,
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

/** Records that are about to be changed, as they are before anything of the undoing is written. */
export type Now = ReadonlyMap<Group, ReadonlyMap<string, Image>>;

export const readNow = async (tx: Transaction, groups: readonly Group[]): Promise<Now> => {
  const now = new Map<Group, ReadonlyMap<string, Image>>();
  for (const group of groups) {
    if (group.kind !== 'UPDATE') continue;
    const to = bindings(tx.orgCode);
    const ids = await tx.query<{ id: string }>(`select c.row_id as id from ${changesOf(group, to)}`, to.values);
    now.set(group, await readImages(tx, group.resource, ids.map(({ id }) => id)));
  }
  return now;
};

const change = async (tx: Transaction, group: Group, next: string, now: ReadonlyMap<string, Image>): Promise<string[]> => {
  const { resource, caller } = group;
  const changes = await allOpened(tx, group);
  const keys = new Set<string>();
  const rows = changes.map(({ id, before, after }) => {
    const changed = changedKeys(resource, before!, after!);
    for (const key of changed) keys.add(key);
    const is = now.get(id)!;
    return { before: is, next: { ...is, ...Object.fromEntries(changed.map((key) => [key, before![key]])) } };
  });
  const images = await updateFields(tx, resource, rows, keys, caller.session.name);
  await recordRows(tx, next, images.map((after) => ({ entity: resource.type, id: after.id, kind: 'UPDATE', before: now.get(after.id)!, after })));
  return images.filter((image) => hasFile(resource, image)).map(({ id }) => id);
};

/** `filed`: records that have files. */
const afterwards = async (tx: Transaction, group: Group, before: ReadonlyMap<string, Image>, filed: readonly string[]): Promise<void> => {
  const { resource, caller } = group;
  const { afterSave } = await hooksOf(resource);
  const to = bindings(tx.orgCode);
  const ids = afterSave ? (await tx.query<{ id: string }>(`select c.row_id as id from ${changesOf(group, to)}`, to.values)).map(({ id }) => id) : filed;
  if (ids.length === 0) return;
  for (const image of (await readImages(tx, resource, ids, false)).values()) {
    await bindFiles(tx, resource, image.id, image, { userId: null, language: group.caller.session.language });
    await afterSave?.(tx, caller, image, before.get(image.id) ?? null);
  }
};

/** `next`: the change-set of the undoing; `now`: what `readNow` answered. */
export const putBack = async (tx: Transaction, group: Group, next: string, now: Now): Promise<void> => {
  if (group.kind === 'ADD') return takeAway(tx, group, next);
  const before = now.get(group) ?? new Map<string, Image>();
  const filed = group.kind === 'UPDATE' ? await change(tx, group, next, before) : await bringBack(tx, group);
  if (group.kind === 'DELETE') await journalNow(tx, group, next, 'after');
  await afterwards(tx, group, before, filed);
};
