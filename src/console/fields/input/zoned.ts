import { toInstant } from '../../../domain/values/zones.ts';
import { isCivil } from './civil.ts';

type Wall = { readonly date: string | null; readonly time: string | null };

/** The wall clock of an instant in a time zone; text that is no instant yet ('2026-01-02T', 'T09:30') gives the half that it has. */
export const inZone = (value: unknown, timeZone: string): Wall => {
  if (typeof value !== 'string' || value === '') return { date: null, time: null };
  const instant = new Date(value);
  if (value.length < 17 || Number.isNaN(instant.getTime())) {
    const [date = '', time = ''] = value.split('T');
    return { date: date === '' ? null : date, time: time === '' ? null : time };
  }
  const text = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(instant);
  return { date: text.slice(0, 10), time: text.slice(11, 16) };
};

/** The instant (ISO, UTC) of a wall clock in a time zone; a time that a clock change skips is moved forward by the gap, and of two the earlier is meant. */
export const atZone = (date: unknown, time: unknown, timeZone: string): string | null => {
  const day = typeof date === 'string' ? date : '';
  const clock = typeof time === 'string' ? time : '';
  if (day === '' && clock === '') return null;
  if (!isCivil(day) || !/^\d\d:\d\d$/.test(clock)) return `${day}T${clock}`;
  return toInstant(day, `${clock}:00`, timeZone);
};
