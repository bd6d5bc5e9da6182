/** Deleting everything that a filter matches: all of it in one transaction, in chunks between which progress is told and a wish to stop is heard. */
import type { Resource } from '../../../domain/resource.ts';
import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import { sayCounted } from '../../messages.ts';
import { refuse } from '../../refuse.ts';
import type { Caller } from '../caller.ts';
import { answeringConstraints } from '../constraint.ts';
import { hooksOf } from '../hooks.ts';
import { starterOf } from '../import/starter.ts';
import { nextChangeSet, recordChangeSet, recordRows, type Change } from '../journal.ts';
import { referringPlaces } from '../referring-places.ts';
import { resourceOf } from '../registry.ts';
import { sideBySide } from '../side-by-side.ts';
import { stillReferenced } from '../still-referenced.ts';
import { deleteImages } from '../store.ts';
import { deleteGrant } from '../update-grant.ts';
import { advancing, type Advance } from './advance.ts';
import { CANCELLED, endBulkEdit, type BulkEditJob } from './job.ts';
import { matchingIds, type Matching } from './matching-ids.ts';

const CHUNK = 500;
/** Chunks of which the server encrypts some while the database reads others; so many are in memory. */
const OVERLAPPING = 6;
/** Records of one statement that deletes. */
const TOGETHER = 5000;

const refuseReferenced = async (tx: Transaction, resource: Resource, ids: readonly string[], { session }: Caller): Promise<void> => {
  const by = await stillReferenced(tx, resource, ids, session.language);
  if (by !== undefined) throw refuse('STILL_REFERENCED', { words: { title: sayCounted(session.language, resource.name, ids.length), by, smart_count: ids.length } });
};

/** Where records refer to each other, they have to go by one statement. */
const takeAway = async (tx: Transaction, resource: Resource, ids: readonly string[], advance: () => Promise<void>): Promise<void> => {
  const most = referringPlaces(resource.type).has(resource) ? Math.max(1, ids.length) : TOGETHER;
  for (let at = 0; at < ids.length; at += most) {
    await deleteImages(tx, resource, ids.slice(at, at + most));
    await advance();
  }
};

type Done = { readonly deleted: number; readonly records: number };

const remove = async (tx: Transaction, resource: Resource, caller: Caller, { ids, still }: Matching, changeSet: string, advance: Advance): Promise<Done> => {
  const { alongDelete, beforeDelete } = await hooksOf(resource);
  await advance(0, ids.length);
  // What goes along may be just what refers to them: then it is known afterwards only.
  if (!alongDelete) await refuseReferenced(tx, resource, ids, caller);
  const gone: string[] = [];
  let along = 0;
  const chunk = async (place: number): Promise<void> => {
    await advance(place * CHUNK, ids.length);
    const images = [...(await still(ids.slice(place * CHUNK, (place + 1) * CHUNK))).values()];
    const others = (await alongDelete?.(tx, caller, images)) ?? [];
    await beforeDelete?.(tx, caller, images);
    await recordRows(tx, changeSet, [...others, ...images.map((image): Change => ({ entity: resource.type, id: image.id, kind: 'DELETE', before: image, after: null }))]);
    for (const { id } of images) gone.push(id);
    along += others.length;
  };
  await sideBySide(Math.ceil(ids.length / CHUNK), alongDelete || beforeDelete ? 1 : OVERLAPPING, chunk);
  if (alongDelete) await refuseReferenced(tx, resource, gone, caller);
  await takeAway(tx, resource, gone, () => advance(ids.length, ids.length));
  return { deleted: gone.length, records: gone.length + along };
};

/** Deletes everything and ends the job, in the caller's transaction; throws where it cannot, and then nothing of it is gone. */
export const runBulkDelete = async (tx: Transaction, db: Database, job: BulkEditJob): Promise<void> => {
  const resource = resourceOf(job.type);
  const session = await starterOf(tx, job.userId);
  const grant = deleteGrant(session, resource);
  const caller: Caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: job.reason };
  const changeSet = await nextChangeSet(db, tx.orgCode);
  // The role's limit of a minute is for requests; each record that goes is looked for in every table that may refer to it.
  await tx.query("set local statement_timeout = '30min'");
  const matching = await matchingIds(tx, db, resource, job, grant);
  await answeringConstraints(resource, session, async () => {
    const { deleted, records } = await remove(tx, resource, caller, matching, changeSet, advancing(db, tx.orgCode, job));
    if (records > 0) await recordChangeSet(tx, changeSet, { userId: job.userId, by: session.name, source: 'DELETE', form: caller.form, reason: job.reason }, records);
    if (!(await endBulkEdit(tx, job.id, { state: 'DONE', changed: deleted, changeSet: records > 0 ? changeSet : null }))) throw refuse(CANCELLED.DELETE);
  });
};
