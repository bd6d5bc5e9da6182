import type { Transaction } from '../../db/org.ts';
import { hooksOf } from '../hooks.ts';
import type { Image } from '../image.ts';
import { readImages } from '../store.ts';
import { idsOf, type Group } from './group.ts';
import { openedChanges, type Depth } from './opened.ts';
import { portions } from './portions.ts';

const readNow = (tx: Transaction, { resource }: Group, ids: readonly string[]): Promise<Map<string, Image>> => readImages(tx, resource, ids, false);

/** What the entity's own rules say to it, as to a person who does the opposite. They may do something on the way: it is part of the undoing. Some thousand records at a time. */
export const askHooks = async (tx: Transaction, group: Group, depth: Depth = 'ALL'): Promise<void> => {
  const { resource, kind, caller } = group;
  const { beforeSave, beforeDelete } = await hooksOf(resource);
  if (kind === 'ADD') {
    if (!beforeDelete) return;
    for (const ids of portions(await idsOf(tx, group))) {
      await beforeDelete(tx, caller, [...(await readNow(tx, group, ids)).values()]);
      await group.onLooked?.(ids.length);
      if (depth === 'SAMPLE') return;
    }
    return;
  }
  if (!beforeSave) return;
  for await (const changes of openedChanges(tx, group, depth)) {
    const now = await readNow(tx, group, changes.map(({ id }) => id));
    for (const { id, before } of changes) if (before) await beforeSave(tx, caller, { ...before }, now.get(id) ?? null);
  }
};

/** More records than these are weighed only when they go back: a list of changes has no time for them. */
const MOST_WEIGHED = 200;

/** A record as it will be, null where it goes, and as it is, null where it is not there. */
type Weighed = { readonly id: string; readonly after: Image | null; readonly before: Image | null };

/** What the group's records will be; undefined of more than are weighed. Those that were added are no more. */
const willBe = async (tx: Transaction, group: Group): Promise<readonly Weighed[] | undefined> => {
  for await (const changes of openedChanges(tx, group, 'SAMPLE')) {
    if (changes.length > MOST_WEIGHED) return undefined;
    const now = await readNow(tx, group, changes.map(({ id }) => id));
    return changes.map(({ id, before }) => ({ id, after: before, before: now.get(id) ?? null }));
  }
  return [];
};

/** Whether the records of an entity will fit once they are all back, as afterSave will be asked then. */
const askFit = async (tx: Transaction, groups: readonly Group[]): Promise<void> => {
  const { fit } = await hooksOf(groups[0]!.resource);
  if (!fit) return;
  const weighed: Weighed[] = [];
  for (const group of groups) {
    const some = await willBe(tx, group);
    if (some === undefined) return;
    weighed.push(...some);
  }
  await fit(tx, groups[0]!.caller, weighed.flatMap(({ after, before }) => (after ? [{ after, before }] : [])), weighed.flatMap(({ id, after }) => (after ? [] : [id])));
};

/** As `askHooks` of a sample, with what they are asked of records that are back, and takes back what the rules did on the way. */
export const tryHooks = async (tx: Transaction, groups: readonly Group[]): Promise<void> => {
  const asked = await Promise.all(groups.map(({ resource }) => hooksOf(resource)));
  if (asked.every(({ beforeSave, beforeDelete, fit }) => !beforeSave && !beforeDelete && !fit)) return;
  await tx.query('savepoint try_hooks');
  try {
    for (const group of groups) await askHooks(tx, group, 'SAMPLE');
    for (const some of Map.groupBy(groups, ({ resource }) => resource.type).values()) await askFit(tx, some);
  } finally {
    await tx.query('rollback to savepoint try_hooks');
  }
};
