/** Which of some records a person may write, and which of their fields, asked once however many they are. */
import type { Resource } from '../../domain/resource.ts';
import { fieldReach } from '../access/fields.ts';
import { memberRuleOf } from '../access/member-rules.ts';
import { rowRuleOf } from '../access/row-rules.ts';
import { rowScope } from '../access/row-scope.ts';
import type { Transaction } from '../db/org.ts';
import type { Caller } from './caller.ts';
import type { Values } from './hooks.ts';
import { rowsWithin } from './sight.ts';
import { bindings, quote } from './sql.ts';

/** Whether no record is out of the caller's reach. */
export const reachesAll = (resource: Resource, orgCode: string, { reach, session }: Caller): boolean => rowsWithin(resource, reach, session, 't', bindings(orgCode)) === 'true';

/** Ids that are not within the caller's reach, or not there at all. */
export const beyondReach = async (tx: Transaction, resource: Resource, ids: readonly string[], caller: Caller): Promise<ReadonlySet<string>> => {
  const to = bindings(tx.orgCode);
  const predicate = rowsWithin(resource, caller.reach, caller.session, 't', to);
  if (predicate === 'true' || ids.length === 0) return new Set();
  const rows = await tx.query<{ id: string }>(`select t.id::text as id from ${quote(resource.table)} t where t.org_code = $1 and t.id = any(${to.bind(ids)}::bigint[]) and ${predicate}`, to.values);
  const within = new Set(rows.map(({ id }) => id));
  return new Set(ids.filter((id) => !within.has(id)));
};

/** Ids of the records of which a field with a form of its own is given that this form does not reach. */
export const beyondFields = async (tx: Transaction, resource: Resource, given: readonly { readonly id: string; readonly values: Values }[], caller: Caller): Promise<ReadonlySet<string>> => {
  const beyond = new Set<string>();
  for (const field of resource.fields) {
    if (!field.access) continue;
    const ids = given.filter(({ values }) => Object.hasOwn(values, field.key)).map(({ id }) => id);
    const reach = ids.length > 0 ? fieldReach(caller.session, field, 'UPDATE') : null;
    if (reach && reach.scope !== 'ALL') for (const id of await beyondReach(tx, resource, ids, { ...caller, reach })) beyond.add(id);
  }
  return beyond;
};

/**
 * Whether a record that is to be added is about somebody out of the caller's reach: asked before hooks look into what belongs to that person, for what they find wrong tells of it. Records with a rule of their own say whose they
 * are only once they are written.
 */
export const isOfUnreached = async (tx: Transaction, resource: Resource, values: Values, { reach, session }: Caller): Promise<boolean> => {
  const person = resource.person === 'id' ? undefined : resource.fields.find(({ key }) => key === resource.person);
  if (person === undefined || values[person.key] == null || rowRuleOf(resource.type) !== undefined || memberRuleOf(resource.type) !== undefined) return false;
  const to = bindings(tx.orgCode);
  const predicate = rowScope(resource, reach, session, 't', to.bind);
  if (predicate === 'true') return false;
  return (await tx.query(`select from (select $1::text as org_code, ${to.bind(values[person.key])}::bigint as ${quote(person.column)}) t where ${predicate}`, to.values)).length === 0;
};
