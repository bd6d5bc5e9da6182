/** What the hooks of an entity refuse is found with the other problems of a file, not when everything is written. */
import { finding } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { isOfData, isUnavailable } from '../../db/unavailable.ts';
import { Refusal } from '../../refuse.ts';
import type { Caller } from '../caller.ts';
import { hooksOf, type Hooks } from '../hooks.ts';
import type { Image } from '../image.ts';
import { readImages } from '../store.ts';
import type { CheckContext } from './check-context.ts';
import type { CheckedRow } from './check-rows.ts';
import type { RowProblem } from './draft.ts';
import { withoutVersion } from './without-version.ts';

const problemsOf = ({ code, details }: Refusal, { keys, resource }: CheckContext): RowProblem[] => {
  const place = keys[0]?.fields[0]?.key ?? resource.title;
  const told = details.validationError ?? [];
  if (told.length === 0) return [{ ...finding(`error.${code}`, details.words ?? {}), field: place, value: '' }];
  return told.map(({ field, message }) => ({ ...finding('import.problem.said', { sentence: message }), field, value: '' }));
};

/** A row that refers to one of the file, or to a record that is made with it, is left to the writing: what it refers to is not there yet. */
const standsAlone = ({ resource, missing }: CheckContext): ((row: CheckedRow) => boolean) => {
  const made = new Set(missing.all().map(({ type, id }) => `${type} ${id}`));
  const references = resource.fields.filter(({ reference }) => reference !== undefined);
  return ({ links, record }) => links.length === 0 && !references.some(({ key, reference }) => made.has(`${reference?.type} ${String(record?.[key])}`));
};

/** Rows that are rehearsed at once. What their hooks lock, such as the next number of a candidate, others wait for until they are through. */
const SLICE = 50;

type Save = NonNullable<Hooks['beforeSave']>;

/** What the hook refuses of a slice, by the places of its rows. Nothing that the hook writes, counts or locks stays. */
const refusedOf = async (tx: Transaction, save: Save, caller: Caller, context: CheckContext, slice: readonly CheckedRow[], before: ReadonlyMap<string, Image>): Promise<Map<number, RowProblem[]>> => {
  const refused = new Map<number, RowProblem[]>();
  await tx.query('savepoint rehearsal');
  for (const { ordinal, record } of slice) {
    try {
      await save(tx, caller, withoutVersion(record ?? {}), before.get(String(record?.id)) ?? null);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      if (error instanceof Refusal) refused.set(ordinal, problemsOf(error, context));
      else if (!isOfData(error)) throw error;
      // What the database itself refuses is told when it is written.
      if (isOfData(error)) await tx.query('rollback to savepoint rehearsal');
    }
  }
  await tx.query('rollback to savepoint rehearsal');
  await tx.query('release savepoint rehearsal');
  return refused;
};

/** The same rows; those that a hook refuses need a fix. `between` is called after every slice: it refuses where the person wants no more. */
export const rehearse = async (tx: Transaction, caller: Caller, context: CheckContext, rows: readonly CheckedRow[], between: () => Promise<void>): Promise<readonly CheckedRow[]> => {
  const rehearsing: Caller = { ...caller, isRehearsal: true };
  const { beforeSave } = await hooksOf(context.resource);
  const tried = beforeSave ? rows.filter((row) => row.record !== null).filter(standsAlone(context)) : [];
  if (!beforeSave || tried.length === 0) return rows;
  const before = await readImages(tx, context.resource, tried.flatMap(({ mark, record }) => (mark === 'U' ? [String(record?.id)] : [])), false);
  const refused = new Map<number, RowProblem[]>();
  for (let at = 0; at < tried.length; at += SLICE) {
    for (const [ordinal, problems] of await refusedOf(tx, beforeSave, rehearsing, context, tried.slice(at, at + SLICE), before)) refused.set(ordinal, problems);
    await between();
  }
  return rows.map((row) => (refused.has(row.ordinal) ? { ...row, mark: '!', record: null, problems: refused.get(row.ordinal)! } : row));
};
