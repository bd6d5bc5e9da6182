/** Adding and updating one record: rights on its fields, rules, references, uniqueness, the write and its journal, in one transaction. */
import { checkPhone } from '../../domain/phone.ts';
import type { Resource } from '../../domain/resource.ts';
import { validateRecord } from '../../domain/validate.ts';
import { forbiddenFields } from '../access/fields.ts';
import { nextId } from '../db/ids.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { bindFiles } from '../files/bind-files.ts';
import { hasMessage } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from './caller.ts';
import { missingReferences, takenValues } from './check-database.ts';
import { hooksOf, type Values } from './hooks.ts';
import { answeringConstraints } from './constraint.ts';
import { nextChangeSet, recordChanges } from './journal.ts';
import { once } from './once.ts';
import { organisationFormats } from './organisation-formats.ts';
import { quote } from './sql.ts';
import { insertImages } from './store.ts';
import { asCustomised, refuseProblems, take, type Taken } from './take.ts';
import { updateRecords } from './update-records.ts';
import { beyondFields, beyondReach } from './within-reach.ts';

export type Saved = { readonly id: string; readonly changeSet: string | null };

const without = (values: Values, key: string): Values => Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

const check = async (tx: Transaction, resource: Resource, { values, own }: Taken, caller: Caller): Promise<void> => {
  const problems = validateRecord(asCustomised(resource, caller).fields, { ...without(values, 'custom'), ...own }, { entity: resource.name, hasMessage, phone: checkPhone, ...(await organisationFormats(tx)), mode: 'add' });
  refuseProblems(caller, problems);
  refuseProblems(caller, [...(await missingReferences(tx, resource, values, caller.session)), ...(await takenValues(tx, resource, values, null))]);
};

export const addRecord = async (resource: Resource, input: Values, caller: Caller): Promise<Saved> => {
  const { session, db } = caller;
  if (forbiddenFields(session, resource, input).length > 0) throw refuse('_DB0101');
  const [id, changeSet, hooks] = await Promise.all([nextId(db, session.orgCode, resource.table), nextChangeSet(db, session.orgCode), hooksOf(resource)]);
  return answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, resource.operations.add, { input, reason: caller.reason }, async () => {
    const told = await take(tx, resource, asCustomised(resource, caller), input, null, caller);
    const { values } = told;
    if (resource.single && (await tx.query(`select from ${quote(resource.table)} where org_code = $1 limit 1`, [tx.orgCode])).length > 0) throw refuse('SINGLE_EXISTS');
    await check(tx, resource, told, caller);
    await hooks.beforeSave?.(tx, caller, values, null);
    const [after] = await insertImages(tx, resource, [{ ...values, id, version: 1 }], session.name);
    if ((await beyondReach(tx, resource, [id], caller)).size > 0 || (await beyondFields(tx, resource, [{ id, values: input }], caller)).size > 0) throw refuse('NOT_FOUND');
    await bindFiles(tx, resource, id, values, session);
    await hooks.afterSave?.(tx, caller, after!, null);
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: caller.form, reason: caller.reason, changes: [{ entity: resource.type, id, kind: 'ADD', before: null, after: after! }, ...((await hooks.together?.(tx, caller, [{ after: after!, before: null }])) ?? [])] });
    return { id, changeSet };
  })));
};

/** `version` is the one the person saw; another one now is a conflict that carries the record as it is. */
export const updateRecord = async (resource: Resource, id: string, version: number, input: Values, caller: Caller): Promise<Saved> => {
  const { session, db } = caller;
  if (forbiddenFields(session, resource, input).length > 0) throw refuse('_DB0102');
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const changeSet = await nextChangeSet(db, session.orgCode);
  return answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, resource.operations.update, { id, version, input, reason: caller.reason }, async () => {
    const { changes, refused } = await updateRecords(tx, resource, [{ id, version, input }], caller);
    for (const refusal of refused.values()) throw refusal;
    if (changes.length === 0) return { id, changeSet: null };
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: caller.form, reason: caller.reason, changes });
    return { id, changeSet };
  })));
};
