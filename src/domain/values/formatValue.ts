/** The typed value of a field as people read it, for grids, diffs and CSV. Empty values are '': how emptiness looks is the interface's. */
import { isDecimal } from '../decimal.ts';
import type { Language } from '../languages.ts';
import { listText } from '../lists/listText.ts';
import type { Field } from '../resource.ts';
import { formatMoney, formatPercent } from './amounts.ts';
import { formatDate } from './dateFormat.ts';
import { formatDuration } from './durations.ts';
import { formatNumber } from './numbers.ts';
import { formatDateTime } from './times.ts';
import { formatYesNo } from './yesNo.ts';

export type FormatContext = {
  readonly language: Language;
  readonly dateFormat: string;
  /** IANA zone in which instants are shown; UTC when it is not told. */
  readonly timeZone?: string;
  /** ISO code of this field's money in this record. */
  readonly currency?: string;
  /** Label of an enum's value in the language. */
  readonly label?: (enumName: string, value: string) => string;
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** A reference as `{id, title}`, or its id where nothing more was read. */
const titleOf = (value: unknown): string => (isObject(value) ? String(value.title ?? value.name ?? value.id ?? '') : String(value));

const addressOf = (value: unknown): string =>
  isObject(value) ? ['street1', 'street2', 'city', 'state', 'pincode', 'country'].map((part) => value[part]).filter((part) => typeof part === 'string' && part !== '').join(', ') : String(value);

const decimalText = (value: unknown, format: (text: string) => string): string => (isDecimal(String(value)) ? format(String(value)) : String(value));

export const formatValue = (field: Field, value: unknown, { language, dateFormat, timeZone = 'UTC', currency, label }: FormatContext): string => {
  if (value === null || value === undefined || value === '') return '';
  const named = (one: unknown): string => label?.(field.enumName ?? '', String(one)) ?? String(one);
  switch (field.kind) {
    case 'count':
    case 'integer':
      if (field.isYear) return String(value);
      return decimalText(value, (text) => formatNumber(text, language));
    case 'decimal': return decimalText(value, (text) => formatNumber(text, language));
    case 'money': return decimalText(value, (text) => formatMoney(text, language, currency));
    case 'percent': return decimalText(value, (text) => formatPercent(text, language));
    case 'duration': return formatDuration(String(value), language);
    case 'date': return formatDate(String(value), dateFormat, language);
    case 'time': return String(value).replace(/^(\d\d:\d\d):00$/, '$1');
    case 'dateTime': return formatDateTime(String(value), dateFormat, language, timeZone);
    case 'yesNo': return typeof value === 'boolean' ? formatYesNo(value, language) : String(value);
    case 'status':
    case 'choice': return named(value);
    case 'choices': return Array.isArray(value) ? value.map(named).join(language === 'ja' ? '、' : ', ') : named(value);
    case 'listed': return field.closedList === undefined ? String(value) : listText(field.closedList, String(value), language);
    case 'reference': return titleOf(value);
    case 'address': return addressOf(value);
    case 'json':
    case 'custom': return JSON.stringify(value);
    case 'rows': return Array.isArray(value) ? formatNumber(String(value.length), language) : '';
    default: return String(value);
  }
};
