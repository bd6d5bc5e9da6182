/** Puts the records of a group back as they were and writes that into the journal. Everything that could forbid it was asked before. */
import type { Field, Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import { bindFiles } from '../../files/bind-files.ts';
import { hooksOf } from '../hooks.ts';
import { AUDIT, isStored } from '../columns.ts';
import type { Image } from '../image.ts';
import { recordRows } from '../journal.ts';
import { changedKeys, differs } from '../changed-keys.ts';
import { referringPlaces } from '../referring-places.ts';
import { bindings, literal, quote } from '../sql.ts';
import { deleteImages, readImages, updateFields } from '../store.ts';
import { bringBack, hasFile } from './bring-back.ts';
import { changesOf, idsOf, type Group } from './group.ts';
import { openedChanges, type OpenedChange } from './opened.ts';
import { writing } from './passes.ts';
import { CHUNK, portions } from './portions.ts';
import type { InTheWay } from './taken.ts';

/** Who wrote the record and when, and its version: what images hold in clear. */
const clearSql = `jsonb_build_object('id', t.id::text, ${Object.entries(AUDIT).map(([key, sql]) => `${literal(key)}, ${sql('t')}`).join(', ')})`;

/**
 * These of the group's records into the change-set `next`, as what is about to go or as what has come back. They hold what the journal holds of them,
 * which was checked; so its images are taken as they are, encrypted.
 */
const journalNow = async (tx: Transaction, group: Group, next: string, image: 'before' | 'after', ids: readonly string[]): Promise<void> => {
  const { resource } = group;
  const to = bindings(tx.orgCode);
  await tx.query(
    `insert into change (org_code, change_set_id, entity, row_id, kind, ${image})
     select $1, ${to.bind(next)}::bigint, ${literal(resource.type)}, t.id, ${literal(image === 'before' ? 'DELETE' : 'ADD')}, c.${image === 'before' ? 'after' : 'before'} || ${clearSql}
     from ${changesOf(group, to)} join ${quote(resource.table)} t on t.org_code = $1 and t.id = c.row_id where c.row_id = any(${to.bind(ids)}::bigint[])`,
    to.values,
  );
};

const takeAway = async (tx: Transaction, group: Group, next: string): Promise<void> => {
  const { resource } = group;
  const ids = await idsOf(tx, group);
  for (const some of portions(ids)) {
    await journalNow(tx, group, next, 'before', some);
    await group.onLooked?.(some.length);
  }
  // Where records refer to each other, they have to go by one statement.
  for (const some of portions(ids, referringPlaces(resource.type).has(resource) ? ids.length : CHUNK)) {
    await deleteImages(tx, resource, some);
    await group.onLooked?.(some.length);
  }
};

/** Records as they were before anything of the undoing was written, and the fields by which some of them let go of a value. */
type Held = { readonly images: ReadonlyMap<string, Image>; readonly freed: readonly string[] };
/** Of the groups that need it; others are read a portion at a time, when their turn comes. */
export type Now = ReadonlyMap<Group, Held>;

export const readNow = async (tx: Transaction, groups: readonly Group[], inTheWay: readonly InTheWay[]): Promise<Now> => {
  const now = new Map<Group, Held>();
  for (const group of groups) {
    const { resource } = group;
    const freed = inTheWay.filter((one) => one.group.resource.type === resource.type).flatMap(({ keys }) => keys);
    if (group.kind === 'UPDATE' && (freed.length > 0 || (await hooksOf(resource)).afterSave)) now.set(group, { images: await readImages(tx, resource, await idsOf(tx, group)), freed });
  }
  return now;
};

/** What is still on its way into the journal when the records are back. */
type Journalling = Promise<void>;

/** Whether an image holds all fields that a record has today: a release after it may have added some. */
const isWhole = ({ fields }: Resource, image: Image): boolean => fields.every((field) => field.key in image || !(isStored(field) || field.kind === 'rows'));

/** The records as the change left them, which is what they still are where they have its version; undefined where an image lacks something. */
const asLeft = (resource: Resource, changes: readonly OpenedChange[]): ReadonlyMap<string, Image> | undefined =>
  changes.every(({ after }) => after !== null && isWhole(resource, after)) ? new Map(changes.map(({ id, after }) => [id, after!])) : undefined;

type Back = { readonly before: Image; readonly after: Image };

/** A counter that went on since the change stays where it is, unless it stood higher before. */
const backTo = ({ key, counter }: Field, { before, after }: OpenedChange, now: Image): unknown =>
  counter === true && differs(after![key], now[key]) ? Math.max(Number(before![key]), Number(now[key])) : before![key];

/** Writes what the changes wrote as it was before them. Records that moved on to another version, as by an undo and its redo, are not among the answers. */
const writeBack = async (tx: Transaction, { resource, caller }: Group, changes: readonly OpenedChange[], now: ReadonlyMap<string, Image>, freed: readonly string[]): Promise<Back[]> => {
  const keys = new Set(freed);
  const fields = new Map(resource.fields.map((field) => [field.key, field]));
  const rows = changes.map((one) => {
    const { id, before, after } = one;
    const changed = changedKeys(resource, before!, after!);
    for (const key of changed) keys.add(key);
    const is = now.get(id)!;
    return { before: is, next: { ...is, ...Object.fromEntries(changed.map((key) => [key, backTo(fields.get(key)!, one, is)])) } };
  });
  return (await updateFields(tx, resource, rows, keys, caller.session.name)).map((after) => ({ before: now.get(after.id)!, after }));
};

const change = async (tx: Transaction, group: Group, next: string, held: Held | undefined): Promise<PutBack> => {
  const { resource } = group;
  const filed: string[] = [];
  let journalling: Journalling = Promise.resolve();
  for await (const changes of openedChanges(tx, writing(group))) {
    if (changes.length === 0) continue;
    const left = held ? undefined : asLeft(resource, changes);
    const back = left ? await writeBack(tx, group, changes, left, []) : [];
    const done = new Set(back.map(({ after }) => after.id));
    const others = changes.filter(({ id }) => !done.has(id));
    if (others.length > 0) back.push(...(await writeBack(tx, group, others, held?.images ?? (await readImages(tx, resource, others.map(({ id }) => id))), held?.freed ?? [])));
    // One portion lines up while the database writes the next rows, or those of the next group.
    await journalling;
    journalling = recordRows(tx, next, back.map(({ before, after }) => ({ entity: resource.type, id: after.id, kind: 'UPDATE', before, after })));
    journalling.catch(() => undefined); // it is awaited, but not before other rows are written
    filed.push(...back.filter(({ after }) => hasFile(resource, after)).map(({ after }) => after.id));
  }
  return { filed, journalling };
};

/** What follows a group's records, asked when those of all groups are back: what is read of others then is as it will be. `filed`: records that have files. */
export const afterwards = async (tx: Transaction, group: Group, now: Now, filed: readonly string[]): Promise<void> => {
  const { resource, caller } = group;
  const before = now.get(group)?.images ?? new Map<string, Image>();
  const { afterSave } = await hooksOf(resource);
  for (const ids of portions(afterSave ? await idsOf(tx, group) : filed)) {
    for (const image of (await readImages(tx, resource, ids, false)).values()) {
      await bindFiles(tx, resource, image.id, image, { userId: null, language: group.caller.session.language });
      await afterSave?.(tx, caller, image, before.get(image.id) ?? null);
    }
    await group.onLooked?.(afterSave ? ids.length : 0);
  }
};

/** What became of a group: `journalling` ends when its changes are in the journal; `filed` are records that have files. */
export type PutBack = { readonly journalling: Journalling; readonly filed: readonly string[] };

/** `next`: the change-set of the undoing; `now`: what `readNow` answered. The records are back when it ends. */
export const putBack = async (tx: Transaction, group: Group, next: string, now: Now): Promise<PutBack> => {
  if (group.kind === 'ADD') {
    await takeAway(tx, group, next);
    return { journalling: Promise.resolve(), filed: [] };
  }
  const held = now.get(group);
  const { filed, journalling } = group.kind === 'UPDATE' ? await change(tx, group, next, held) : { filed: await bringBack(tx, group), journalling: Promise.resolve() };
  if (group.kind === 'DELETE')
    for (const some of portions(await idsOf(tx, group))) {
      await journalNow(tx, group, next, 'after', some);
      await group.onLooked?.(some.length);
    }
  return { journalling, filed };
};
