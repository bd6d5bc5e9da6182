/** Times from and to, as resumes of four languages write them. */
import { MONTH, monthOf, NOW } from './months.ts';

/** ISO dates; the day is the first of a start and the last of an end where none is told. */
export type Span = { readonly start: string | null; readonly end: string | null; readonly isCurrent: boolean; /** What of the text it was. */ readonly text: string };

const eras: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, R: 2018, H: 1988, S: 1925 };

const POINT = [
  '\\d{4}-\\d{2}-\\d{2}',
  '\\d{1,2}[/.]\\d{1,2}[/.]\\d{4}',
  '(?:19|20)\\d{2}\\s?年\\s?(?:\\d{1,2}\\s?月)?(?:\\s?\\d{1,2}\\s?日)?',
  '(?:令和|平成|昭和)\\s?(?:\\d{1,2}|元)\\s?年\\s?(?:\\d{1,2}\\s?月)?',
  '(?:19|20)\\d{2}[-/.]\\d{1,2}(?![\\d/.-])',
  '\\d{1,2}\\s?[/.-]\\s?(?:19|20)\\d{2}',
  `(?:\\d{1,2}(?:er|st|nd|rd|th)?\\s+(?:de\\s+)?)?${MONTH}\\s*(?:de\\s+|del\\s+|,\\s*|['’])?\\s*(?:(?:19|20)\\d{2}|(?<=['’])\\d{2})`,
  '(?:19|20)\\d{2}',
].join('|');
const TO = `(?:\\s*(?:[-‐-―−~～〜→]|to|until|till|through|à|au|a|al|hasta|jusqu['’]à|から)\\s*)`;

const range = new RegExp(`(?<![\\d\\p{L}])(${POINT})${TO}(?:(${POINT})|(${NOW}))(?![\\d])`, 'iu');
const open = new RegExp(`(?<![\\d\\p{L}])(${POINT})\\s*(?:[-‐-―−~～〜]|から)\\s*(?=$|\\t)`, 'iu');
const since = new RegExp(`(?:since|from|depuis|à partir de|desde)\\s+(?:le\\s+|el\\s+)?(${POINT})`, 'iu');
const single = new RegExp(`(?<![\\d\\p{L}.,$€£¥])(${POINT})(?![\\d%])`, 'iu');

const pad = (value: number): string => String(value).padStart(2, '0');
const lastDay = (year: number, month: number): number => (month === 2 ? (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31);

const dated = (year: number, month: number | undefined, day: number | undefined, isEnd: boolean): string | null => {
  if (year < 1940 || year > 2100 || (month !== undefined && (month < 1 || month > 12))) return null;
  const told = month ?? (isEnd ? 12 : 1);
  return `${year}-${pad(told)}-${pad(Math.min(day ?? (isEnd ? 31 : 1), lastDay(year, told)) || 1)}`;
};

/** An ISO date of one point in time, or null. Days stand before months, as in three of the four languages. */
export const pointDate = (text: string, isEnd: boolean): string | null => {
  const asked = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(asked);
  if (iso) return dated(Number(iso[1]), Number(iso[2]), Number(iso[3]), isEnd);
  const full = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/.exec(asked);
  if (full) return Number(full[2]) > 12 ? dated(Number(full[3]), Number(full[1]), Number(full[2]), isEnd) : dated(Number(full[3]), Number(full[2]), Number(full[1]), isEnd);
  const japanese = /^(?:(\d{4})|(令和|平成|昭和)\s?(\d{1,2}|元))\s?年\s?(?:(\d{1,2})\s?月)?(?:\s?(\d{1,2})\s?日)?$/.exec(asked);
  if (japanese) {
    const year = japanese[1] ? Number(japanese[1]) : eras[japanese[2]!]! + (japanese[3] === '元' ? 1 : Number(japanese[3]));
    return dated(year, japanese[4] ? Number(japanese[4]) : undefined, japanese[5] ? Number(japanese[5]) : undefined, isEnd);
  }
  const yearFirst = /^(\d{4})[-/.](\d{1,2})$/.exec(asked);
  if (yearFirst) return dated(Number(yearFirst[1]), Number(yearFirst[2]), undefined, isEnd);
  const monthFirst = /^(\d{1,2})\s?[/.-]\s?(\d{4})$/.exec(asked);
  if (monthFirst) return dated(Number(monthFirst[2]), Number(monthFirst[1]), undefined, isEnd);
  const named = /^(?:(\d{1,2})(?:er|st|nd|rd|th)?\s+(?:de\s+)?)?(\p{L}+)\.?[^\d]*(\d{2,4})$/iu.exec(asked);
  if (named) {
    const year = Number(named[3]);
    return dated(year < 100 ? year + (year > 50 ? 1900 : 2000) : year, monthOf(named[2]!), named[1] ? Number(named[1]) : undefined, isEnd);
  }
  return /^\d{4}$/.test(asked) ? dated(Number(asked), undefined, undefined, isEnd) : null;
};

/** The first time from and to in a line, or null. */
export const spanOf = (text: string): Span | null => {
  const both = range.exec(text);
  if (both) {
    const start = pointDate(both[1]!, false);
    const end = both[2] === undefined ? null : pointDate(both[2], true);
    if (start !== null && (end === null ? both[3] !== undefined : end >= start)) return { start, end, isCurrent: end === null, text: both[0] };
  }
  const opened = open.exec(text) ?? since.exec(text);
  const start = opened ? pointDate(opened[1]!, false) : null;
  return opened && start !== null ? { start, end: null, isCurrent: true, text: opened[0] } : null;
};

/** A single date in a line: of a degree, of a certificate. */
export const dateOf = (text: string, isEnd: boolean): { readonly date: string; readonly text: string } | null => {
  const match = single.exec(text);
  const date = match ? pointDate(match[1]!, isEnd) : null;
  return match && date !== null ? { date, text: match[0] } : null;
};

/** Whole months of the spans together; what overlaps counts once. */
export const monthsTogether = (spans: readonly { readonly start: string; readonly end: string }[]): number => {
  const months = new Set<number>();
  const at = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;
  for (const { start, end } of spans) for (let month = at(start); month <= Math.min(at(end), at(start) + 840); month += 1) months.add(month);
  return months.size;
};
