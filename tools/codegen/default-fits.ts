/** Whether what a new record starts with is a value of its field. */
import { isDate, isDateTime, isTime } from '../../src/domain/calendar.ts';
import type { Field } from '../../src/domain/resource.ts';
import { isListed, listValues } from '../../src/domain/lists/lists.ts';
import { checkAddress, checkColour, checkPhoneShape, isEmail } from '../../src/domain/validate/contact.ts';
import { suggest } from './mistake.ts';

type Told = Pick<Field, 'kind' | 'options' | 'closedList'>;

const DECIMAL = /^-?\d+(\.\d+)?$/;
const isText = (value: unknown, is: (text: string) => boolean): boolean => typeof value === 'string' && is(value);
const isDecimal = (value: unknown): boolean => typeof value === 'number' || isText(value, (text) => DECIMAL.test(text));

/** What a default must be, where it is not any text. */
const EXPECTED: Partial<Record<Field['kind'], readonly [words: string, fits: (value: unknown) => boolean]>> = {
  yesNo: ['true or false', (value) => typeof value === 'boolean'],
  integer: ['a whole number', Number.isInteger],
  decimal: ['a decimal number', isDecimal],
  money: ['a decimal number', isDecimal],
  percent: ['a decimal number', isDecimal],
  duration: ['a decimal number of hours', isDecimal],
  date: ['a day as 2026-01-31', (value) => isText(value, isDate)],
  time: ['a time as 09:30', (value) => isText(value, isTime)],
  dateTime: ['an instant as 2026-01-31T09:30Z', (value) => isText(value, isDateTime)],
  email: ['an e-mail address', (value) => isText(value, isEmail)],
  phone: ['a phone number', (value) => checkPhoneShape(value) === null],
  colour: ['a colour as #336699', (value) => checkColour(value) === null],
  address: ['an object of street1, street2, city, state, country and pincode', (value) => checkAddress(value) === null],
  json: ['JSON', () => true],
  reference: ['left out: a record of one organisation is none of another', () => false],
  rows: ['left out', () => false],
  file: ['left out', () => false],
  image: ['left out', () => false],
  count: ['left out', () => false],
};

/** What is wrong with the value, as the end of a sentence, with the nearest right word; undefined where it fits. */
export const misfit = (field: Told, value: unknown): { readonly what: string; readonly suggestion?: string } | undefined => {
  if (field.options) {
    if (field.kind === 'choices' && !Array.isArray(value)) return { what: `must be a list, not ${JSON.stringify(value)}`, suggestion: 'Write it as "[\\"…\\"]".' };
    const words: readonly unknown[] = Array.isArray(value) ? value : [value];
    const strange = words.find((word) => !field.options!.includes(word as string));
    return strange === undefined ? undefined : { what: `is no value of its set: ${JSON.stringify(strange)}`, suggestion: suggest(String(strange), field.options) };
  }
  if (field.closedList && !isListed(field.closedList, String(value))) return { what: `is not in the list ${field.closedList}: ${JSON.stringify(value)}`, suggestion: suggest(String(value), listValues(field.closedList)) };
  const [words, fits] = EXPECTED[field.kind] ?? ['text in quotes', (given: unknown) => typeof given === 'string'];
  return fits(value) ? undefined : { what: `must be ${words}, not ${JSON.stringify(value)}` };
};
