/** Undoing a change-set: every record goes back to its before-image, or nothing does. Undoing that is redoing. */
import { offeringScreens } from '../../domain/offering-screens.ts';
import type { Resource, Right } from '../../domain/resource.ts';
import { authorise } from '../access/authorise.ts';
import { fieldReach } from '../access/fields.ts';
import type { Database } from '../db/connection.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { bindFiles } from '../files/bind-files.ts';
import { refuse, Refusal } from '../refuse.ts';
import type { Session } from '../session.ts';
import type { Caller } from './caller.ts';
import { missingReferences, takenValues } from './check-database.ts';
import { hooksOf } from './hooks.ts';
import type { Image } from './image.ts';
import { nextChangeSet, recordChanges, type Change } from './journal.ts';
import { findResource } from './registry.ts';
import { referenceRefusal } from './remove.ts';
import { changedKeys } from './save.ts';
import { deleteImages, insertImages, readImages, updateImages } from './store.ts';
import { bindings, quote } from './sql.ts';
import { say } from '../messages.ts';
import { once } from './once.ts';
import { rowsWithin } from './sight.ts';
import { undoOrder } from './undo-order.ts';

type Stored = { readonly id: string; readonly undone_by: string | null; readonly form: string | null };
const NEEDED: Readonly<Record<Change['kind'], Right>> = { ADD: 'DELETE', UPDATE: 'UPDATE', DELETE: 'ADD' };

const title = (resource: Resource, image: Image | null): string => String(image?.[resource.title] ?? image?.id ?? '');

/** The rights that undoing a kind of change on the entity takes, and whose records they reach. */
const callerFor = (resource: Resource, kind: Change['kind'], db: Database, session: Session): Caller => {
  const grant = authorise(session, offeringScreens(resource, NEEDED[kind]).map(({ form, scope }) => ({ forms: [form], right: NEEDED[kind], scope })));
  return { db, session, reach: grant, form: grant.forms[0] ?? null, reason: null };
};

/** Fields with a form of their own go back only by that form's right. A record that goes or returns whole takes them along: nobody chooses their values. */
const mayWrite = (resource: Resource, change: Change, session: Session): void => {
  if (change.kind !== 'UPDATE') return;
  const keys = changedKeys(resource, change.before ?? {}, change.after ?? {});
  const forbidden = resource.fields.some((field) => field.access && keys.includes(field.key) && fieldReach(session, field, 'UPDATE')?.scope !== 'ALL');
  if (forbidden) throw refuse('_DB0102');
};

const reached = async (tx: Transaction, resource: Resource, ids: readonly string[], caller: Caller): Promise<void> => {
  const to = bindings(tx.orgCode);
  const rows = await tx.query(`select from ${quote(resource.table)} t where t.org_code = $1 and t.id = any(${to.bind(ids)}::bigint[]) and ${rowsWithin(resource, caller.reach, caller.session, 't', to)}`, to.values);
  if (rows.length !== ids.length) throw refuse('UNDO_NOT_FOUND');
};

/** The records are as the change-set left them; anything later depends on it. */
const untouched = (resource: Resource, changes: readonly Change[], now: ReadonlyMap<string, Image>): void => {
  for (const { id, after } of changes) {
    const current = now.get(id) ?? null;
    if (current?.version !== after?.version) throw refuse('UNDO_CHANGED_SINCE', { words: { title: title(resource, current ?? after) } });
  }
};

const bringBack = async (tx: Transaction, resource: Resource, changes: readonly Change[], caller: Caller): Promise<Image[]> => {
  for (const { before } of changes) {
    const missing = await missingReferences(tx, resource, before!);
    if (missing[0]) throw refuse('UNDO_PARENT_GONE', { words: { title: title(resource, before), parent: say(caller.session.language, missing[0].labels.field ?? missing[0].field) } });
    const taken = await takenValues(tx, resource, before!, before!.id);
    if (taken[0]) throw refuse('UNDO_TAKEN', { words: { title: title(resource, before), fields: say(caller.session.language, `${resource.name}.${taken[0].field.replace(/Id$/, '')}`) } });
  }
  return insertImages(tx, resource, changes.map(({ before }) => ({ ...before!, version: before!.version + 1 })), caller.session.name);
};

/** Records that were deleted come back and turn out to be within reach, or nothing is told of them, whatever stands in their way. */
const bringBackWithin = async (tx: Transaction, resource: Resource, changes: readonly Change[], caller: Caller): Promise<Image[]> => {
  try {
    const images = await bringBack(tx, resource, changes, caller);
    await reached(tx, resource, changes.map(({ id }) => id), caller);
    return images;
  } catch (error) {
    throw error instanceof Refusal && caller.reach.scope !== 'ALL' ? refuse('UNDO_NOT_FOUND') : error;
  }
};

const undoEntity = async (tx: Transaction, resource: Resource, kind: Change['kind'], changes: readonly Change[], caller: Caller): Promise<Change[]> => {
  for (const change of changes) mayWrite(resource, change, caller.session);
  const ids = changes.map(({ id }) => id);
  const now = await readImages(tx, resource, ids);
  if (kind !== 'DELETE' && now.size === ids.length) await reached(tx, resource, ids, caller);
  else if (caller.reach.scope !== 'ALL' && kind !== 'DELETE') throw refuse('UNDO_NOT_FOUND');
  untouched(resource, changes, now);
  const hooks = await hooksOf(resource);
  for (const { id, before } of changes) if (before) await hooks.beforeSave?.(tx, caller, { ...before }, now.get(id) ?? null);
  if (kind === 'ADD') await hooks.beforeDelete?.(tx, caller, [...now.values()]);
  const back = (id: string, after: Image | null, kindNow: Change['kind']): Change => ({ entity: resource.type, id, kind: kindNow, before: now.get(id) ?? null, after });
  if (kind === 'DELETE') {
    const images = await bringBackWithin(tx, resource, changes, caller);
    for (const image of images) {
      await bindFiles(tx, resource, image.id, image, null);
      await hooks.afterSave?.(tx, caller, image, null);
    }
    return images.map((image) => back(image.id, image, 'ADD'));
  }
  if (kind === 'ADD') {
    const used = await referenceRefusal(tx, resource, [...now.values()], caller, 'UNDO_REFERENCED');
    if (used) throw used;
    await deleteImages(tx, resource, ids);
    return ids.map((id) => back(id, null, 'DELETE'));
  }
  const images = await updateImages(tx, resource, changes.map(({ id, before }) => ({ ...before!, version: now.get(id)!.version })), caller.session.name);
  await reached(tx, resource, ids, caller);
  for (const image of images) {
    await bindFiles(tx, resource, image.id, image, null);
    await hooks.afterSave?.(tx, caller, image, now.get(image.id) ?? null);
  }
  return images.map((image) => back(image.id, image, 'UPDATE'));
};

/** Answers the change-set that holds the undoing. Refuses, with the reason, what later changes, rights, unique values or references forbid. */
export const undoChangeSet = async (id: string, db: Database, session: Session, idempotencyKey: string | null = null): Promise<string> => {
  if (!/^\d{1,18}$/.test(id)) throw refuse('UNDO_NOT_FOUND');
  const next = await nextChangeSet(db, session.orgCode);
  return withOrg(db, session.orgCode, (tx) => once(tx, { session, idempotencyKey }, 'undoChangeSet', { id }, async () => {
    const [set] = await tx.query<Stored>('select id, undone_by, form from change_set where org_code = $1 and id = $2 for update', [tx.orgCode, id]);
    if (!set) throw refuse('UNDO_NOT_FOUND');
    if (set.undone_by !== null) throw refuse('UNDO_DONE');
    const changes = await tx.query<Change>('select entity, row_id as id, kind, before, after from change where org_code = $1 and change_set_id = $2 order by row_id', [tx.orgCode, id]);
    const done: Change[] = [];
    for (const { entity, kind, changes: group } of undoOrder(changes)) {
      const resource = findResource(entity);
      if (!resource) throw refuse('UNDO_FINAL');
      done.push(...(await undoEntity(tx, resource, kind, group, callerFor(resource, kind, db, session))));
    }
    await tx.query('update change_set set undone_by = $3 where org_code = $1 and id = $2', [tx.orgCode, id, next]);
    await recordChanges(tx, next, { userId: session.userId, by: session.name, source: 'UNDO', form: set.form, undoes: id, changes: done });
    return next;
  }));
};
