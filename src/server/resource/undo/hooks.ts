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

/** Whether the records will fit once they are back, as afterSave will be asked then. */
const askFit = async (tx: Transaction, group: Group): Promise<void> => {
  const { fit } = await hooksOf(group.resource);
  if (!fit || group.kind === 'ADD') return;
  for await (const changes of openedChanges(tx, group, 'SAMPLE')) {
    if (changes.length > MOST_WEIGHED) return;
    const now = await readNow(tx, group, changes.map(({ id }) => id));
    await fit(tx, group.caller, changes.flatMap(({ id, before }) => (before ? [{ after: before, before: now.get(id) ?? null }] : [])));
  }
};

/** As `askHooks` of a sample, with what they are asked of records that are back, and takes back what the rules did on the way. */
export const tryHooks = async (tx: Transaction, group: Group): Promise<void> => {
  const { beforeSave, beforeDelete } = await hooksOf(group.resource);
  if (!beforeSave && !beforeDelete) return;
  await tx.query('savepoint try_hooks');
  try {
    await askHooks(tx, group, 'SAMPLE');
    await askFit(tx, group);
  } finally {
    await tx.query('rollback to savepoint try_hooks');
  }
};
