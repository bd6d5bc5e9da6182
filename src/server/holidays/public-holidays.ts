import type Holidays from 'date-holidays';
import { addDays } from '../../domain/dates.ts';
import type { Language } from '../session.ts';

export type PublicHoliday = { readonly key: string; readonly name: string; readonly date: string; readonly kind: 'MANDATORY' | 'PERSONAL_CHOICE' };
export type State = { readonly code: string; readonly name: string };
export type Calendar = { readonly states: readonly State[]; readonly holidays: readonly PublicHoliday[] };

/** Public days are free for everyone, those of banks, those by choice and those that begin at noon are not. Observances and school holidays are working days. */
const KINDS: Readonly<Record<string, PublicHoliday['kind']>> = { public: 'MANDATORY', bank: 'PERSONAL_CHOICE', optional: 'PERSONAL_CHOICE' };
const NAME = 120;
const HOUR_MS = 3_600_000;

/** Whole days of a holiday; 0 of one that is a part of a day. The hour is that by which a day is shorter on which clocks are put forward. */
const wholeDays = (start: Date, end: Date): number => Math.floor(((end.getTime() - start.getTime()) / HOUR_MS + 1) / 24);

/** The calendars are read from the package when somebody first asks for one: they are large. */
const load = async (): Promise<typeof Holidays> => (await import('date-holidays')).default;

const wordsOf = (language: Language): string => (language === 'sp' ? 'es' : language);

/** ISO codes of the countries whose calendar is known. */
export const knownCountries = async (): Promise<readonly string[]> => Object.keys(new (await load())().getCountries()).filter((code) => /^[A-Z]{2}$/.test(code)).sort();

/** The holidays of a year, each of their days, the same day and name once, in order; undefined for a country or state without a calendar. Days are those that calendars show there. */
export const calendarOf = async (country: string, state: string | null, year: number, language: Language): Promise<Calendar | undefined> => {
  const Calendars = await load();
  const all = new Calendars();
  if (!Object.hasOwn(all.getCountries(), country)) return undefined;
  const states: Readonly<Record<string, string>> = all.getStates(country, wordsOf(language)) ?? {};
  if (state !== null && !Object.hasOwn(states, state)) return undefined;
  const days = (state === null ? new Calendars(country) : new Calendars(country, state)).getHolidays(year, wordsOf(language));
  const holidays = days.flatMap(({ name, date, start, end, type, rule }): PublicHoliday[] => {
    const kind = KINDS[type];
    if (kind === undefined) return [];
    const length = wholeDays(start, end);
    return Array.from({ length: Math.max(1, length) }, (_, at) => {
      const day = addDays(date.slice(0, 10), at);
      return { key: `${day} ${rule}`, name: name.slice(0, NAME), date: day, kind: length === 0 ? 'PERSONAL_CHOICE' : kind };
    });
  });
  const once = new Map(holidays.map((holiday) => [`${holiday.date} ${holiday.name}`, holiday]));
  return { states: Object.entries(states).map(([code, name]) => ({ code, name })), holidays: [...once.values()].sort((one, other) => one.date.localeCompare(other.date)) };
};
