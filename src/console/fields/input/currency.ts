import type { Field } from '../../../domain/resource.ts';

const isCode = (text: unknown): text is string => typeof text === 'string' && /^[A-Z]{3}$/.test(text);

/** The ISO code of the money in a field: fixed, or held by another field of the record, or the organisation's. */
export const currencyOf = (field: Field, record: Readonly<Record<string, unknown>>, organisation: string): string => {
  if (isCode(field.currency)) return field.currency;
  const held = field.currency === undefined ? undefined : record[field.currency];
  return isCode(held) ? held : organisation;
};
