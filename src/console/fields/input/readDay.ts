import { toDate } from '../../../domain/calendar.ts';
import { orderOf } from '../../../domain/values/dateFormat.ts';
import { parseDate } from '../../../domain/values/dates.ts';

/** Eight digits in the format's order: '20112026' where the day comes first. */
const ofDigits = (text: string, format: string): string | null => {
  if (!/^\d{8}$/.test(text)) return null;
  let at = 0;
  const parts = Object.fromEntries(
    orderOf(format).map((part) => {
      const from = at;
      at += part === 'year' ? 4 : 2;
      return [part, Number(text.slice(from, at))];
    }),
  );
  return toDate(parts['year']!, parts['month']!, parts['day']!);
};

/** A day as somebody types it, read as one that is pasted or imported; undefined when it is none, or could be two. A number alone is no day of a spreadsheet here. */
export const readDay = (text: string, format: string): string | undefined => {
  const plain = text.normalize('NFKC').trim();
  if (/^\d{5}(?:\.\d*)?$/.test(plain)) return undefined;
  return parseDate(plain, format) ?? ofDigits(plain, format) ?? undefined;
};
