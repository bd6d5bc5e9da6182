import { isDecimal, shortest } from '../../../domain/decimal.ts';
import { isLinked } from '../../providers/data/row.ts';
import { Unreadable } from '../../fields/input/unreadable.ts';
import type { Field } from '../../../domain/resource.ts';

/** The values of a record in a form, by field key; references by id. */
export type Values = Record<string, unknown>;
export type Change = { readonly field: Field; readonly before: unknown; readonly after: unknown };

/** A stored value as the form holds it. */
export const valueOf = (field: Field, record: Values): unknown => {
  const value = record[field.key] ?? record[field.name] ?? null;
  if (field.kind === 'reference') return isLinked(value) ? value.id : value;
  if (field.kind === 'rows' && field.rows && Array.isArray(value)) {
    const { fields } = field.rows;
    return value.map((row: Values) => ({ ...row, ...valuesOf(fields, row) }));
  }
  return value;
};

export const valuesOf = (fields: readonly Field[], record: Values): Values => Object.fromEntries(fields.map((field) => [field.key, valueOf(field, record)]));

/** What a new record starts with: its defaults, No for what must be Yes or No, the rest empty. */
export const defaultsOf = (fields: readonly Field[]): Values =>
  Object.fromEntries(
    fields.map((field) => [field.key, field.default === undefined ? (field.kind === 'yesNo' && field.required ? false : null) : (JSON.parse(field.default) as unknown)]),
  );

/** A value as comparison sees it: nothing is nothing however it is written, 90 and '90.00' are one amount, '+91 98400 12345' and '+919840012345' one number, rows count by what is written. */
const plain = (field: Field, value: unknown): unknown => {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (value instanceof Unreadable) return { text: value.text };
  if (typeof value === 'string' && ['decimal', 'money', 'percent', 'duration'].includes(field.kind) && isDecimal(value)) return shortest(value);
  // As it is kept: what parts the digits of a whole number is only for people.
  if (field.kind === 'phone' && typeof value === 'string' && value.startsWith('+')) return value.replace(/[\s().-]/g, '');
  // To the minute, as moments are shown and written.
  if (field.kind === 'dateTime' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) return Math.floor(Date.parse(value) / 60_000);
  if (field.kind === 'colour' && typeof value === 'string') return value.toUpperCase();
  if (field.kind === 'rows' && field.rows && Array.isArray(value)) {
    const { fields } = field.rows;
    return value.map((row: Values) => [row.id ?? null, ...fields.filter(({ kind }) => kind !== 'id').map((one) => plain(one, row[one.key]))]);
  }
  if (typeof value === 'object' && !Array.isArray(value)) return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== null && part !== '').toSorted(([a], [b]) => a.localeCompare(b)));
  return value;
};

export const isSame = (field: Field, one: unknown, other: unknown): boolean => JSON.stringify(plain(field, one)) === JSON.stringify(plain(field, other));

/** What differs between two states of a record, in the order of the fields. */
export const changesOf = (fields: readonly Field[], before: Values, after: Values): readonly Change[] =>
  fields.flatMap((field) => (isSame(field, before[field.key], after[field.key]) ? [] : [{ field, before: before[field.key], after: after[field.key] }]));

/** The values of another record to start a new one with: without its child rows' ids, and without what no two records share. */
export const copyOf = (fields: readonly Field[], record: Values, unique: readonly (readonly string[])[]): Values => {
  const own = new Set(unique.map((keys) => keys[0]));
  const values = valuesOf(fields, record);
  return Object.fromEntries(
    fields.map((field) => {
      const value = values[field.key];
      if (own.has(field.key) || field.kind === 'file' || field.kind === 'image') return [field.key, null];
      return [field.key, field.kind === 'rows' && Array.isArray(value) ? value.map(({ id: _id, ...row }: Values) => row) : value];
    }),
  );
};

export const noDefaults: Values = {};
