/** Doing a bulk edit: all of it in one transaction, in chunks between which progress is told and a wish to stop is heard. */
import type { Resource } from '../../../domain/resource.ts';
import type { Database } from '../../db/connection.ts';
import type { Transaction } from '../../db/org.ts';
import { coercePatch } from '../../graphql/coerce-filter.ts';
import { forbiddenFields } from '../../access/fields.ts';
import { refuse } from '../../refuse.ts';
import type { Caller } from '../caller.ts';
import { starterOf } from '../import/starter.ts';
import { nextChangeSet, recordChangeSet, recordRows } from '../journal.ts';
import { hooksOf, reachesOthers, type Hooks, type Values, type Written } from '../hooks.ts';
import { updateGrant } from '../update-grant.ts';
import { tellSaved, toldAmong } from '../tell-saved.ts';
import { findingsOf } from '../update-many.ts';
import { updateRecords, type Updated } from '../update-records.ts';
import { isApart } from '../update-steps.ts';
import { answeringConstraints } from '../constraint.ts';
import { resourceOf } from '../registry.ts';
import { advancing, type Advance } from './advance.ts';
import { CANCELLED, endBulkEdit, type BulkEditJob, type RefusedRow } from './job.ts';
import { holdChanges } from './held-changes.ts';
import { matchingIds, type Matching } from './matching-ids.ts';
import { sideBySide } from '../side-by-side.ts';

const CHUNK = 500;
/** Chunks of which the server checks and encrypts some while the database writes others; so many are in memory. */
const OVERLAPPING = 6;
/** Records that are named with what is wrong with them. */
const TOLD = 20;

/** Records refuse the values: nothing was changed. */
export class RowsRefused extends Error {
  readonly refused: number;
  readonly problems: readonly RefusedRow[];
  constructor(refused: number, problems: readonly RefusedRow[]) {
    super(`${refused} records refuse the values`);
    this.refused = refused;
    this.problems = problems;
  }
}

type Done = { readonly changed: number; readonly unchanged: number; readonly records: number; readonly told: readonly Written[] };
type Chunk = Done & { readonly problems: readonly RefusedRow[] };

/** Whether what is done to one record says nothing about another one, so that chunks may overlap. */
const isIndependent = ({ parent, unique }: Resource, hooks: Hooks, values: Values): boolean =>
  isApart(hooks) && !reachesOthers(hooks, Object.keys(values)) && ![parent, ...unique.flat()].some((key) => key !== undefined && Object.hasOwn(values, key));

const problemsOf = ({ refused }: Updated, caller: Caller): RefusedRow[] => findingsOf(refused, caller).problems.map(({ row, field, message }) => ({ id: row, field: field === '' ? null : field, message }));

const change = async (tx: Transaction, resource: Resource, job: BulkEditJob, caller: Caller, { ids, still }: Matching, changeSet: string, advance: Advance): Promise<Done> => {
  const input = coercePatch(resource, job.values);
  const hooks = await hooksOf(resource);
  // Where a record may be changed again by a later chunk, all of them wait for the end.
  const waiting = holdChanges();
  let refused = 0;
  const chunk = async (place: number): Promise<Chunk> => {
    await advance(place * CHUNK, ids.length);
    const images = await still(ids.slice(place * CHUNK, (place + 1) * CHUNK));
    const updates = [...images.keys()].map((id) => ({ id, version: null, input: { ...input } }));
    // Once a record refuses, nothing will be written: what is left is only looked at, so that all of them are counted.
    const updated = await updateRecords(tx, resource, updates, caller, refused > 0 ? 'COUNT' : 'SAVE', images);
    refused += updated.refused.size;
    if (!isApart(hooks)) waiting.add(updated.changes);
    else if (refused === 0) await recordRows(tx, changeSet, updated.changes);
    return { changed: updated.changed.length, unchanged: updated.unchanged.length, records: isApart(hooks) ? updated.changes.length : 0, told: await toldAmong(resource, updated.changes), problems: problemsOf(updated, caller).slice(0, TOLD) };
  };
  const chunks = await sideBySide(Math.ceil(ids.length / CHUNK), isIndependent(resource, hooks, input) ? OVERLAPPING : 1, chunk);
  if (refused > 0) throw new RowsRefused(refused, chunks.flatMap(({ problems }) => problems).slice(0, TOLD));
  await advance(ids.length, ids.length);
  let late = 0;
  for (const some of waiting.portions()) {
    await recordRows(tx, changeSet, some);
    late += some.length;
  }
  const sum = (of: (one: Done) => number): number => chunks.reduce((all, one) => all + of(one), 0);
  return { changed: sum(({ changed }) => changed), unchanged: sum(({ unchanged }) => unchanged), records: sum(({ records }) => records) + late, told: chunks.flatMap(({ told }) => told) };
};

/** Writes everything and ends the job, in the caller's transaction; throws where it cannot, and then nothing of it is kept. */
export const runBulkEdit = async (tx: Transaction, db: Database, job: BulkEditJob): Promise<void> => {
  const resource = resourceOf(job.type);
  const session = await starterOf(tx, job.userId);
  const grant = updateGrant(session, resource);
  if (forbiddenFields(session, resource, job.values as Record<string, unknown>).length > 0) throw refuse('_DB0102');
  const caller: Caller = { db, session, reach: grant, form: grant.forms[0] ?? null, reason: job.reason, ...(job.along ? { along: true } : {}), ...(job.mails ? {} : { withoutMails: true }) };
  const changeSet = await nextChangeSet(db, tx.orgCode);
  const matching = await matchingIds(tx, db, resource, job, grant);
  await answeringConstraints(resource, session, async () => {
    const { changed, unchanged, records, told } = await change(tx, resource, job, caller, matching, changeSet, advancing(db, tx.orgCode, job));
    if (records > 0) await recordChangeSet(tx, changeSet, { userId: job.userId, by: session.name, source: 'BULK', form: caller.form, reason: job.reason }, records);
    if (!(await endBulkEdit(tx, job.id, { state: 'DONE', changed, unchanged, changeSet: records > 0 ? changeSet : null, message: await tellSaved(tx, resource, caller, told) }))) throw refuse(CANCELLED.EDIT);
  });
};
