import { flat, together } from '../../../domain/customisation/custom-values.ts';
import type { Field, Resource } from '../../../domain/resource.ts';

/** A record as the console holds it: references as `{id, title, code}` under their name, their id under their key as well. */
export type Row = { readonly id: string; readonly [field: string]: unknown };

/** How a reference reads; `tone`: the value that marks it, by the name of its enum. */
export type Linked = { readonly id: string; readonly title: string; readonly code?: string | null; readonly tone?: Readonly<Record<string, string>> | null };

export const isLinked = (value: unknown): value is Linked => typeof value === 'object' && value !== null && 'id' in value && 'title' in value;

const withKeys = (fields: readonly Field[], row: Record<string, unknown>): void => {
  for (const field of fields) {
    const value = row[field.name];
    if (field.kind === 'reference' && field.key !== field.name && value !== undefined) row[field.key] = isLinked(value) ? value.id : null;
    if (field.kind === 'rows' && field.rows && Array.isArray(value)) for (const child of value) withKeys(field.rows.fields, child);
  }
};

/** Adds to a row just received the keys by which forms and filters know its references (`gradeId` beside `grade`). */
export const readRow = (resource: Resource, row: Record<string, unknown>): Row => {
  withKeys(resource.fields, row);
  return ('custom' in row ? flat(row) : row) as Row;
};

const written = (field: Field, value: unknown): unknown => {
  if (value === '' || value === undefined) return null;
  if (field.kind === 'reference') return isLinked(value) ? value.id : value;
  if (field.kind === 'rows' && field.rows && Array.isArray(value)) {
    const { fields } = field.rows;
    return value.map((child: Record<string, unknown>) => ({ ...(child.id ? { id: child.id } : {}), ...inputOf(fields, child) }));
  }
  return value;
};

/** The input of a mutation from what a form holds: writable fields only; with `previous`, only those that differ from it. */
export const inputOf = (fields: readonly Field[], data: Record<string, unknown>, previous?: Record<string, unknown>): Record<string, unknown> => {
  const input: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.readOnly || field.kind === 'id' || !(field.key in data)) continue;
    const value = written(field, data[field.key]);
    if (previous && JSON.stringify(value) === JSON.stringify(written(field, previous[field.key]))) continue;
    input[field.key] = value;
  }
  return together(input);
};
