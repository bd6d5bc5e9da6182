/** Adding one record within a transaction: rules, references, uniqueness, hooks, the write and its files. Whoever calls it has asked which fields may be given. */
import { checkPhone } from '../../domain/phone.ts';
import type { Resource } from '../../domain/resource.ts';
import { validateRecord } from '../../domain/validate.ts';
import { ownWords } from '../customisation/form-fields.ts';
import type { Transaction } from '../db/org.ts';
import { bindFiles } from '../files/bind-files.ts';
import { hasMessage, sayProblems } from '../messages.ts';
import { refuse, type FieldProblem } from '../refuse.ts';
import type { Caller } from './caller.ts';
import { missingReferences, takenValues } from './check-database.ts';
import { hooksOf, type Values } from './hooks.ts';
import type { Change } from './journal.ts';
import { organisationFormats } from './organisation-formats.ts';
import { quote } from './sql.ts';
import { insertImages } from './store.ts';
import { asCustomised, take, type Taken } from './take.ts';
import { foundBeside, soundValues, toldTogether } from './told-together.ts';
import { beyondReach, isOfUnreached } from './within-reach.ts';

const without = (values: Values, key: string): Values => Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

/** What the rules and the database say against it, with what was `found` before. */
const problemsOf = async (tx: Transaction, resource: Resource, { values, own }: Taken, caller: Caller, found: readonly FieldProblem[]): Promise<readonly FieldProblem[]> => {
  const { language } = caller.session;
  const words = ownWords(caller.session);
  const broken = validateRecord(asCustomised(resource, caller).fields, { ...without(values, 'custom'), ...own }, { entity: resource.name, hasMessage, phone: checkPhone, ...(await organisationFormats(tx)), mode: 'add' });
  const told = toldTogether(found, sayProblems(language, broken, words));
  const sound = soundValues(values, told);
  const missing = await missingReferences(tx, resource, sound, caller.session, caller.carries);
  // Of a record that the caller does not reach it is not told what refers to it: nothing of a set of values that names it.
  const taken = await takenValues(tx, resource, soundValues(sound, missing), null);
  return toldTogether(told, sayProblems(language, [...missing, ...taken], words));
};

/** Answers what was written, the record itself first. Refuses what the caller does not reach with the record that came to be, and all that is wrong with its fields at once, with what was `found` before. */
export const addWithin = async (tx: Transaction, resource: Resource, id: string, input: Values, caller: Caller, found: readonly FieldProblem[] = []): Promise<readonly Change[]> => {
  const { session } = caller;
  const hooks = await hooksOf(resource);
  const told = await take(tx, resource, asCustomised(resource, caller), input, null, caller);
  const { values } = told;
  if (resource.single && (await tx.query(`select from ${quote(resource.table)} where org_code = $1 limit 1`, [tx.orgCode])).length > 0) throw refuse('SINGLE_EXISTS');
  const problems = await problemsOf(tx, resource, told, caller, found);
  if (!problems.some(({ field }) => field === resource.person) && (await isOfUnreached(tx, resource, values, caller))) throw refuse('NOT_FOUND');
  if (problems.length > 0) throw refuse('BAD_USER_INPUT', { validationError: toldTogether(problems, await foundBeside(tx, resource, hooks, { id, values, before: null }, caller, problems)) });
  await hooks.beforeSave?.(tx, caller, values, null);
  const [after] = await insertImages(tx, resource, [{ ...values, id, version: 1 }], session.name);
  if ((await beyondReach(tx, resource, [id], caller)).size > 0) throw refuse('NOT_FOUND');
  await bindFiles(tx, resource, id, values, session);
  await hooks.afterSave?.(tx, caller, after!, null);
  return [{ entity: resource.type, id, kind: 'ADD', before: null, after: after! }, ...((await hooks.together?.(tx, caller, [{ after: after!, before: null }])) ?? [])];
};
