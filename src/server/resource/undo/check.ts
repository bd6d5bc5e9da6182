/** Whether a change-set can be undone now: one answer for whoever undoes it and for the history that offers it. Writes nothing. */
import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import { refuse, Refusal } from '../../refuse.ts';
import type { Session } from '../../session.ts';
import type { ChangeKind, ChangeSource } from '../journal.ts';
import { findResource } from '../registry.ts';
import { refuseChangedSince } from './changed-since.ts';
import { actOf, isAlong, isOwnMaking, type Origin } from './along.ts';
import { refuseErased } from './erased.ts';
import { missingFile, missingParent, setUpAgain, treeCircle } from './fits.ts';
import type { Group, Written } from './group.ts';
import { openedChanges, type Depth, type OpenedChange } from './opened.ts';
import { missingOwnField } from './own-fields.ts';
import { stillUsed } from './referenced.ts';
import { callerAlong, callerFor, refuseFields, refuseOutOfReach } from './rights.ts';
import { takenValues, type InTheWay } from './taken.ts';

export type StoredSet = { readonly id: string; readonly undoneBy: string | null; readonly source: ChangeSource };

const needs: Readonly<Record<ChangeKind, (tx: Transaction, group: Group, depth: Depth) => Promise<Refusal | undefined>>> = { ADD: stillUsed, UPDATE: treeCircle, DELETE: setUpAgain };

/** The change-set's groups, each with what undoing it takes. Refuses without the rights, and what is never undone: an organisation's start, entities of earlier versions. */
export const readGroups = async (tx: Transaction, set: StoredSet, db: Database, session: Session): Promise<Group[]> => {
  if (set.undoneBy !== null) throw refuse('UNDO_DONE');
  if (set.source === 'SEED') throw refuse('UNDO_FINAL');
  const found = await tx.query<{ entity: string; kind: ChangeKind } & Origin>(
    'select distinct c.entity, c.kind, s.form, s.user_id::text as "userId" from change c join change_set s on s.org_code = c.org_code and s.id = c.change_set_id where c.org_code = $1 and c.change_set_id = $2 order by 1, 2',
    [tx.orgCode, set.id],
  );
  if (found.length === 0) throw refuse('UNDO_FINAL');
  const all = found.map(({ entity, kind }): Written => {
    const resource = findResource(entity);
    if (!resource) throw refuse('UNDO_FINAL');
    return { changeSet: set.id, resource, kind };
  });
  const origin = found[0]!;
  const act = actOf(all, origin.form, session);
  const groups: Group[] = [];
  for (const written of all) groups.push({ ...written, caller: isOwnMaking(written, origin, session) || (await isAlong(tx, written, all, act, session)) ? callerAlong(origin.form, db, session) : callerFor(written.resource, written.kind, db, session) });
  return groups;
};

/** What goes back into the tables, some thousand records at a time. */
const fit = async (tx: Transaction, group: Group, changes: readonly OpenedChange[]): Promise<Refusal | InTheWay[]> =>
  (await missingParent(tx, group, changes)) ?? (await missingFile(tx, group, changes)) ?? (await missingOwnField(tx, group, changes)) ?? takenValues(tx, group, changes);

const fits = async (tx: Transaction, group: Group, depth: Depth): Promise<InTheWay[]> => {
  const inTheWay: InTheWay[] = [];
  const take = (found: Refusal | InTheWay[] | undefined): void => {
    // Whoever does not reach all records learns nothing of one that was deleted, whatever stands in its way.
    if (found instanceof Refusal) throw group.kind === 'DELETE' && group.caller.reach.scope !== 'ALL' ? refuse('UNDO_NOT_FOUND') : found;
    inTheWay.push(...(found ?? []));
  };
  take(await needs[group.kind](tx, group, depth));
  if (group.kind !== 'ADD') for await (const changes of openedChanges(tx, group, depth)) take(await fit(tx, group, changes));
  return inTheWay;
};

/** Refuses, with the reason, what rights, later changes, references and unique values forbid. Answers what must let go of a value first. */
export const checkUndo = async (tx: Transaction, groups: readonly Group[], depth: Depth = 'ALL'): Promise<InTheWay[]> => {
  for (const group of groups) {
    await refuseFields(tx, group, depth);
    await refuseOutOfReach(tx, group);
  }
  for (const group of groups) await refuseErased(tx, group);
  for (const group of groups) await refuseChangedSince(tx, group, depth);
  const inTheWay: InTheWay[] = [];
  for (const group of groups) inTheWay.push(...(await fits(tx, group, depth)));
  return inTheWay;
};
