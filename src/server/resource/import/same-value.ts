import { flat } from '../../../domain/customisation/custom-values.ts';
import { isDecimal, shortest } from '../../../domain/decimal.ts';
import type { Field, Resource } from '../../../domain/resource.ts';
import type { Image } from '../image.ts';
import { lineFields } from './child-rows.ts';

const plain = (field: Field, value: unknown): unknown => {
  if (value === null || value === undefined || value === '') return null;
  if (field.kind === 'rows' && Array.isArray(value)) {
    const parts = lineFields(field);
    return value.length === 0 ? null : JSON.stringify((value as Readonly<Record<string, unknown>>[]).map((row) => parts.map((part) => plain(part, row[part.key]))));
  }
  if (typeof value === 'string' && isDecimal(value) && ['decimal', 'money', 'percent', 'duration'].includes(field.kind)) return shortest(value);
  if (field.kind === 'phone') return String(value).replace(/[\s().-]/g, '');
  if (field.kind === 'time') return String(value).replace(/^(\d\d:\d\d):00$/, '$1');
  if (field.kind === 'dateTime') return new Date(String(value)).getTime();
  if (field.kind === 'choices' && Array.isArray(value)) return [...(value as string[])].sort().join('\n');
  if (field.kind === 'address') return JSON.stringify(Object.entries(value as object).filter(([, part]) => part !== null && part !== '').sort(([one], [other]) => (one < other ? -1 : 1)));
  return typeof value === 'object' ? JSON.stringify(value) : value;
};

/** Whether two values of a field mean the same: '2.50' and '2.5', an empty text and nothing. */
export const isSameValue = (field: Field, one: unknown, other: unknown): boolean => plain(field, one) === plain(field, other);

/** The fields, by key, of which a row says something else than the record does. */
export const changedKeys = ({ fields }: Resource, values: Readonly<Record<string, unknown>>, before: Image): string[] =>
  fields.filter((field) => field.key !== 'id' && Object.hasOwn(values, field.key) && !isSameValue(field, values[field.key], flat(before)[field.key])).map(({ key }) => key);
