/** Rules that only the database can answer: references exist, unique values are free, trees have no circle. */
import type { Problem } from '../../domain/problem.ts';
import { finding } from '../../domain/problem.ts';
import type { Field, Resource } from '../../domain/resource.ts';
import { lookupReach } from '../access/lookup-reach.ts';
import { rowScope } from '../access/row-scope.ts';
import type { Transaction } from '../db/org.ts';
import { hasMessage } from '../messages.ts';
import { column, comparable, isFolded } from './columns.ts';
import { resourceOf } from './registry.ts';
import type { Session } from '../session.ts';
import { bindings, literal, quote, type Bindings } from './sql.ts';

type Values = Readonly<Record<string, unknown>>;
type Asked = { readonly path: string; readonly field: Field; /** The stem of the messages of the field. */ readonly entity: string; readonly id: string };

const leading = new WeakMap<Resource, readonly Field[]>();

/** Fields that lead to other records, themselves or by their lines: a few of many, and asked for each record that is saved. */
const leadingFields = (resource: Resource): readonly Field[] => {
  const found = leading.get(resource) ?? resource.fields.filter(({ reference, rows }) => reference !== undefined || rows !== undefined);
  leading.set(resource, found);
  return found;
};

const askedReferences = (resource: Resource, values: Values): Asked[] =>
  leadingFields(resource).flatMap((field): Asked[] => {
    const value = values[field.key];
    if (value === null || value === undefined) return [];
    if (field.reference) return [{ path: field.key, field, entity: resource.name, id: String(value) }];
    if (!field.rows || !Array.isArray(value)) return [];
    const { fields, type } = field.rows;
    const entity = type.charAt(0).toLowerCase() + type.slice(1);
    return (value as Values[]).flatMap((row, index) => fields.flatMap((part) => (part.reference && row[part.key] ? [{ path: `${field.key}.${index}.${part.key}`, field: part, entity, id: String(row[part.key]) }] : [])));
  });

/** Records of the target that the person may pick; whoever is not asked about may name any. */
const pickable = (target: Resource, session: Session | null, to: Bindings): string => {
  if (session === null) return 'true';
  const reach = lookupReach(session, target);
  return reach === null ? 'false' : rowScope(target, reach, session, 't', to.bind);
};

/** What the record refers to already may stay, whether the person could pick it or not. */
const newOnes = (resource: Resource, values: Values, before: Values | null): Asked[] => {
  const kept = new Set(before === null ? [] : askedReferences(resource, before).map(({ field, id }) => `${field.column} ${id}`));
  return askedReferences(resource, values).filter(({ field, id }) => !kept.has(`${field.column} ${id}`));
};

/** The name of a record that is inactive and taken for nothing new any more; null of every other one. */
const restingName = (target: Resource): string => (target.rests ? `case when t.status = 'INACTIVE' then ${column('t', target.fields.find(({ name }) => name === target.title)!.column)} end` : 'null::text');

/**
 * Of each record the references to what is not there, what a look-up would not show the person, or what is inactive, in one statement whatever
 * their number. `before` is the record as it is; without a session every record of the organisation counts. `carries`: what is inactive is taken along.
 */
export const missingAmong = async (tx: Transaction, resource: Resource, rows: readonly { readonly values: Values; readonly before: Values | null }[], session: Session | null, carries = false): Promise<Problem[][]> => {
  const asked = rows.map(({ values, before }) => newOnes(resource, values, before));
  const all = asked.flat();
  if (all.length === 0) return rows.map(() => []);
  const targets = new Set(all.map(({ field }) => resourceOf(field.reference!.type)));
  const to = bindings(tx.orgCode);
  const ids = to.bind([...new Set(all.map(({ id }) => id))]);
  const found = await tx.query<{ place: string; resting: string | null }>(
    [...targets].map((target) => `select ${literal(target.table)} || ':' || t.id as place, ${restingName(target)} as resting from ${quote(target.table)} t where t.org_code = $1 and t.id = any(${ids}::bigint[]) and ${pickable(target, session, to)}`).join(' union all '),
    to.values,
  );
  const known = new Map(found.map(({ place, resting }) => [place, resting]));
  const problemOf = ({ path, field, entity, id }: Asked): Problem[] => {
    const resting = known.get(`${resourceOf(field.reference!.type).table}:${id}`);
    if (resting === undefined) return [{ field: path, ...finding('error.REFERENCE_MISSING', {}, { field: `${entity}.${field.name}` }) }];
    return resting === null || carries ? [] : [{ field: path, ...finding('error.REFERENCE_INACTIVE', { value: resting }) }];
  };
  return asked.map((own) => own.flatMap(problemOf));
};

/** As `missingAmong`, of one new record. */
export const missingReferences = async (tx: Transaction, resource: Resource, values: Values, session: Session | null = null, carries = false): Promise<Problem[]> =>
  (await missingAmong(tx, resource, [{ values, before: null }], session, carries))[0]!;

export const taken = (resource: Resource, set: readonly string[]): Omit<Problem, 'field'> => {
  const own = `${resource.name}.unique.${set.join('.')}`;
  return hasMessage(own) ? finding(own) : finding('error.UNIQUE_TAKEN', {}, { fields: set.map((key) => `${resource.name}.${key.replace(/Id$/, '')}`) });
};

/** Sets of unique fields that another record has already. Text is compared as people read it: without case and accents. */
export const takenValues = async (tx: Transaction, resource: Resource, values: Values, ownId: string | null): Promise<Problem[]> => {
  const problems: Problem[] = [];
  for (const set of resource.unique) {
    if (set.some((key) => values[key] === null || values[key] === undefined)) continue;
    const fields = set.map((key) => resource.fields.find((field) => field.key === key)!);
    const same = fields.map((field, at) => (`${comparable(field, 't')} = ${isFolded(field) ? `fold($${at + 3}::text)` : `$${at + 3}`}`));
    const rows = await tx.query(`select id from ${quote(resource.table)} t where org_code = $1 and id is distinct from $2::bigint and ${same.join(' and ')} limit 1`, [tx.orgCode, ownId, ...set.map((key) => values[key])]);
    if (rows.length > 0) problems.push(...set.map((key) => ({ field: key, ...taken(resource, set) })));
  }
  return problems;
};

/** A record may not stand below itself. */
export const treeLoop = async (tx: Transaction, resource: Resource, values: Values, ownId: string | null): Promise<Problem[]> => {
  if (!resource.parent || ownId === null || !values[resource.parent]) return [];
  const parent = quote(resource.fields.find((field) => field.key === resource.parent)!.column);
  const rows = await tx.query(
    `with recursive above(id) as (select $2::bigint union select t.${parent} from ${quote(resource.table)} t join above a on t.id = a.id where t.org_code = $1 and t.${parent} is not null) select from above where id = $3::bigint`,
    [tx.orgCode, values[resource.parent], ownId],
  );
  return rows.length > 0 ? [{ field: resource.parent, ...finding('error.TREE_LOOP') }] : [];
};
