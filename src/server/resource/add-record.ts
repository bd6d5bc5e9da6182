/** Adding one record within a transaction: rules, references, uniqueness, hooks, the write and its files. Whoever calls it has asked which fields may be given. */
import { checkPhone } from '../../domain/phone.ts';
import type { Resource } from '../../domain/resource.ts';
import { validateRecord } from '../../domain/validate.ts';
import type { Transaction } from '../db/org.ts';
import { bindFiles } from '../files/bind-files.ts';
import { hasMessage } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from './caller.ts';
import { missingReferences, takenValues } from './check-database.ts';
import { hooksOf, type Values } from './hooks.ts';
import type { Change } from './journal.ts';
import { organisationFormats } from './organisation-formats.ts';
import { quote } from './sql.ts';
import { insertImages } from './store.ts';
import { asCustomised, refuseProblems, take, type Taken } from './take.ts';
import { beyondReach } from './within-reach.ts';

const without = (values: Values, key: string): Values => Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

const check = async (tx: Transaction, resource: Resource, { values, own }: Taken, caller: Caller): Promise<void> => {
  const problems = validateRecord(asCustomised(resource, caller).fields, { ...without(values, 'custom'), ...own }, { entity: resource.name, hasMessage, phone: checkPhone, ...(await organisationFormats(tx)), mode: 'add' });
  refuseProblems(caller, problems);
  const missing = await missingReferences(tx, resource, values, caller.session, caller.carries);
  const taken = await takenValues(tx, resource, values, null);
  // Of a record that the caller does not reach it is not told what refers to it.
  refuseProblems(caller, [...missing, ...taken.filter(({ field }) => missing.every((one) => one.field !== field))]);
};

/** Answers what was written, the record itself first. Refuses what the caller does not reach with the record that came to be. */
export const addWithin = async (tx: Transaction, resource: Resource, id: string, input: Values, caller: Caller): Promise<readonly Change[]> => {
  const { session } = caller;
  const hooks = await hooksOf(resource);
  const told = await take(tx, resource, asCustomised(resource, caller), input, null, caller);
  const { values } = told;
  if (resource.single && (await tx.query(`select from ${quote(resource.table)} where org_code = $1 limit 1`, [tx.orgCode])).length > 0) throw refuse('SINGLE_EXISTS');
  await check(tx, resource, told, caller);
  await hooks.beforeSave?.(tx, caller, values, null);
  const [after] = await insertImages(tx, resource, [{ ...values, id, version: 1 }], session.name);
  if ((await beyondReach(tx, resource, [id], caller)).size > 0) throw refuse('NOT_FOUND');
  await bindFiles(tx, resource, id, values, session);
  await hooks.afterSave?.(tx, caller, after!, null);
  return [{ entity: resource.type, id, kind: 'ADD', before: null, after: after! }, ...((await hooks.together?.(tx, caller, [{ after: after!, before: null }])) ?? [])];
};
