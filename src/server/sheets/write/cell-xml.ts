import { isDate, isTime } from '../../../domain/calendar.ts';
import type { ColumnFormat, Value } from './sheet.ts';
import { xmlText } from './xml-text.ts';

const wholeDay = 86_400_000;
const firstDay = Date.UTC(1900, 2, 1);

/** Days of the 1900 system, or undefined before 1 March 1900, where spreadsheet programs disagree, and for what is no day or moment written as ours are: anything else that looks like one stays the text it is. */
const serial = (iso: string): number | undefined => {
  const [, day = '', time = '00:00'] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z?)?$/.exec(iso) ?? [];
  const moment = isDate(day) && isTime(time) ? Date.parse(`${day}T${time}Z`) : Number.NaN;
  return Number.isNaN(moment) || moment < firstDay ? undefined : moment / wholeDay + 25_569;
};

const timeSerial = (time: string): number | undefined => {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  return isTime(time) ? (hours * 3600 + minutes * 60 + seconds) / 86_400 : undefined;
};

/** A decimal text as a number where a double holds it exactly enough (15 significant digits, Excel's own limit). */
const exactNumber = (text: string): number | undefined => {
  const digits = text.replace(/^-?0*\.?0*|\.|0+$/g, '').replace('-', '');
  return /^-?\d+(\.\d+)?$/.test(text) && digits.length <= 15 ? Number(text) : undefined;
};

const asNumber = (value: string, format: ColumnFormat): number | undefined => {
  if (format.kind === 'date') return value.length === 10 ? serial(value) : undefined;
  if (format.kind === 'dateTime') return serial(value);
  if (format.kind === 'time') return timeSerial(value);
  if (format.kind === 'text') return undefined;
  const number = exactNumber(value);
  return number !== undefined && format.kind === 'percent' ? Number((number / 100).toPrecision(15)) : number;
};

/** One cell: a number with its style where the column and the value allow, else text. Text is never a formula. */
export const cellXml = (value: Value, format: ColumnFormat, style: number, reference: string): string => {
  if (value === null || value === '') return '';
  if (typeof value === 'boolean') return `<c r="${reference}" t="b"><v>${value ? 1 : 0}</v></c>`;
  const number = typeof value === 'number' ? asNumber(String(value), format) ?? value : asNumber(value, format);
  if (number !== undefined && Number.isFinite(number)) return `<c r="${reference}" s="${style}"><v>${number}</v></c>`;
  return `<c r="${reference}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(String(value))}</t></is></c>`;
};
