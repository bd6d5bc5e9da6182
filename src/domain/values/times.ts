/** Times of day and instants. */
import { isDateTime, toTime } from '../calendar.ts';
import type { Language } from '../languages.ts';
import { formatDate } from './dateFormat.ts';
import { parseDate } from './dates.ts';
import { excelDate, excelSeconds } from './excelDate.ts';
import { localAt, toInstant } from './zones.ts';

const CLOCK = /^(\d{1,2})(?:[:h時.]\s*|\s+h\s*)(\d{2})?(?:[:分]\s*(\d{2})?秒?)?$/i;

/** 'HH:MM' (with seconds where they are not 0) or null. Reads 9:30, 9h30, 9.30, 0930, 9:30 PM, 2pm, 午後9時30分 and fractions of a day. */
export const parseTime = (input: string): string | null => {
  const text = input.normalize('NFKC').trim();
  if (/^0?\.\d{3,}$/.test(text)) return ofSeconds(excelSeconds(Number(text)));
  const noon = /(?:(?<![a-z])([ap])\.?\s?m\.?$|^(午前|午後))/i.exec(text);
  const bare = text.replace(/\s*(?<![a-z])[ap]\.?\s?m\.?$/i, '').replace(/^午[前後]/, '').trim();
  const four = /^(\d{2})(\d{2})$/.exec(bare);
  const parts = four ?? CLOCK.exec(bare) ?? (noon ? /^(\d{1,2})$/.exec(bare) : null);
  if (!parts) return null;
  const hour = Number(parts[1]);
  if (noon && (hour < 1 || hour > 12)) return null;
  const later = noon?.[1]?.toLowerCase() === 'p' || noon?.[2] === '午後';
  return toTime(noon ? (hour % 12) + (later ? 12 : 0) : hour, Number(parts[2] ?? 0), Number(four ? 0 : (parts[3] ?? 0)));
};

const ofSeconds = (seconds: number): string | null => toTime(Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60);

/** An ISO instant in UTC, or null. A text without an offset is read in the zone; a time that a change of clocks skips moves forward by the gap. */
export const parseDateTime = (input: string, format: string, zone: string): string | null => {
  const text = input.normalize('NFKC').trim();
  if (isDateTime(text)) return new Date(text).toISOString();
  if (/^\d{5}(?:\.\d+)?$/.test(text)) {
    const [day, time] = [excelDate(Number(text)), ofSeconds(excelSeconds(Number(text)))];
    return day && time ? toInstant(day, time, zone) : null;
  }
  const parts = /^(.+?)(?:T|,?\s+)((?:午[前後])?\d{1,2}\s?[:h時].*)$/u.exec(text);
  const day = parseDate(parts?.[1] ?? text, format);
  const offset = /\s?(Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i.exec(parts?.[2] ?? '');
  const time = parts ? parseTime((parts[2] ?? '').slice(0, offset?.index)) : '00:00';
  if (day === null || time === null) return null;
  if (!offset) return toInstant(day, time, zone);
  const sign = /^[+-]/.test(offset[1] ?? '') ? (offset[1] ?? '').replace(/^(...):?/, '$1:') : 'Z';
  const instant = `${day}T${time}${sign}`;
  return isDateTime(instant) ? new Date(instant).toISOString() : null;
};

/** Day and time of an instant in the zone, to the minute, or to the second where it has seconds. */
export const formatDateTime = (iso: string, format: string, language: Language, zone: string): string => {
  if (!isDateTime(iso)) return iso;
  const [day, time] = localAt(Date.parse(iso), zone);
  return `${formatDate(day, format, language)} ${time.endsWith(':00') && time.length > 5 ? time.slice(0, 5) : time}`;
};
