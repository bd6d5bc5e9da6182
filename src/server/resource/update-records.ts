/** Changing records: rights on their fields, rules, references, uniqueness, the write and its journal. One record is many of which there is one. */
import { checkPhone } from '../../domain/phone.ts';
import { asFlat } from '../../domain/customisation/custom-values.ts';
import type { Resource } from '../../domain/resource.ts';
import { validateRecord } from '../../domain/validate.ts';
import type { Transaction } from '../db/org.ts';
import { hasMessage } from '../messages.ts';
import { refuse, type FieldProblem, type Refusal } from '../refuse.ts';
import type { Caller } from './caller.ts';
import { checkMany, loopProblem, loopsAmong } from './check-many.ts';
import { hooksOf, type Values } from './hooks.ts';
import type { Image } from './image.ts';
import type { Change } from './journal.ts';
import { letGo } from './let-go.ts';
import { mergeChanges } from './merge-changes.ts';
import { organisationFormats } from './organisation-formats.ts';
import { seenImage } from './seen-image.ts';
import { readImages } from './store.ts';
import { asCustomised, take } from './take.ts';
import { soundValues } from './told-together.ts';
import { forRow, problemsOf, problemsTold, refuseRow, type Batch, type Row } from './update-batch.ts';
import { isApart, takeSteps } from './update-steps.ts';
import { beyondFields, beyondReach, reachesAll } from './within-reach.ts';

/** `version` is the one that the person saw; null where they named no records but what all of them have. */
export type Update = { readonly id: string; readonly version: number | null; readonly input: Values; /** What was found wrong with it before, told with the rest. */ readonly found?: readonly FieldProblem[] };
export type Updated = {
  /** Of the records, and of what hooks changed with them. Empty where anything was refused. */
  readonly changes: readonly Change[];
  readonly changed: readonly string[];
  /** Records that hold already what was given. */
  readonly unchanged: readonly string[];
  /** Why a record cannot be changed so, by id; with one of them nothing is written, and the transaction must not be committed. */
  readonly refused: ReadonlyMap<string, Refusal>;
};

/**
 * SAVE writes. CHECK writes only what could still be refused by being written: what stands below itself, out of reach or against what hooks do
 * afterwards. COUNT writes nothing.
 */
type Depth = 'SAVE' | 'CHECK' | 'COUNT';

/** The records as they are, locked where they shall be written, with what is given for each; those that are out of reach or changed meanwhile are refused. */
const readRows = async (batch: Batch, updates: readonly Update[], depth: Depth, read: ReadonlyMap<string, Image> | undefined): Promise<Row[]> => {
  const { tx, resource, whole, caller, refused } = batch;
  const images = read ?? (await readImages(tx, resource, updates.map(({ id }) => id), depth === 'SAVE'));
  const beyond = await beyondReach(tx, resource, [...images.keys()], caller);
  const rows: Row[] = [];
  const versions = new Map(updates.map(({ id, version }) => [id, version]));
  for (const { id, input, found = [] } of updates) {
    const before = images.get(id);
    if (!before || beyond.has(id)) refuseRow(batch, id, refuse('NOT_FOUND'));
    else {
      const told = await forRow(batch, id, () => take(tx, resource, whole, input, before, caller));
      if (told) rows.push({ id, before, told, values: told.values, found });
    }
  }
  for (const id of await beyondFields(tx, resource, rows, caller)) refuseRow(batch, id, refuse('NOT_FOUND'));
  for (const { id, before } of rows) {
    const version = versions.get(id) ?? null;
    if (version !== null && before.version !== version) refuseRow(batch, id, refuse('CONFLICT', { current: seenImage(resource, before, caller.session, batch.hooks) }));
  }
  return rows.filter(({ id }) => !refused.has(id));
};

const checkRows = async (batch: Batch, rows: readonly Row[]): Promise<void> => {
  const { tx, resource, whole, caller } = batch;
  const context = { entity: resource.name, hasMessage, phone: checkPhone, ...(await organisationFormats(tx)), mode: 'update' as const };
  for (const { id, before, told, found } of rows) {
    if (found.length > 0) refuseRow(batch, id, refuse('BAD_USER_INPUT', { validationError: found }));
    const { custom: _custom, ...values } = told.values;
    const problems = validateRecord(whole.fields, { ...values, ...told.own }, { ...context, before: asFlat(before) });
    if (problems.length > 0) refuseRow(batch, id, problemsOf(batch, problems));
  }
  const leaving = await checkMany(tx, resource, rows.map((row) => ({ ...row, values: soundValues(row.values, problemsTold(batch, row.id)) })), caller.session, ({ before }, problems) => {
    if (problems.length > 0) refuseRow(batch, before.id, problemsOf(batch, problems));
  });
  batch.leaving.push(...leaving);
};

/** What only shows when the records are written. */
const refuseWritten = async (batch: Batch, rows: readonly Row[], changed: readonly string[]): Promise<void> => {
  const { tx, resource, caller } = batch;
  for (const id of await loopsAmong(tx, resource, movedBy(resource, rows))) refuseRow(batch, id, problemsOf(batch, [loopProblem(resource)]));
  for (const id of await beyondReach(tx, resource, changed, caller)) refuseRow(batch, id, refuse('NOT_FOUND'));
};

const movedBy = ({ parent }: Resource, rows: readonly Row[]): readonly string[] => (parent === undefined ? [] : rows.filter(({ values }) => Object.hasOwn(values, parent)).map(({ id }) => id));

const mayRefuseWritten = ({ tx, resource, caller, hooks }: Batch, rows: readonly Row[]): boolean => !isApart(hooks) || movedBy(resource, rows).length > 0 || !reachesAll(resource, tx.orgCode, caller);

/**
 * Changes records in the caller's transaction, all or none: where `refused` has any, and unless the depth is SAVE, the caller must let the
 * transaction go. The caller records the changes. `read` are the records as they are, where the caller has read and locked them already.
 */
export const updateRecords = async (tx: Transaction, resource: Resource, updates: readonly Update[], caller: Caller, depth: Depth = 'SAVE', read?: ReadonlyMap<string, Image>): Promise<Updated> => {
  const batch: Batch = { tx, resource, whole: asCustomised(resource, caller), caller, hooks: await hooksOf(resource), refused: new Map(), leaving: [] };
  const rows = await readRows(batch, updates, depth, read);
  await checkRows(batch, rows);
  const writes = batch.refused.size === 0 && (depth === 'SAVE' || (depth === 'CHECK' && mayRefuseWritten(batch, rows)));
  if (writes) for (const { by, ids } of batch.leaving) await letGo(tx, resource, by, [...ids]);
  const { changes, changed } = await takeSteps(batch, rows, writes);
  if (writes && batch.refused.size === 0) await refuseWritten(batch, rows, changed);
  const differing = new Set(changed);
  const unchanged = rows.map(({ id }) => id).filter((id) => !differing.has(id));
  return { changes: batch.refused.size > 0 || depth !== 'SAVE' ? [] : mergeChanges(changes), changed, unchanged, refused: batch.refused };
};
