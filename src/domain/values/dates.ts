/** Days as people write them, to ISO days. */
import { toDate } from '../calendar.ts';
import { excelDate } from './excelDate.ts';
import { hasShortYear, orderOf } from './dateFormat.ts';
import { bare, behind, fullYear, inOrder } from './dayNumbers.ts';
import { isFiller, monthOf } from './monthNames.ts';

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
