/** Records that one request changes, and why some of them cannot be changed so. */
import type { Problem } from '../../domain/problem.ts';
import type { Resource } from '../../domain/resource.ts';
import { ownWords } from '../customisation/form-fields.ts';
import type { Transaction } from '../db/org.ts';
import { DatabaseUnavailable, ValueRefused } from '../db/unavailable.ts';
import { sayProblems } from '../messages.ts';
import { Refusal, refuse, type FieldProblem } from '../refuse.ts';
import type { Caller } from './caller.ts';
import type { Changing, Leaving } from './check-many.ts';
import type { Hooks } from './hooks.ts';
import type { Taken } from './take.ts';
import { bothRefusals } from './told-together.ts';

export type Row = Changing & { readonly id: string; readonly told: Taken; /** What was found wrong with it before. */ readonly found: readonly FieldProblem[] };
export type Batch = {
  readonly tx: Transaction;
  readonly resource: Resource;
  /** With the organisation's own fields. */
  readonly whole: Resource;
  readonly caller: Caller;
  readonly hooks: Hooks;
  readonly refused: Map<string, Refusal>;
  /** Who lets go of unique values before the others are written. */
  readonly leaving: Leaving[];
};

/** The first refusal of a record stands; what is wrong with its fields adds up. */
export const refuseRow = ({ refused }: Batch, id: string, refusal: Refusal): void => {
  const first = refused.get(id);
  refused.set(id, first === undefined ? refusal : bothRefusals(first, refusal));
};

/** What is told already of the fields of a record. */
export const problemsTold = ({ refused }: Batch, id: string): readonly FieldProblem[] => refused.get(id)?.details.validationError ?? [];

/** Problems of a record in the person's language. */
export const problemsOf = ({ caller }: Batch, problems: readonly Problem[]): Refusal => refuse('BAD_USER_INPUT', { validationError: sayProblems(caller.session.language, problems, ownWords(caller.session)) });

/** Does what may refuse one record; its refusal stands for this record only. What the database says ends the transaction, and so concerns all. */
export const forRow = async <T>(batch: Batch, id: string, work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refusal) || error instanceof DatabaseUnavailable || error instanceof ValueRefused) throw error;
    refuseRow(batch, id, error);
    return undefined;
  }
};
