/** Adding and updating one record: rights on its fields, rules, references, uniqueness, the write and its journal, in one transaction. */
import { formulaCheck } from '../../domain/payroll/formula/formula-check.ts';
import { checkPhone } from '../../domain/phone.ts';
import { flat, mergedCustom, together } from '../../domain/customisation/custom-values.ts';
import { isCustomKey } from '../../domain/customisation/customise.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import type { Resource } from '../../domain/resource.ts';
import { validateRecord } from '../../domain/validate.ts';
import { fieldReach, forbiddenFields } from '../access/fields.ts';
import { allocate, nextId } from '../db/ids.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { bindFiles } from '../files/bind-files.ts';
import { ownWords, resourceOfSession } from '../customisation/form-fields.ts';
import { hasMessage, sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from './caller.ts';
import { missingReferences, takenValues, treeLoop } from './check-database.ts';
import { hooksOf, type Values } from './hooks.ts';
import type { Image } from './image.ts';
import { answeringConstraints } from './constraint.ts';
import { nextChangeSet, recordChanges } from './journal.ts';
import { once } from './once.ts';
import { seenImage } from './seen-image.ts';
import { rowsWithin } from './sight.ts';
import { insertImages, readImages, updateImages } from './store.ts';
import { bindings, quote } from './sql.ts';

export type Saved = { readonly id: string; readonly changeSet: string | null };

const refuseProblems = (caller: Caller, problems: readonly Problem[]): void => {
  if (problems.length > 0) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(caller.session.language, problems, ownWords(caller.session)) });
};

const country = async (tx: Transaction): Promise<{ country?: string; currency?: string }> =>
  (await tx.prepared<{ country: string; currency: string }>('organisation_formats', 'select country, currency from organisation where org_code = $1', [tx.orgCode]))[0] ?? {};

/** The record is within the caller's reach: for a new one, as it will be. */
const withinReach = async (tx: Transaction, resource: Resource, id: string, caller: Caller): Promise<void> => {
  const to = bindings(tx.orgCode);
  const predicate = rowsWithin(resource, caller.reach, caller.session, 't', to);
  if (predicate === 'true') return;
  const rows = await tx.query(`select from ${quote(resource.table)} t where t.org_code = $1 and t.id = ${to.bind(id)}::bigint and ${predicate}`, to.values);
  if (rows.length === 0) throw refuse('NOT_FOUND');
};

/** Fields with a form of their own are written only where that form reaches the record. */
const fieldsWithinReach = async (tx: Transaction, resource: Resource, id: string, values: Values, caller: Caller): Promise<void> => {
  for (const field of resource.fields) {
    if (!field.access || !Object.hasOwn(values, field.key)) continue;
    const reach = fieldReach(caller.session, field, 'UPDATE');
    if (reach && reach.scope !== 'ALL') await withinReach(tx, resource, id, { ...caller, reach });
  }
};

/** Child rows whole, with defaults and ids: one that the record has keeps its id, any other is new and gets one, whatever the client calls it. */
const withRows = async (tx: Transaction, resource: Resource, values: Values, before: Image | null): Promise<Values> => {
  const out: Values = {};
  for (const { key, rows } of resource.fields) {
    const given = values[key];
    if (rows === undefined || !Array.isArray(given)) continue;
    const kept = new Set(((before?.[key] as { id: unknown }[] | null | undefined) ?? []).map(({ id }) => String(id)));
    const ids = (given as Values[]).map(({ id }) => (kept.delete(String(id)) ? String(id) : null));
    const added = ids.filter((id) => id === null).length;
    let next = added > 0 ? await allocate(tx, rows.table, added) : 0;
    out[key] = (given as Values[]).map((row, at) => ({ ...withDefaults(rows, row), id: ids[at] ?? String(next++) }));
  }
  return { ...values, ...out };
};

/** Text loses the space around it; empty text is no value. */
const tidied = (resource: Resource, input: Values): Values => {
  const out: Values = {};
  for (const field of resource.fields) {
    if (field.readOnly || field.kind === 'custom' || !Object.hasOwn(input, field.key)) continue;
    const value = input[field.key];
    if (typeof value === 'string') out[field.key] = (field.kind === 'email' ? value.trim().toLowerCase() : value.trim()) || null;
    else out[field.key] = value ?? null;
  }
  return out;
};

const withDefaults = (resource: Pick<Resource, 'fields'>, values: Values): Values => ({
  ...Object.fromEntries(resource.fields.filter((field) => !field.readOnly).map((field) => [field.key, field.default === undefined ? null : (JSON.parse(field.default) as unknown)])),
  ...Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== null || resource.fields.find((field) => field.key === key)?.default === undefined)),
});

/** Keys of the fields in which the images differ. */
export const changedKeys = (resource: Resource, before: Values, after: Values): string[] =>
  resource.fields.filter((field) => !field.readOnly && JSON.stringify(before[field.key] ?? null) !== JSON.stringify(after[field.key] ?? null)).map((field) => field.key);

const without = (values: Values, key: string): Values => Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

/** The entity as the caller's organisation has it: its own fields beside Tenure's. */
const asCustomised = (resource: Resource, { session }: Caller): Resource => {
  const whole = resourceOfSession(resource, session);
  return whole === resource ? resource : { ...whole, fields: whole.fields.filter(({ kind }) => kind !== 'custom') };
};

/** `own`: what is given of the organisation's own fields, flat. In `values` it is merged into what the record has of them. */
type Taken = { readonly values: Values; readonly own: Values };

/** An input tidied and complete for its table. */
const take = async (tx: Transaction, resource: Resource, input: Values, before: Image | null, caller: Caller): Promise<Taken> => {
  const whole = asCustomised(resource, caller);
  const told = flat(input);
  const unknown = Object.keys(told).filter((key) => isCustomKey(key) && !whole.fields.some((field) => field.key === key));
  refuseProblems(caller, unknown.map((field) => ({ field, ...finding('rule.unknown', { field }) })));
  const { custom, ...given } = together(tidied(whole, told));
  const values = await withRows(tx, resource, before === null ? withDefaults(resource, given) : given, before);
  return { values: custom === undefined ? values : { ...values, custom: mergedCustom(before?.custom, custom) }, own: flat({ custom }) };
};

const check = async (tx: Transaction, resource: Resource, { values, own }: Taken, before: Image | null, caller: Caller): Promise<void> => {
  const mode = { entity: resource.name, hasMessage, phone: checkPhone, formula: formulaCheck(), ...(await country(tx)), ...(before ? { mode: 'update' as const, before } : { mode: 'add' as const }) };
  const { fields } = asCustomised(resource, caller);
  const problems = validateRecord(fields, { ...without(values, 'custom'), ...own }, before ? { ...mode, before: flat(before) } : mode);
  refuseProblems(caller, problems);
  const whole = { ...before, ...values };
  const id = before?.id ?? null;
  refuseProblems(caller, [...(await missingReferences(tx, resource, values, caller.session, before)), ...(await takenValues(tx, resource, whole, id)), ...(await treeLoop(tx, resource, whole, id))]);
};

export const addRecord = async (resource: Resource, input: Values, caller: Caller): Promise<Saved> => {
  const { session, db } = caller;
  if (forbiddenFields(session, resource, input).length > 0) throw refuse('_DB0101');
  const [id, changeSet, hooks] = await Promise.all([nextId(db, session.orgCode, resource.table), nextChangeSet(db, session.orgCode), hooksOf(resource)]);
  return answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, resource.operations.add, { input, reason: caller.reason }, async () => {
    const told = await take(tx, resource, input, null, caller);
    const { values } = told;
    if (resource.single && (await tx.query(`select from ${quote(resource.table)} where org_code = $1 limit 1`, [tx.orgCode])).length > 0) throw refuse('SINGLE_EXISTS');
    await check(tx, resource, told, null, caller);
    await hooks.beforeSave?.(tx, caller, values, null);
    const [after] = await insertImages(tx, resource, [{ ...values, id, version: 1 }], session.name);
    await withinReach(tx, resource, id, caller);
    await fieldsWithinReach(tx, resource, id, input, caller);
    await bindFiles(tx, resource, id, values, session.userId);
    await hooks.afterSave?.(tx, caller, after!, null);
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: caller.form, reason: caller.reason, changes: [{ entity: resource.type, id, kind: 'ADD', before: null, after: after! }, ...((await hooks.together?.(tx, caller, after!, null)) ?? [])] });
    return { id, changeSet };
  })));
};

/** `version` is the one the person saw; another one now is a conflict that carries the record as it is. */
export const updateRecord = async (resource: Resource, id: string, version: number, input: Values, caller: Caller): Promise<Saved> => {
  const { session, db } = caller;
  if (forbiddenFields(session, resource, input).length > 0) throw refuse('_DB0102');
  if (!/^\d{1,18}$/.test(id)) throw refuse('NOT_FOUND');
  const [changeSet, hooks] = await Promise.all([nextChangeSet(db, session.orgCode), hooksOf(resource)]);
  return answeringConstraints(resource, session, () => withOrg(db, session.orgCode, (tx) => once(tx, caller, resource.operations.update, { id, version, input, reason: caller.reason }, async () => {
    const before = (await readImages(tx, resource, [id])).get(id);
    if (!before) throw refuse('NOT_FOUND');
    await withinReach(tx, resource, id, caller);
    const told = await take(tx, resource, input, before, caller);
    const { values: given } = told;
    await fieldsWithinReach(tx, resource, id, given, caller);
    if (before.version !== version) throw refuse('CONFLICT', { current: seenImage(resource, before, session) });
    await check(tx, resource, told, before, caller);
    await hooks.beforeSave?.(tx, caller, given, before);
    const next = { ...before, ...given, id, version };
    const fixed = changedKeys(resource, before, next).filter((key) => resource.fields.some((field) => field.key === key && field.fixed));
    refuseProblems(caller, fixed.map((field) => ({ field, ...finding('rule.fixed', {}, { fieldName: `${resource.name}.${resource.fields.find(({ key }) => key === field)!.name}` }) })));
    if (changedKeys(resource, before, next).length === 0) return { id, changeSet: null };
    const [after] = await updateImages(tx, resource, [next], session.name);
    if (!after) throw refuse('CONFLICT', { current: seenImage(resource, before, session) });
    await withinReach(tx, resource, id, caller);
    await bindFiles(tx, resource, id, given, session.userId);
    await hooks.afterSave?.(tx, caller, after, before);
    await recordChanges(tx, changeSet, { userId: session.userId, by: session.name, source: 'FORM', form: caller.form, reason: caller.reason, changes: [{ entity: resource.type, id, kind: 'UPDATE', before, after }, ...((await hooks.together?.(tx, caller, after, before)) ?? [])] });
    return { id, changeSet };
  })));
};
