/** The organisation's date format: Moment-like ('DD-MM-YYYY', 'MMM D, YYYY') or PHP-like letters ('m/d/Y'), to and from ISO days. */
import { constants } from '../constants.ts';
import { tagOf, type Language } from '../languages.ts';

export type DatePart = 'year' | 'month' | 'day';

const PHP: Readonly<Record<string, string>> = { d: 'DD', j: 'D', m: 'MM', n: 'M', M: 'MMM', F: 'MMMM', Y: 'YYYY', y: 'YY' };
const TOKEN = /YYYY|YY|MMMM|MMM|MM|M|DD|D/g;

/** PHP letters become tokens; a format that names no year, month or day falls back to the default YYYY/MM/DD (document 0 §9). */
export const normaliseFormat = (format: string): string => {
  const upper = /YY|DD/.test(format) ? format : format.replace(/[djmnMFYy]/g, (letter) => PHP[letter] ?? letter);
  const parts = new Set(partsOf(upper));
  return parts.size === 3 ? upper : constants.dateFormat;
};

const partOf = (token: string): DatePart => (token.startsWith('Y') ? 'year' : token.startsWith('M') ? 'month' : 'day');
const partsOf = (format: string): DatePart[] => Array.from(format.matchAll(TOKEN), ([token]) => partOf(token));

/** In which order the format has year, month and day. */
export const orderOf = (format: string): readonly DatePart[] => partsOf(normaliseFormat(format));

/** Whether the format writes years in two digits. */
export const hasShortYear = (format: string): boolean => !normaliseFormat(format).includes('YYYY');

const names = new Map<string, string>();

const monthName = (month: number, style: 'long' | 'short', language: Language): string => {
  const key = `${language}${style}${month}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const name = new Intl.DateTimeFormat(tagOf(language), { month: style, timeZone: 'UTC' }).format(Date.UTC(2026, month - 1, 1));
  names.set(key, name);
  return name;
};

/** An ISO day as the organisation writes it, month names in the language. Text that is no ISO day stays as it is. */
export const formatDate = (iso: string, format: string, language: Language): string => {
  const [year = '', month = '', day = ''] = iso.split('-');
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return iso;
  return normaliseFormat(format).replace(TOKEN, (token) => {
    if (token === 'YYYY') return year;
    if (token === 'YY') return year.slice(2);
    if (token === 'MMMM' || token === 'MMM') return monthName(Number(month), token === 'MMM' ? 'short' : 'long', language);
    if (token === 'MM' || token === 'M') return token === 'MM' ? month : String(Number(month));
    return token === 'DD' ? day : String(Number(day));
  });
};
