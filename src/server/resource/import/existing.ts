/** Finds the records that rows of a file are about, by unique key or id, with their present values. */
import { findByText } from './find-by-text.ts';
import { foldText } from './fold-text.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import type { Transaction } from '../../db/org.ts';
import { columnType, isFolded } from '../columns.ts';
import { imageSql } from '../image.ts';
import type { Image } from '../image.ts';
import { quote } from '../sql.ts';

export type UniqueKey = { readonly fields: readonly Field[]; /** Whether an empty part is a value like any other. */ readonly sameWhenEmpty: boolean };
type Values = Readonly<Record<string, unknown>>;

export const uniqueKeys = (resource: Resource): UniqueKey[] =>
  resource.unique.map((keys) => ({
    fields: keys.map((key) => {
      const field = resource.fields.find((one) => one.key === key || one.name === key);
      if (!field) throw new TypeError(`${resource.type} has no field ${key}`);
      return field;
    }),
    sameWhenEmpty: resource.sameWhenEmpty === true,
  }));

/** The key's values of a row as one text, or undefined where a part is empty that makes it equal to nothing. Text counts as people read it. */
export const keyText = (key: UniqueKey, values: Values): string | undefined => {
  const parts = key.fields.map((field) => values[field.key] ?? '');
  if (parts.some((part, at) => part === '' && (key.fields[at]!.required || !key.sameWhenEmpty))) return undefined;
  return parts.map((part, at) => (isFolded(key.fields[at]!) ? foldText(String(part)) : String(part))).join('\u0000');
};

/** For each row that has the key, the record that has it too. Text is looked up by its folded index, whole keys are compared here. */
export const findByKey = async (tx: Transaction, resource: Resource, key: UniqueKey, rows: readonly Values[]): Promise<Map<number, Image>> => {
  const asked = rows.flatMap((values, at) => {
    const text = keyText(key, values);
    return text === undefined ? [] : [{ at, text, values }];
  });
  if (asked.length === 0) return new Map();
  const lead = key.fields.find(isFolded);
  const images = lead
    ? await findById(tx, resource, [...new Set((await findByText(tx, resource, lead, asked.map(({ values }) => String(values[lead.key])))).map(({ id }) => id))])
    : await findByColumns(tx, resource, key, asked.map(({ values }) => values));
  const byKey = new Map([...images.values()].map((image) => [keyText(key, image) ?? '', image]));
  return new Map(asked.flatMap(({ at, text }) => (byKey.has(text) ? [[at, byKey.get(text)!] as const] : [])));
};

/** The records that have the key of one of the rows, by id, their text spelled the same. */
export const findByColumns = async (tx: Transaction, resource: Resource, key: UniqueKey, rows: readonly Values[]): Promise<Map<string, Image>> => {
  const names = key.fields.map((_, part) => `k${part}`);
  const found = await tx.query<{ image: Image }>(
    `select ${imageSql(resource, 't')} as image from unnest(${key.fields.map((_, part) => `$${part + 2}::text[]`).join(', ')}) k(${names.join(', ')})
     join ${quote(resource.table)} t on t.org_code = $1 and ${key.fields.map((field, part) => `t.${quote(field.column)} ${key.sameWhenEmpty && !field.required ? 'is not distinct from' : '='} k.${names[part]}::${columnType(field)}`).join(' and ')}`,
    [tx.orgCode, ...key.fields.map((field) => rows.map((values) => (values[field.key] == null || values[field.key] === '' ? null : String(values[field.key]))))],
  );
  return new Map(found.map(({ image }) => [image.id, image]));
};

/** The records of the given ids. */
export const findById = async (tx: Transaction, resource: Resource, ids: readonly string[]): Promise<Map<string, Image>> => {
  if (ids.length === 0) return new Map();
  const found = await tx.query<{ image: Image }>(`select ${imageSql(resource, 't')} as image from ${quote(resource.table)} t where t.org_code = $1 and t.id = any($2::bigint[])`, [tx.orgCode, ids]);
  return new Map(found.map(({ image }) => [image.id, image]));
};
