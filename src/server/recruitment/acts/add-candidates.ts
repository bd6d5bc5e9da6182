import { checkPhone } from '../../../domain/phone.ts';
import { validateRecord } from '../../../domain/validate.ts';
import { allocate } from '../../db/ids.ts';
import type { Transaction } from '../../db/org.ts';
import { hasMessage, sayProblems } from '../../messages.ts';
import { Refusal, refuse, type FieldProblem } from '../../refuse.ts';
import type { Caller } from '../../resource/caller.ts';
import { missingAmong } from '../../resource/check-database.ts';
import { hooksOf, type Values } from '../../resource/hooks.ts';
import type { Image } from '../../resource/image.ts';
import type { Change } from '../../resource/journal.ts';
import { organisationFormats } from '../../resource/organisation-formats.ts';
import { resourceOf } from '../../resource/registry.ts';
import { insertImages } from '../../resource/store.ts';
import { asCustomised, take } from '../../resource/take.ts';
import { beyondReach } from '../../resource/within-reach.ts';
import { SHEET_NAMES } from '../candidates/sheet-names.ts';

const inRow = (problems: readonly FieldProblem[], at: number): FieldProblem[] => problems.map((problem) => ({ ...problem, field: SHEET_NAMES[problem.field] ?? problem.field, row: String(at + 1) }));

/** New candidates by the rules of the form, in a few statements however many they are. Refuses all where one is wrong, line by line, with what was `found` before. */
export const addCandidates = async (tx: Transaction, caller: Caller, inputs: readonly Values[], found: readonly FieldProblem[]): Promise<readonly Change[]> => {
  const resource = resourceOf('Candidate');
  const { session } = caller;
  const [whole, hooks, formats] = [asCustomised(resource, caller), await hooksOf(resource), await organisationFormats(tx)];
  const number = await allocate(tx, 'candidate number', inputs.length);
  const problems = [...found];
  const taken: Values[] = [];
  for (const [at, input] of inputs.entries()) {
    const { values } = await take(tx, resource, whole, { ...input, number: `C-${number + at}` }, null, caller);
    const { custom: _custom, ...told } = values;
    problems.push(...inRow(sayProblems(session.language, validateRecord(whole.fields, told, { entity: resource.name, hasMessage, phone: checkPhone, ...formats, mode: 'add' })), at));
    taken.push(values);
  }
  for (const [at, missing] of (await missingAmong(tx, resource, taken.map((values) => ({ values, before: null })), session)).entries()) problems.push(...inRow(sayProblems(session.language, missing), at));
  for (const [at, values] of taken.entries())
    try {
      await hooks.beforeSave?.(tx, caller, values, null);
    } catch (error) {
      if (!(error instanceof Refusal) || error.details.validationError === undefined) throw error;
      problems.push(...inRow(error.details.validationError, at));
    }
  if (problems.length > 0) throw refuse('BAD_USER_INPUT', { validationError: problems.sort((one, other) => Number(one.row) - Number(other.row)) });
  const first = await allocate(tx, resource.table, taken.length);
  const images = await insertImages(tx, resource, taken.map((values, at): Image => ({ ...values, id: String(first + at), version: 1 })), session.name);
  if ((await beyondReach(tx, resource, images.map(({ id }) => id), caller)).size > 0) throw refuse('NOT_FOUND');
  const others = (await hooks.together?.(tx, caller, images.map((after) => ({ after, before: null })))) ?? [];
  return [...images.map((after) => ({ entity: resource.type, id: after.id, kind: 'ADD' as const, before: null, after })), ...others];
};
