/** Dates and times as text in the organisation's format. A format is written with Y, M and D in any case and number: 'YYYY/MM/DD', 'm/d/Y'. */
import { isCivil, partsOf } from './civil.ts';

type Piece = 'year' | 'month' | 'day';

const pieceOf: Readonly<Record<string, Piece>> = { y: 'year', m: 'month', d: 'day' };

const split = (format: string): readonly (Piece | { readonly text: string })[] =>
  (format.match(/y+|m+|d+|[^ymd]+/gi) ?? []).map((part) => pieceOf[part[0]?.toLowerCase() ?? ''] ?? { text: part });

/** What stands in an empty date input: the format in capitals, 'DD/MM/YYYY'. */
export const dateShape = (format: string): string =>
  split(format)
    .map((piece) => (typeof piece === 'object' ? piece.text : piece === 'year' ? 'YYYY' : piece === 'month' ? 'MM' : 'DD'))
    .join('');

/** A day in the format, two digits for month and day; what is no day stays as it is. */
export const writeDate = (date: string, format: string): string => {
  if (!isCivil(date)) return date;
  const parts = partsOf(date);
  return split(format)
    .map((piece) => (typeof piece === 'object' ? piece.text : String(parts[piece]).padStart(piece === 'year' ? 4 : 2, '0')))
    .join('');
};

/** A day in the format, to show how days are typed. */
export const exampleDay = (format: string): string => writeDate('2026-11-20', format);

/** Reads '9', '930', '9:30', '9.30 pm', '21:30' as 'HH:MM'; undefined when it is no time of day. */
export const readTime = (text: string): string | undefined => {
  const found = /^(\d{1,2})(?:[:.h]?(\d{2}))?\s*([ap])?\.?m?\.?$/i.exec(text.normalize('NFKC').trim());
  if (!found) return undefined;
  const half = found[3]?.toLowerCase();
  const given = Number(found[1]);
  if (half !== undefined && (given < 1 || given > 12)) return undefined;
  const hour = half === undefined ? given : (given % 12) + (half === 'p' ? 12 : 0);
  const minute = Number(found[2] ?? 0);
  return hour > 23 || minute > 59 ? undefined : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};
