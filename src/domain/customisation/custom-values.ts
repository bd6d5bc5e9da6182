/** A record's own values, flat as forms and filters know them (`custom_size`) and together as the record keeps them (`custom: { size }`). */
import { customKey, isCustomKey } from './customise.ts';

type Values = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** `{ custom: { size: 'M' } }` → `{ 'custom_size': 'M' }`; the rest stays. */
export const flat = (values: Values): Record<string, unknown> => {
  const { custom, ...rest } = values;
  if (!isPlain(custom)) return rest;
  return { ...rest, ...Object.fromEntries(Object.entries(custom).map(([field, value]) => [customKey(field), value])) };
};

/** As `flat`, to be read only: without own values it is what was given, not another copy of it. */
export const asFlat = (values: Values): Values => (isPlain(values['custom']) ? flat(values) : values);

/** The way back. Without an own value there is no `custom`. */
export const together = (values: Values): Record<string, unknown> => {
  const own = Object.entries(values).filter(([key]) => isCustomKey(key));
  if (own.length === 0) return { ...values };
  const rest = Object.fromEntries(Object.entries(values).filter(([key]) => !isCustomKey(key)));
  return { ...rest, custom: Object.fromEntries(own.map(([key, value]) => [key.slice('custom_'.length), value])) };
};

/** What a record keeps after a change: what was there, in its order, with what is given; nothing is kept of a value that is taken away. */
export const mergedCustom = (before: unknown, given: unknown): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries({ ...(isPlain(before) ? before : {}), ...(isPlain(given) ? given : {}) }).filter(([, value]) => value !== null && value !== undefined && value !== ''));
