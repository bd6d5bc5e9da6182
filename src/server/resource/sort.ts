/** The order of a list, and going on behind a row of it. */
import type { Field, Resource } from '../../domain/resource.ts';
import { customKey } from '../../domain/customisation/customise.ts';
import { refuse } from '../refuse.ts';
import { column, columnType, comparable, isFolded } from './columns.ts';
import { visibleField } from './filter.ts';
import { resourceOf } from './registry.ts';
import type { Sight } from './sight.ts';
import { quote, type Bindings } from './sql.ts';

export type SortInput = readonly { readonly field: string; /** With `custom`: the name of an organisation's own field. */ readonly key?: string | null; readonly order?: 'ASC' | 'DESC' }[];
export type SortKey = { readonly sql: string; readonly type: string; readonly descending: boolean; readonly nullable: boolean };
export type Order = { readonly keys: readonly SortKey[]; readonly joins: readonly string[] };

const key = (field: Field, alias: string, descending: boolean): SortKey => ({
  sql: comparable(field, alias),
  type: isFolded(field) ? 'text' : columnType(field),
  descending,
  // A record from before its field became required may lack the value.
  nullable: !field.required || field.custom !== undefined,
});

/** References sort by the title of what they refer to. Without a sort the entity's own. Then by id. */
export const orderOf = (resource: Resource, sort: SortInput | null | undefined, sight: Sight, alias = 't'): Order => {
  const told = sort && sort.length > 0 ? sort : [resource.sort];
  const joins: string[] = [];
  const keys = told.map(({ field: asked, key: own, order }: SortInput[number]): SortKey => {
    const name = asked === 'custom' ? customKey(own ?? '') : asked;
    const field = visibleField(resource, name, sight);
    if (!field.sort) throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'sort', message: name }] });
    const descending = order === 'DESC';
    if (!field.reference) return key(field, alias, descending);
    const target = resourceOf(field.reference.type);
    const join = `s${joins.length}`;
    joins.push(`left join ${quote(target.table)} ${join} on ${join}.org_code = ${alias}.org_code and ${join}.id = ${column(alias, field.column)}`);
    const title = target.fields.find((candidate) => candidate.name === target.title)!;
    return { ...key(title, join, descending), nullable: !field.required };
  });
  const same = keys.every(({ descending }) => descending === keys[0]!.descending);
  return { keys: [...keys, { sql: `${alias}.id`, type: 'bigint', descending: same && keys[0]!.descending, nullable: false }], joins };
};

export const orderBy = ({ keys }: Order): string => keys.map(({ sql, descending }) => `${sql}${descending ? ' desc' : ''}`).join(', ');

/** The cursor of a page's last row: its sort values and id. */
export const cursorSql = (count: number, alias: string): string =>
  `translate(encode(convert_to(json_build_array(${Array.from({ length: count }, (_, at) => `${alias}."~s${at}"::text`).join(', ')})::text, 'UTF8'), 'base64'), E'\\n', '')`;

const decode = (cursor: string, count: number): (string | null)[] => {
  try {
    const values = JSON.parse(Buffer.from(cursor, 'base64').toString('utf8')) as unknown;
    if (Array.isArray(values) && values.length === count && values.every((value) => value === null || typeof value === 'string')) return values as (string | null)[];
  } catch {
    // Falls through to the refusal: a cursor is opaque, so what is wrong with it helps nobody.
  }
  throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'after', message: 'Unknown cursor. Start again without it.' }] });
};

/** Rows behind the cursor, in the order. */
export const behind = (order: Order, cursor: string, to: Bindings): string => behindValues(order, decode(cursor, order.keys.length), to);

/** Rows behind the row with these sort values and id. */
export const behindValues = ({ keys }: Order, values: readonly (string | null)[], to: Bindings): string => {
  const bound = keys.map(({ type }, at) => `${to.bind(values[at])}::${type}`);
  const plain = keys.every(({ nullable, descending }) => !nullable && descending === keys[0]!.descending);
  if (plain) return `(${keys.map(({ sql }) => sql).join(', ')}) ${keys[0]!.descending ? '<' : '>'} (${bound.join(', ')})`;
  const past = ({ sql, descending, nullable }: SortKey, at: number): string => {
    if (descending) return values[at] === null ? `${sql} is not null` : `${sql} < ${bound[at]}`;
    if (values[at] === null) return 'false';
    return nullable ? `(${sql} > ${bound[at]} or ${sql} is null)` : `${sql} > ${bound[at]}`;
  };
  // The bound on the first key says nothing new, but an index begins its walk there.
  const first = keys[0]!;
  const begin = values[0] === null || (first.nullable && !first.descending) ? '' : `${first.sql} ${first.descending ? '<=' : '>='} ${bound[0]} and `;
  return `${begin}(${keys
    .map((each, at) => [...keys.slice(0, at).map((before, index) => `${before.sql} is not distinct from ${bound[index]}`), past(each, at)].join(' and '))
    .map((part) => `(${part})`)
    .join(' or ')})`;
};
