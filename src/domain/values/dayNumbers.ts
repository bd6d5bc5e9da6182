/** Days of three numbers, and why such a text is none. */
import { toDate } from '../calendar.ts';
import type { DatePart } from './dateFormat.ts';

/** Two digits as spreadsheets read them: 00 to 29 are this century. */
export const fullYear = (text: string): number => (text.length > 2 ? Number(text) : Number(text) + (Number(text) < 30 ? 2000 : 1900));

export const inOrder = (numbers: readonly string[], order: readonly DatePart[]): string | null => {
  const at = (part: DatePart): string => numbers[order.indexOf(part)] ?? '';
  const year = at('year');
  return year.length === 4 || year.length === 2 ? toDate(fullYear(year), Number(at('month')), Number(at('day'))) : null;
};

/** Three numbers with the year at the end, in either order of the others. */
export const behind = (numbers: readonly string[]): string | null => inOrder(numbers, ['day', 'month', 'year']) ?? inOrder(numbers, ['month', 'day', 'year']);

/** Without the midnight that databases and spreadsheets write behind a day. */
export const bare = (input: string): string => input.normalize('NFKC').trim().replace(/(?:[T ]00:00(?::00(?:\.0+)?)?Z?| 12:00(?::00)? ?AM)$/i, '');

/**
 * Why a text is no day that `parseDate` reads. Where the format has the year in front, one at the end leaves open which number is the day, and of two digits which one is
 * the year: that is asked for, rather than guessed in somebody's data.
 */
export const whyNoDay = (input: string, isYearFirst: boolean): 'rule.date' | 'rule.dateOrder' | 'rule.dateYear' => {
  const [, first = '', , second = '', year = ''] = /^(\d{1,2})([./-]|\s)\s*(\d{1,2})\2\s*(\d{2}|\d{4})$/.exec(bare(input)) ?? [];
  if (!isYearFirst || behind([first, second, year]) === null) return 'rule.date';
  return year.length === 2 ? 'rule.dateYear' : 'rule.dateOrder';
};
