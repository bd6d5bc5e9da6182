import type { Transaction } from '../../db/org.ts';
import { hooksOf } from '../hooks.ts';
import type { Change } from '../journal.ts';
import { readImages } from '../store.ts';
import { bindings } from '../sql.ts';
import { changesOf, type Group } from './group.ts';

/** The group's changes with both images. */
export const readChanges = (tx: Transaction, group: Group): Promise<Change[]> => {
  const to = bindings(tx.orgCode);
  return tx.query<Change>(`select c.entity, c.row_id as id, c.kind, c.before, c.after from ${changesOf(group, to)} order by c.row_id`, to.values);
};

/** What the entity's own rules say to it, as to a person who does the opposite. They may do something on the way: it is part of the undoing. */
export const askHooks = async (tx: Transaction, group: Group): Promise<void> => {
  const { resource, kind, caller } = group;
  const { beforeSave, beforeDelete } = await hooksOf(resource);
  if (!beforeSave && !beforeDelete) return;
  const changes = await readChanges(tx, group);
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
