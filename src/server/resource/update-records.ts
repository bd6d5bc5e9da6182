/** Changing records: rights on their fields, rules, references, uniqueness, the write and its journal. One record is many of which there is one. */
import { checkPhone } from '../../domain/phone.ts';
import { flat } from '../../domain/customisation/custom-values.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Resource } from '../../domain/resource.ts';
import { validateRecord } from '../../domain/validate.ts';
import { ownWords } from '../customisation/form-fields.ts';
import type { Transaction } from '../db/org.ts';
import { DatabaseUnavailable, ValueRefused } from '../db/unavailable.ts';
import { bindFiles } from '../files/bind-files.ts';
import { hasMessage, sayProblems } from '../messages.ts';
import { Refusal, refuse } from '../refuse.ts';
import type { Caller } from './caller.ts';
import { changedKeys } from './changed-keys.ts';
import { checkMany, loopProblem, loopsAmong, type Changing } from './check-many.ts';
import { hooksOf, type Hooks, type Values } from './hooks.ts';
import type { Image } from './image.ts';
import type { Change } from './journal.ts';
import { organisationFormats } from './organisation-formats.ts';
import { seenImage } from './seen-image.ts';
import { readImages, updateImages } from './store.ts';
import { asCustomised, take, type Taken } from './take.ts';
import { beyondFields, beyondReach } from './within-reach.ts';

/** `version` is the one that the person saw; null where they named no records but what all of them have. */
export type Update = { readonly id: string; readonly version: number | null; readonly input: Values };
export type Updated = {
  /** Of the records, and of what hooks changed with them. Empty where anything was refused. */
  readonly changes: readonly Change[];
  readonly changed: readonly string[];
  /** Records that hold already what was given. */
  readonly unchanged: readonly string[];
  /** Why a record cannot be changed so, by id; with one of them nothing is written, and the transaction must not be committed. */
  readonly refused: ReadonlyMap<string, Refusal>;
};

/** Records of one statement that writes. */
const TOGETHER = 1000;

type Row = Changing & { readonly id: string; readonly told: Taken };
type Batch = { readonly tx: Transaction; readonly resource: Resource; readonly whole: Resource; readonly caller: Caller; readonly hooks: Hooks; readonly refused: Map<string, Refusal> };

const refuseRow = ({ refused }: Batch, id: string, refusal: Refusal): void => {
  if (!refused.has(id)) refused.set(id, refusal);
};

const problemsOf = ({ caller }: Batch, problems: readonly Problem[]): Refusal => refuse('BAD_USER_INPUT', { validationError: sayProblems(caller.session.language, problems, ownWords(caller.session)) });

/** Does what may refuse one record; its refusal stands for this record only. What the database says ends the transaction, and so concerns all. */
const forRow = async <T>(batch: Batch, id: string, work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof DatabaseUnavailable || error instanceof ValueRefused) throw error;
    refuseRow(batch, id, error);
    return undefined;
  }
};

/** The records as they are, locked, with what is given for each; those that are out of reach or changed meanwhile are refused. */
const readRows = async (batch: Batch, updates: readonly Update[]): Promise<Row[]> => {
  const { tx, resource, whole, caller, refused } = batch;
  const images = await readImages(tx, resource, updates.map(({ id }) => id));
  const beyond = await beyondReach(tx, resource, [...images.keys()], caller);
  const rows: Row[] = [];
  const versions = new Map(updates.map(({ id, version }) => [id, version]));
  for (const { id, input } of updates) {
    const before = images.get(id);
    if (!before || beyond.has(id)) refuseRow(batch, id, refuse('NOT_FOUND'));
    else {
      const told = await forRow(batch, id, () => take(tx, resource, whole, input, before, caller));
      if (told) rows.push({ id, before, told, values: told.values });
    }
  }
  for (const id of await beyondFields(tx, resource, rows, caller)) refuseRow(batch, id, refuse('NOT_FOUND'));
  for (const { id, before } of rows) {
    const version = versions.get(id) ?? null;
    if (version !== null && before.version !== version) refuseRow(batch, id, refuse('CONFLICT', { current: seenImage(resource, before, caller.session) }));
  }
  return rows.filter(({ id }) => !refused.has(id));
};

const checkRows = async (batch: Batch, rows: readonly Row[]): Promise<void> => {
  const { tx, resource, whole, caller } = batch;
  const context = { entity: resource.name, hasMessage, phone: checkPhone, ...(await organisationFormats(tx)), mode: 'update' as const };
  for (const { id, before, told } of rows) {
    const { custom: _custom, ...values } = told.values;
    const problems = validateRecord(whole.fields, { ...values, ...told.own }, { ...context, before: flat(before) });
    if (problems.length > 0) refuseRow(batch, id, problemsOf(batch, problems));
  }
  await checkMany(tx, resource, rows.filter(({ id }) => !batch.refused.has(id)), caller.session, ({ before }, problems) => {
    if (problems.length > 0) refuseRow(batch, before.id, problemsOf(batch, problems));
  });
};

/** What entities do beyond their declaration, then what may not change any more. Answers the records that differ. */
const completed = async (batch: Batch, rows: readonly Row[]): Promise<(Row & { readonly next: Image })[]> => {
  const { tx, resource, caller, hooks, refused } = batch;
  const out: (Row & { readonly next: Image })[] = [];
  for (const row of rows) {
    const { id, before, values } = row;
    if (refused.has(id)) continue;
    if (hooks.beforeSave) await forRow(batch, id, () => hooks.beforeSave!(tx, caller, values, before));
    const next = { ...before, ...values, id, version: before.version };
    const changed = changedKeys(resource, before, next);
    const fixed = resource.fields.filter(({ key, fixed: isFixed }) => isFixed && changed.includes(key));
    if (fixed.length > 0) refuseRow(batch, id, problemsOf(batch, fixed.map(({ key, name }) => ({ field: key, ...finding('rule.fixed', {}, { fieldName: `${resource.name}.${name}` }) }))));
    if (changed.length > 0) out.push({ ...row, next });
  }
  return out;
};

const write = async (batch: Batch, rows: readonly (Row & { readonly next: Image })[]): Promise<Change[]> => {
  const { tx, resource, caller, hooks } = batch;
  const { session } = caller;
  const after = new Map<string, Image>();
  for (let at = 0; at < rows.length; at += TOGETHER)
    for (const image of await updateImages(tx, resource, rows.slice(at, at + TOGETHER).map(({ next }) => next), session.name)) after.set(image.id, image);
  const parent = resource.parent;
  const moved = parent === undefined ? [] : rows.filter(({ values }) => Object.hasOwn(values, parent)).map(({ id }) => id);
  for (const id of await loopsAmong(tx, resource, moved)) refuseRow(batch, id, problemsOf(batch, [loopProblem(resource)]));
  for (const id of await beyondReach(tx, resource, rows.map(({ id: one }) => one), caller)) refuseRow(batch, id, refuse('NOT_FOUND'));
  if (batch.refused.size > 0) return [];
  const changes: Change[] = [];
  for (const { id, before, values } of rows) {
    const image = after.get(id);
    if (!image) refuseRow(batch, id, refuse('CONFLICT', { current: seenImage(resource, before, session) }));
    else
      await forRow(batch, id, async () => {
        await bindFiles(tx, resource, id, values, session.userId);
        await hooks.afterSave?.(tx, caller, image, before);
        changes.push({ entity: resource.type, id, kind: 'UPDATE', before, after: image }, ...((await hooks.together?.(tx, caller, image, before)) ?? []));
      });
  }
  return changes;
};

/**
 * Changes records in the caller's transaction, all or none: where `refused` has any, the caller must let the transaction go.
 * With `onlyCheck` it stops before the write. The caller records the changes.
 */
export const updateRecords = async (tx: Transaction, resource: Resource, updates: readonly Update[], caller: Caller, onlyCheck = false): Promise<Updated> => {
  const batch: Batch = { tx, resource, whole: asCustomised(resource, caller), caller, hooks: await hooksOf(resource), refused: new Map() };
  const rows = await readRows(batch, updates);
  await checkRows(batch, rows);
  const differing = await completed(batch, rows);
  const ids = new Set(differing.map(({ id }) => id));
  const unchanged = rows.map(({ id }) => id).filter((id) => !ids.has(id));
  const changes = batch.refused.size > 0 || onlyCheck ? [] : await write(batch, differing);
  return { changes, changed: [...ids], unchanged, refused: batch.refused };
};
