/** Records that pass unique values among themselves take them one after the other: until its turn each holds a value that nobody has. */
import type { Field, Resource } from '../../domain/resource.ts';
import type { Transaction } from '../db/org.ts';
import { columnType, isFolded } from './columns.ts';
import { quote } from './sql.ts';

/** An expression for a value that no record has; undefined where the field admits none. */
const nobodys = (field: Field): string | undefined => {
  if (field.reference || field.options) return field.required ? undefined : 'null';
  if (isFolded(field)) return `'~' || gen_random_uuid()`;
  if (['integer', 'numeric'].includes(columnType(field))) return '-1000000000 - t.id';
  if (columnType(field) === 'date') return `date '4000-01-01 BC' - t.id::int % 200000`;
  return field.required ? undefined : 'null';
};

/** The field of a unique set by which its records can let go; undefined where none of them admits it. */
export const freeField = (resource: Resource, keys: readonly string[]): Field | undefined =>
  keys.map((key) => resource.fields.find((field) => field.key === key)!).find((field) => nobodys(field) !== undefined);

/** Writes nothing that may stay: what lets go must be written, or deleted, before the transaction ends. `by` is an answer of `freeField`. */
export const letGo = async (tx: Transaction, resource: Resource, by: Field, ids: readonly string[]): Promise<void> => {
  await tx.query(`update ${quote(resource.table)} t set ${quote(by.column)} = ${nobodys(by)} where t.org_code = $1 and t.id = any($2::bigint[])`, [tx.orgCode, ids]);
};
