/** Arithmetic on calendar days as 'YYYY-MM-DD' text for a calendar to choose from, without waiting for Temporal. */
import { daysInMonth, isDate } from '../../../domain/calendar.ts';

const pad = (value: number, width: number): string => String(value).padStart(width, '0');

/** The day as text; months run over into years, days into months. */
export const civil = (year: number, month: number, day: number): string => {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1, 2)}-${pad(date.getUTCDate(), 2)}`;
};

export const partsOf = (date: string): { readonly year: number; readonly month: number; readonly day: number } => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

/** Whether the text names a day that exists. */
export const isCivil = isDate;

export const addDays = (date: string, days: number): string => {
  const { year, month, day } = partsOf(date);
  return civil(year, month, day + days);
};

/** The same day some months later, or the last of that month where it has none. */
export const addMonths = (date: string, months: number): string => {
  const { year, month, day } = partsOf(date);
  const first = partsOf(civil(year, month + months, 1));
  return civil(first.year, first.month, Math.min(day, daysInMonth(first.year, first.month)));
};

/** 0 Sunday … 6 Saturday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay();

/** Today where the person is. */
export const today = (now: Date = new Date()): string => civil(now.getFullYear(), now.getMonth() + 1, now.getDate());
