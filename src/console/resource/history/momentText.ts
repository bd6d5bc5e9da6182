import { writeDate } from '../../fields/input/dateText.ts';
import { inZone } from '../../fields/input/zoned.ts';
import type { CellFormats } from '../../fields/cellKind.ts';

/** When something happened, on the organisation's clock: 'Today 09:42' (inside a sentence 'today 09:42'), '11/03 14:10' in this year, '2025/04/01' before. */
export const momentText = (at: string, { dateFormat, timeZone, translate }: CellFormats, todayKey: 'history.today' | 'history.todayInside' = 'history.today', now: Date = new Date()): string => {
  const { date, time } = inZone(at, timeZone);
  const today = inZone(now.toISOString(), timeZone).date;
  if (date === null || time === null || today === null) return at;
  if (date === today) return translate(todayKey, { time });
  if (date.slice(0, 4) !== today.slice(0, 4)) return writeDate(date, dateFormat);
  return `${writeDate(date, dateFormat.replace(/^y+[^a-z]*|[^a-z]*y+$/i, ''))} ${time}`;
};

/** The exact moment, for tooltips and 'as of'. */
export const exactMoment = (at: string, { dateFormat, timeZone }: CellFormats): string => {
  const { date, time } = inZone(at, timeZone);
  return date === null ? at : `${writeDate(date, dateFormat)} ${time ?? ''}`.trim();
};
