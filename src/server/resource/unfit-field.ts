/** Images of the journal were written by the fields of their day; answers are typed by those of today. */
import { isDecimal } from '../../domain/decimal.ts';
import type { Field, FieldKind } from '../../domain/resource.ts';
import { isStored } from './columns.ts';
import type { Selection } from './selection.ts';

type Fits = (value: unknown, field: Field) => boolean;

const isText: Fits = (value) => typeof value === 'string';
const isExact: Fits = (value) => typeof value === 'string' && isDecimal(value);
const isOption: Fits = (value, { options }) => typeof value === 'string' && options?.includes(value) !== false;

/** What is not named holds anything. */
const FITS: Readonly<Partial<Record<FieldKind, Fits>>> = {
  text: isText,
  longText: isText,
  email: isText,
  phone: isText,
  listed: isText,
  integer: (value) => Number.isInteger(value),
  decimal: isExact,
  money: isExact,
  percent: isExact,
  duration: isExact,
  yesNo: (value) => typeof value === 'boolean',
  date: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  time: (value) => /^\d\d:\d\d/.test(String(value)),
  dateTime: (value) => /^\d{4}-\d\d-\d\dT/.test(String(value)),
  status: isOption,
  choice: isOption,
  choices: (value, field) => Array.isArray(value) && value.every((one) => isOption(one, field)),
  reference: (value) => /^\d{1,18}$/.test(String(value)),
};

/** The first of the selected fields that cannot hold today what the image has of it, or that has to hold something and has nothing there. */
export const unfitField = (fields: readonly Field[], image: Readonly<Record<string, unknown>>, selection: Selection): Field | undefined =>
  fields.find((field) => {
    const selected = selection.get(field.name);
    const value = image[field.key] ?? null;
    if (selected === undefined) return false;
    if (field.rows !== undefined) return (Array.isArray(value) ? value : []).some((row) => unfitField(field.rows!.fields, row as Readonly<Record<string, unknown>>, selected.inner) !== undefined);
    if (value === null) return field.required && !field.readOnly && isStored(field);
    return FITS[field.kind]?.(value, field) === false;
  });
