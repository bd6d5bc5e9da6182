/** All that can be found wrong with a record at once is told at once, whichever check finds it: nobody mends one thing to learn of the next. */
import type { Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { DatabaseUnavailable, ValueRefused } from '../db/unavailable.ts';
import { fileProblems } from '../files/bind-files.ts';
import { Refusal, refuse, type FieldProblem } from '../refuse.ts';
import type { Caller } from './caller.ts';
import type { Hooks, Values } from './hooks.ts';
import type { Image } from './image.ts';

type Told = Pick<FieldProblem, 'field'>;

/** The field itself, of a problem of one of its child rows. */
const fieldOf = ({ field }: Told): string => field.split('.', 1)[0]!;

/** The values without those that something is wrong with: no other check is asked of them. */
export const soundValues = (values: Values, told: readonly Told[]): Values => {
  const wrong = new Set(told.map(fieldOf));
  return wrong.size === 0 ? values : Object.fromEntries(Object.entries(values).filter(([key]) => !wrong.has(key)));
};

/** What is told of a field first stands: what it lacks says more than what follows from that. */
export const toldTogether = (told: readonly FieldProblem[], more: readonly FieldProblem[]): readonly FieldProblem[] => {
  const fields = new Set(told.map(({ field }) => field));
  return [...told, ...more.filter(({ field }) => !fields.has(field))];
};

/** Two refusals of one record: what is wrong with its fields adds up, of everything else the first stands. */
export const bothRefusals = (first: Refusal, other: Refusal): Refusal =>
  first.code === 'BAD_USER_INPUT' && other.code === 'BAD_USER_INPUT' && first.details.validationError && other.details.validationError
    ? refuse('BAD_USER_INPUT', { ...first.details, validationError: toldTogether(first.details.validationError, other.details.validationError) })
    : first;

/** Told of a record that is refused anyway: what its files, and its hooks where they take such values, find beside that. Writes nothing. */
export const foundBeside = async (tx: Transaction, resource: Resource, hooks: Hooks, { id, values, before }: { readonly id: string; readonly values: Values; readonly before: Image | null }, caller: Caller, told: readonly FieldProblem[]): Promise<readonly FieldProblem[]> => {
  const sound = soundValues(values, told);
  const files = await fileProblems(tx, resource, id, sound, caller.session);
  if (!hooks.beforeSave || hooks.takesAnything !== true) return files;
  try {
    await hooks.beforeSave(tx, { ...caller, isRehearsal: true, unsound: new Set(told.map(fieldOf)) }, { ...sound }, before);
    return files;
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof DatabaseUnavailable || error instanceof ValueRefused) throw error;
    return [...files, ...(error.details.validationError ?? [])];
  }
};
