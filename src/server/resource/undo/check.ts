/** Whether a change-set can be undone now: one answer for whoever undoes it and for the history that offers it. Writes nothing. */
import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse, type Refusal } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import type { ChangeKind, ChangeSource } from '../journal.ts';
import { findResource } from '../registry.ts';
import { refuseChangedSince } from './changed-since.ts';
import { missingFile, missingParent, setUpAgain, takenValue, treeCircle } from './fits.ts';
import type { Group } from './group.ts';
import { stillUsed } from './referenced.ts';
import { callerFor, refuseFields, refuseOutOfReach } from './rights.ts';

export type StoredSet = { readonly id: string; readonly undoneBy: string | null; readonly source: ChangeSource };

const needs = {
  ADD: [stillUsed],
  UPDATE: [missingParent, takenValue, treeCircle, missingFile],
  DELETE: [missingParent, takenValue, missingFile, setUpAgain],
} as const satisfies Record<ChangeKind, readonly ((tx: Transaction, group: Group) => Promise<Refusal | undefined>)[]>;

/** The change-set's groups, each with what undoing it takes. Refuses without the rights, and what is never undone: an organisation's start, entities of earlier versions. */
export const readGroups = async (tx: Transaction, set: StoredSet, db: Database, session: Session): Promise<Group[]> => {
  if (set.undoneBy !== null) throw refuse('UNDO_DONE');
  if (set.source === 'SEED') throw refuse('UNDO_FINAL');
  const found = await tx.query<{ entity: string; kind: ChangeKind }>('select distinct entity, kind from change where org_code = $1 and change_set_id = $2 order by 1, 2', [tx.orgCode, set.id]);
  return found.map(({ entity, kind }) => {
    const resource = findResource(entity);
    if (!resource) throw refuse('UNDO_FINAL');
    return { changeSet: set.id, resource, kind, caller: callerFor(resource, kind, db, session) };
  });
};

const fits = async (tx: Transaction, group: Group): Promise<void> => {
  for (const need of needs[group.kind]) {
    const refusal = await need(tx, group);
    // Whoever does not reach all records learns nothing of one that was deleted, whatever stands in its way.
    if (refusal) throw group.kind === 'DELETE' && group.caller.reach.scope !== 'ALL' ? refuse('UNDO_NOT_FOUND') : refusal;
  }
};

/** Refuses, with the reason, what rights, later changes, references and unique values forbid. */
export const checkUndo = async (tx: Transaction, groups: readonly Group[]): Promise<void> => {
  for (const group of groups) {
    await refuseFields(tx, group);
    await refuseOutOfReach(tx, group);
  }
  for (const group of groups) await refuseChangedSince(tx, group);
  for (const group of groups) await fits(tx, group);
};
