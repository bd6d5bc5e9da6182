/** Deleting records: refused while something refers to them, unless that is moved to another one first; undone from the journal. */
import type { Resource } from '../../domain/resource.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { sayCounted } from '../messages.ts';
import { refuse, type Refusal } from '../refuse.ts';
import type { Caller } from './caller.ts';
import { answeringConstraints } from './constraint.ts';
import { hooksOf } from './hooks.ts';
import type { Image } from './image.ts';
import { nextChangeSet, recordChanges } from './journal.ts';
import { moveReferences } from './move-references.ts';
import { once } from './once.ts';
import { rowsWithin } from './sight.ts';
import { stillReferenced } from './still-referenced.ts';
import { deleteImages, readImages } from './store.ts';
import { bindings, quote } from './sql.ts';
import { titleWriter } from './title.ts';

/** One delete takes at most as many records as one list answers. */
const MOST = 25_000;

/** A refusal where something refers to the records, with their title and what refers. */
const referenceRefusal = async (tx: Transaction, resource: Resource, images: readonly Image[], caller: Caller): Promise<Refusal | undefined> => {
  const ids = images.map(({ id }) => id);
  const by = await stillReferenced(tx, resource, ids, caller.session.language);
  if (by === undefined) return undefined;
  const title = images.length === 1 ? ((await titleWriter(tx, resource, caller.session.language, images))(images[0]!) ?? images[0]!.id) : sayCounted(caller.session.language, resource.name, images.length);
  return refuse('STILL_REFERENCED', { words: { title, by, smart_count: images.length } });
};

export type Removed = { readonly deleted: number; readonly moved: number; readonly changeSet: string };

/** `moveTo` is the record that takes the place of the deleted ones wherever something refers to them. */
export const deleteRecords = async (resource: Resource, asked: readonly string[], caller: Caller, moveTo: string | null = null): Promise<Removed> => {
  const { session, db } = caller;
  const ids = [...new Set(asked)];
  if (ids.length === 0) throw refuse('NOTHING_SELECTED');
  if (ids.length > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  if (ids.some((id) => !/^\d{1,18}$/.test(id))) throw refuse('NOT_FOUND');
  const [changeSet, hooks] = await Promise.all([nextChangeSet(db, session.orgCode), hooksOf(resource)]);
  return answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, resource.operations.delete, { ids, moveTo, reason: caller.reason }, async () => {
    const images = [...(await readImages(tx, resource, ids)).values()];
    const to = bindings(tx.orgCode);
    const reached = await tx.query(
      `select from ${quote(resource.table)} t where t.org_code = $1 and t.id = any(${to.bind(ids)}::bigint[]) and ${rowsWithin(resource, caller.reach, session, 't', to)}`,
      to.values,
    );
    if (images.length !== ids.length || reached.length !== ids.length) throw refuse('NOT_FOUND');
    const moves = moveTo === null ? [] : await moveReferences(tx, { resource, ids, target: moveTo }, caller);
    const along = (await hooks.alongDelete?.(tx, caller, images)) ?? [];
    const used = await referenceRefusal(tx, resource, images, caller);
    if (used) throw used;
    await hooks.beforeDelete?.(tx, caller, images);
    await deleteImages(tx, resource, ids);
    const changes = [...moves, ...along, ...images.map((image) => ({ entity: resource.type, id: image.id, kind: 'DELETE' as const, before: image, after: null }))];
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'DELETE', form: caller.form, reason: caller.reason, changes });
    return { deleted: ids.length, moved: moves.length, changeSet };
  })));
};
