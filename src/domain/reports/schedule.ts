/** When a report goes out by mail: on clocks of the organisation's zone. */
import { weekdayOf } from '../lists/buckets.ts';
import { localAt, toInstant } from '../values/zones.ts';

export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

export type Schedule = {
  readonly schedule: 'NONE' | 'DAILY' | 'WEEKLY' | 'MONTHLY';
  readonly weekday: (typeof weekdays)[number] | null;
  /** 1 to 31; months that are shorter end earlier. */
  readonly dayOfMonth: number | null;
  /** HH:MM */
  readonly time: string | null;
};

const DAY_MS = 86_400_000;
/** Two months hold every schedule's next time. */
const DAYS = 62;

const shifted = (day: string, days: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const lastOfMonth = (day: string): number => new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();

const fallsOn = ({ schedule, weekday, dayOfMonth }: Schedule, day: string): boolean => {
  if (schedule === 'WEEKLY') return weekdays[weekdayOf(day) - 1] === weekday;
  if (schedule === 'MONTHLY') return Number(day.slice(8, 10)) === Math.min(dayOfMonth ?? 1, lastOfMonth(day));
  return schedule === 'DAILY';
};

const search = (told: Schedule, now: Date, zone: string, way: 1 | -1): Date | null => {
  if (told.schedule === 'NONE' || told.time === null) return null;
  const [today] = localAt(now.getTime(), zone);
  for (let days = 0; days <= DAYS; days += 1) {
    const day = shifted(today, days * way);
    const at = fallsOn(told, day) ? toInstant(day, told.time, zone) : null;
    if (at === null) continue;
    const instant = new Date(at);
    if (way === 1 ? instant > now : instant <= now) return instant;
  }
  return null;
};

/** The next time after now; null where nothing is planned. A time that clocks skip comes as much later as they skip. */
export const nextDue = (told: Schedule, now: Date, zone: string): Date | null => search(told, now, zone, 1);

/** The last time up to now. */
export const lastDue = (told: Schedule, now: Date, zone: string): Date | null => search(told, now, zone, -1);
