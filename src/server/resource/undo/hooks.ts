import type { Transaction } from '../../db/org.ts';
import { hooksOf } from '../hooks.ts';
import { readImages } from '../store.ts';
import type { Group } from './group.ts';
import { allOpened } from './opened.ts';

/** What the entity's own rules say to it, as to a person who does the opposite. They may do something on the way: it is part of the undoing. */
export const askHooks = async (tx: Transaction, group: Group): Promise<void> => {
  const { resource, kind, caller } = group;
  const { beforeSave, beforeDelete } = await hooksOf(resource);
  if (!beforeSave && !beforeDelete) return;
  const changes = await allOpened(tx, group);
  const now = await readImages(tx, resource, changes.map(({ id }) => id), false);
  if (beforeSave) for (const { id, before } of changes) if (before) await beforeSave(tx, caller, { ...before }, now.get(id) ?? null);
  if (beforeDelete && kind === 'ADD') await beforeDelete(tx, caller, [...now.values()]);
};

/** As `askHooks`, and takes back what the rules did on the way. */
export const tryHooks = async (tx: Transaction, group: Group): Promise<void> => {
  const { beforeSave, beforeDelete } = await hooksOf(group.resource);
  if (!beforeSave && !beforeDelete) return;
  await tx.query('savepoint try_hooks');
  try {
    await askHooks(tx, group);
  } finally {
    await tx.query('rollback to savepoint try_hooks');
  }
};
