/** Adding and updating one record: rights on its fields, rules, references, uniqueness, the write and its journal, in one transaction. */
import type { Resource } from '../../domain/resource.ts';
import { forbiddenFields } from '../access/fields.ts';
import { nextId } from '../db/ids.ts';
import { withOrg } from '../db/org.ts';
import { refuse, type FieldProblem } from '../refuse.ts';
import { actSource } from './act-source.ts';
import { addWithin } from './add-record.ts';
import type { Caller } from './caller.ts';
import type { Values } from './hooks.ts';
import { answeringConstraints } from './constraint.ts';
import { nextChangeSet, recordChanges } from './journal.ts';
import { once } from './once.ts';
import { tellSaved, toldAmong } from './tell-saved.ts';
import { updateRecords } from './update-records.ts';
import { beyondFields } from './within-reach.ts';

export type Saved = { readonly id: string; readonly changeSet: string | null; /** What is to be known besides that it is saved, in the person's words. */ readonly message?: string };

/** Refuses fields that the caller may not give. What was found wrong before tells nothing of any record, and is said first. */
const refuseForbidden = (resource: Resource, input: Values, { session }: Caller, found: readonly FieldProblem[], code: '_DB0101' | '_DB0102'): void => {
  if (forbiddenFields(session, resource, input).length === 0) return;
  throw found.length > 0 ? refuse('BAD_USER_INPUT', { validationError: found }) : refuse(code);
};

/** `found`: what was found wrong with the fields before, told with the rest. */
export const addRecord = async (resource: Resource, input: Values, caller: Caller, found: readonly FieldProblem[] = []): Promise<Saved> => {
  const { session, db } = caller;
  refuseForbidden(resource, input, caller, found, '_DB0101');
  const [id, changeSet] = await Promise.all([nextId(db, session.orgCode, resource.table), nextChangeSet(db, session.orgCode)]);
  return answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, resource.operations.add, { input, reason: caller.reason, withoutMails: caller.withoutMails }, async () => {
    const changes = await addWithin(tx, resource, id, input, caller, found);
    if ((await beyondFields(tx, resource, [{ id, values: input }], caller)).size > 0) throw refuse('NOT_FOUND');
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: caller.form, reason: caller.reason, changes });
    return { id, changeSet, message: await tellSaved(tx, resource, caller, await toldAmong(resource, changes)) };
  })));
};

/** `version` is the one the person saw; another one now is a conflict that carries the record as it is. `found`: as of `addRecord`. */
export const updateRecord = async (resource: Resource, id: string, version: number, input: Values, caller: Caller, found: readonly FieldProblem[] = []): Promise<Saved> => {
  const { session, db } = caller;
  refuseForbidden(resource, input, caller, found, '_DB0102');
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const changeSet = await nextChangeSet(db, session.orgCode);
  return answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, resource.operations.update, { id, version, input, reason: caller.reason, withoutMails: caller.withoutMails }, async () => {
    const { changes, refused } = await updateRecords(tx, resource, [{ id, version, input, found }], caller);
    for (const refusal of refused.values()) throw refusal;
    if (changes.length === 0) return { id, changeSet: null };
    const source = Object.keys(input).length === 1 ? actSource(changes) : 'FORM';
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source, form: caller.form, reason: caller.reason, changes });
    return { id, changeSet, message: await tellSaved(tx, resource, caller, await toldAmong(resource, changes)) };
  })));
};
