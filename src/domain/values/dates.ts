/** Days as people write them, to ISO days. */
import { toDate } from '../calendar.ts';
import { excelDate } from './excelDate.ts';
import { hasShortYear, orderOf, type DatePart } from './dateFormat.ts';
import { isFiller, monthOf } from './monthNames.ts';

/** Two digits as spreadsheets read them: 00 to 29 are this century. */
const fullYear = (text: string): number => (text.length > 2 ? Number(text) : Number(text) + (Number(text) < 30 ? 2000 : 1900));

const inOrder = (numbers: readonly string[], order: readonly DatePart[]): string | null => {
  const at = (part: DatePart): string => numbers[order.indexOf(part)] ?? '';
  const year = at('year');
  return year.length === 4 || year.length === 2 ? toDate(fullYear(year), Number(at('month')), Number(at('day'))) : null;
};

/** Three numbers with the year at the end, in either order of the others. */
const behind = (numbers: readonly string[]): string | null => inOrder(numbers, ['day', 'month', 'year']) ?? inOrder(numbers, ['month', 'day', 'year']);

/** Three numbers. A year in front is always followed by month and day; behind them the format decides, and where it does not, only what cannot be misread is taken. */
const ofNumbers = (numbers: readonly string[], format: string): string | null => {
  const [first = '', second = '', third = ''] = numbers;
  if (first.length === 4) return inOrder(numbers, ['year', 'month', 'day']);
  const order = orderOf(format);
  if (order[0] !== 'year') return inOrder(numbers, order);
  // '31.12.26' is a day of 2026 to one who writes it and of 1931 to the format: only one that writes years so says which.
  if (third.length !== 4) return hasShortYear(format) || behind(numbers) === null ? inOrder(numbers, order) : null;
  if (Number(first) > 12 || first === second) return inOrder(numbers, ['day', 'month', 'year']);
  return Number(second) > 12 ? inOrder(numbers, ['month', 'day', 'year']) : null;
};

/** A month's name and two numbers: the one of four digits is the year, else the second. */
const ofName = (numbers: readonly string[], month: number): string | null => {
  const [one = '', other = ''] = numbers;
  if (numbers.length !== 2) return null;
  const [day, year] = one.length === 4 ? [other, one] : [one, other];
  return toDate(fullYear(year), month, Number(day));
};

/** Without the midnight that databases and spreadsheets write behind a day. */
const bare = (input: string): string => input.normalize('NFKC').trim().replace(/(?:[T ]00:00(?::00(?:\.0+)?)?Z?| 12:00(?::00)? ?AM)$/i, '');

/** Three numbers with the year at the end that are a day in either order of the others, and another one in each. */
export const isTwoDays = (input: string, format: string): boolean => {
  const numbers = /^(\d{1,2})([./-]|\s)\s*(\d{1,2})\2\s*(\d{4})$/.exec(bare(input));
  const [, day = '', , month = '', year = ''] = numbers ?? [];
  return numbers !== null && orderOf(format)[0] === 'year' && parseDate(input, format) === null && inOrder([day, month, year], ['day', 'month', 'year']) !== null;
};

/**
 * An ISO day, or null when there is no such day or the text could mean two. Reads ISO, the organisation's format, month names in the four
 * languages, 2026年11月20日, 20261120 and spreadsheet serials.
 */
export const parseDate = (input: string, format: string): string | null => {
  const text = bare(input);
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(text);
  if (compact) return inOrder(compact.slice(1), ['year', 'month', 'day']);
  if (/^\d{5}(?:\.\d+)?$/.test(text)) return excelDate(Number(text));
  const japanese = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/.exec(text.replace(/\s/g, ''));
  if (japanese) return inOrder(japanese.slice(1), ['year', 'month', 'day']);
  const numbers = text.match(/\d+/g) ?? [];
  if (numbers.some((number) => number.length > 4)) return null;
  if (/^\d+([./-]|\s)\s*\d+\1\s*\d+$/.test(text)) return ofNumbers(numbers, format);
  // '11月' is the short name of a month in Japanese formats such as 'MMM D, YYYY'.
  const dotted = text.replace(/(\d{1,2})月/, (_, month: string) => ` ${['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'][Number(month) - 1] ?? '?'} `);
  const words = (dotted.match(/[\p{L}\p{M}?]+/gu) ?? []).filter((word) => !isFiller(word) || monthOf(word) !== null);
  const [name] = words;
  const month = words.length === 1 && name !== undefined ? monthOf(name) : null;
  return month !== null && /^[\p{L}\p{M}\d\s.,/'º-]+$/u.test(dotted) ? ofName(dotted.match(/\d+/g) ?? [], month) : null;
};
