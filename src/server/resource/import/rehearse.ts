/** What the hooks of an entity refuse is found with the other problems of a file, not when everything is written. */
import { finding } from '../../../domain/problem.ts';
import type { Transaction } from '../../db/org.ts';
import { isUnavailable } from '../../db/unavailable.ts';
import { Refusal } from '../../refuse.ts';
import type { Caller } from '../caller.ts';
import { hooksOf } from '../hooks.ts';
import { readImages } from '../store.ts';
import type { CheckContext } from './check-context.ts';
import type { CheckedRow } from './check-rows.ts';
import type { RowProblem } from './draft.ts';

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

/** The same rows; those that a hook refuses need a fix. Nothing that the hooks write or count stays. */
export const rehearse = async (tx: Transaction, caller: Caller, context: CheckContext, rows: readonly CheckedRow[]): Promise<readonly CheckedRow[]> => {
  const rehearsing: Caller = { ...caller, isRehearsal: true };
  const { beforeSave } = await hooksOf(context.resource);
  const tried = beforeSave ? rows.filter((row) => row.record !== null).filter(standsAlone(context)) : [];
  if (!beforeSave || tried.length === 0) return rows;
  const before = await readImages(tx, context.resource, tried.flatMap(({ mark, record }) => (mark === 'U' ? [String(record?.id)] : [])), false);
  const refused = new Map<number, RowProblem[]>();
  await tx.query('savepoint rehearsal');
  for (const { ordinal, record } of tried) {
    try {
      await beforeSave(tx, rehearsing, { ...record }, before.get(String(record?.id)) ?? null);
    } catch (error) {
      if (isUnavailable(error)) throw error;
      if (error instanceof Refusal) refused.set(ordinal, problemsOf(error, context));
      // What the database itself refuses is told when it is written.
      else await tx.query('rollback to savepoint rehearsal');
    }
  }
  await tx.query('rollback to savepoint rehearsal');
  await tx.query('release savepoint rehearsal');
  return rows.map((row) => (refused.has(row.ordinal) ? { ...row, mark: '!', record: null, problems: refused.get(row.ordinal)! } : row));
};
