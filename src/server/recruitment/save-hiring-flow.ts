import { finding } from '../../domain/problem.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { Refusal, refuse } from '../refuse.ts';
import type { Caller } from '../resource/caller.ts';
import { answeringConstraints } from '../resource/constraint.ts';
import type { Values } from '../resource/hooks.ts';
import { nextChangeSet, recordChanges, type Change } from '../resource/journal.ts';
import { mergeChanges } from '../resource/merge-changes.ts';
import { once, readIdempotencyKey } from '../resource/once.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import { resourceOf } from '../resource/registry.ts';
import { updateRecords } from '../resource/update-records.ts';
import { addOne } from './flow/add-one.ts';
import { beginWhole } from './flow/whole-flow.ts';

type Given = { readonly key: string; readonly version?: number | null };
type StageInput = Given & { readonly name: string; readonly kind: string; readonly status: string };
type StatusInput = Given & {
  readonly stage: string;
  readonly name: string;
  readonly status: string;
  readonly isDefault: boolean;
  readonly next: readonly string[];
  readonly requires: readonly string[];
  readonly sendsMail: boolean;
  readonly mailSubject?: string | null;
  readonly mailBody?: string | null;
};
type Arguments = { readonly stages: readonly StageInput[]; readonly statuses: readonly StatusInput[] };

/** Stages, and statuses, of one organisation. */
const MOST = 500;

/** Ids by key: those that are there are named by themselves. Refuses a flow that is not the one the person saw. */
const sameFlow = async (tx: Transaction, table: 'hiring_stage' | 'candidate_status', given: readonly Given[]): Promise<Map<string, string>> => {
  const rows = await tx.query<{ id: string; version: number }>(`select id::text as id, version from ${table} where org_code = $1 order by id for update`, [tx.orgCode]);
  const seen = new Map(given.filter(({ version }) => version != null).map(({ key, version }) => [key, version]));
  if (rows.length !== seen.size || rows.some(({ id, version }) => seen.get(id) !== version)) throw refuse('CONFLICT');
  return new Map(rows.map(({ id }) => [id, id]));
};

/** What is refused of one stage or status names it by its key. */
const inRow = async <Answer>(key: string, work: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error.details.validationError === undefined) throw error;
    throw refuse(error.code, { ...error.details, validationError: error.details.validationError.map((problem) => ({ ...problem, row: key })) });
  }
};

const writeAll = async (tx: Transaction, caller: Caller, type: string, inputs: readonly { readonly key: string; readonly values: Values }[], ids: ReadonlyMap<string, string>): Promise<readonly Change[]> => {
  const keys = new Map([...ids].map(([key, id]) => [id, key]));
  const { changes, refused } = await updateRecords(tx, resourceOf(type), inputs.map(({ key, values }) => ({ id: ids.get(key)!, version: null, input: values })), caller);
  for (const [id, refusal] of refused) await inRow(keys.get(id) ?? id, () => Promise.reject(refusal));
  return changes;
};

const stagesOf = async (tx: Transaction, caller: Caller, stages: readonly StageInput[], ids: Map<string, string>): Promise<Change[]> => {
  const changes: Change[] = [];
  const inputs = stages.map(({ key, name, kind, status }, at) => ({ key, values: { name, kind, status, position: at + 1 } }));
  changes.push(...(await writeAll(tx, caller, 'HiringStage', inputs.filter(({ key }) => ids.has(key)), ids)));
  for (const { key, values } of inputs.filter((one) => !ids.has(one.key))) {
    const added = await inRow(key, () => addOne(tx, caller, 'HiringStage', values));
    ids.set(key, added.id);
    changes.push(...added.changes);
  }
  return changes;
};

const statusesOf = async (tx: Transaction, caller: Caller, { stages, statuses }: Arguments, stageIds: ReadonlyMap<string, string>, ids: Map<string, string>): Promise<Change[]> => {
  const changes: Change[] = [];
  const order = new Map(stages.map(({ key }, at) => [key, at]));
  const inOrder = statuses.toSorted((one, other) => (order.get(one.stage) ?? 0) - (order.get(other.stage) ?? 0));
  const inputs = inOrder.map(({ key, stage, isDefault, name, status, requires, sendsMail, mailSubject, mailBody }, at) => {
    const stageId = stageIds.get(stage);
    if (stageId === undefined) throw refuse('NOT_FOUND');
    // The first one takes that from the one before it: nobody has to give it up.
    return { key, values: { name, stageId, status, requires: requires.length > 0 ? requires : null, sendsMail, mailSubject: mailSubject ?? null, mailBody: mailBody ?? null, position: (at + 1) * 10, ...(isDefault ? { isDefault } : {}) } as Values };
  });
  for (const { key, values } of inputs.filter((one) => !ids.has(one.key))) {
    const added = await inRow(key, () => addOne(tx, caller, 'CandidateStatus', values));
    ids.set(key, added.id);
    changes.push(...added.changes);
  }
  const nextOf = new Map(statuses.map(({ key, next }) => [key, next]));
  const known = await tx.query<{ of: string; row: string; status: string }>('select candidate_status_id::text as of, id::text as row, status_id::text as status from candidate_status_next where org_code = $1 order by "position"', [tx.orgCode]);
  const withNext = inputs.map(({ key, values }) => {
    const next = [...new Set(nextOf.get(key))].map((one) => {
      const statusId = ids.get(one);
      if (statusId === undefined) throw refuse('NOT_FOUND');
      const row = known.find(({ of, status }) => of === ids.get(key) && status === statusId)?.row;
      return row === undefined ? { statusId } : { id: row, statusId };
    });
    const had = known.filter(({ of }) => of === ids.get(key)).map(({ status }) => status);
    return { key, values: had.join() === next.map(({ statusId }) => statusId).join() ? values : { ...values, next } };
  });
  // The new first one before the others, so that the one before it may go out of use.
  changes.push(...(await writeAll(tx, caller, 'CandidateStatus', withNext.toSorted((one, other) => Number('isDefault' in other.values) - Number('isDefault' in one.values)), ids)));
  return changes;
};

/** The hiring flow as its designer leaves it, in one change-set with one undo. */
export const saveHiringFlow = async (args: Arguments, context: Context, grant: Grant) => {
  const { db } = context;
  const { session } = grant;
  const { stages, statuses } = args;
  if (Math.max(stages.length, statuses.length) > MOST) throw refuse('LIMIT_EXCEEDED', { words: { limit: MOST } });
  const keys = [...stages, ...statuses].map(({ key }) => key);
  if (new Set(stages.map(({ key }) => key)).size + new Set(statuses.map(({ key }) => key)).size < keys.length) throw refuse('BAD_USER_INPUT');
  if (statuses.length > 0 && statuses.filter(({ isDefault, status }) => isDefault && status === 'ACTIVE').length !== 1) refuseFields(grant, [{ field: 'isDefault', ...finding('candidateStatus.oneIsFirst') }]);
  const first = statuses.find(({ isDefault }) => isDefault);
  if (first && stages.some(({ key, status }) => key === first.stage && status === 'INACTIVE')) await inRow(first.stage, async () => refuseFields(grant, [{ field: 'status', ...finding('candidateStatus.firstInUse') }]));
  const isAdding = [...stages, ...statuses].some(({ version }) => version == null);
  if (isAdding && session.rights.get('HIRING_FLOW')?.add !== true) throw refuse('_DB0101');
  const changeSet = await nextChangeSet(db, session.orgCode);
  const caller: Caller = { db, session, reach: grant, form: 'HIRING_FLOW', reason: null, idempotencyKey: readIdempotencyKey(context.idempotencyKey) };
  const done = await answeringConstraints(resourceOf('CandidateStatus'), session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, 'saveHiringFlow', args, async () => {
    beginWhole(tx);
    const stageIds = await sameFlow(tx, 'hiring_stage', stages);
    const statusIds = await sameFlow(tx, 'candidate_status', statuses);
    const changes = mergeChanges([...(await stagesOf(tx, caller, stages, stageIds)), ...(await statusesOf(tx, caller, args, stageIds, statusIds))]);
    if (changes.length > 0) await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: 'HIRING_FLOW', changes });
    return { changeSet: changes.length > 0 ? changeSet : null };
  })));
  return { errorCode: '', message: '', validationError: null, ...done };
};
