/** Public holidays of two years from the library's calendars, and the organisation's own. */
import Holidays from 'date-holidays';
import type { SeedRecord } from '../seeding.ts';
import type { Ids } from './world.ts';

/** Country, and the location whose people alone are free; without one the day is free everywhere. */
const CALENDARS = [
  ['IN', null],
  ['FR', 'PAR'],
  ['JP', 'OSA'],
  ['PH', 'MNL'],
] as const;

const OWN = [
  ['Pongal', '01-15', 'MANDATORY'],
  ['Founders’ day', '06-01', 'MANDATORY'],
  ['Christmas Eve', '12-24', 'PERSONAL_CHOICE'],
  ['New Year’s Eve', '12-31', 'PERSONAL_CHOICE'],
  ['Women’s day', '03-08', 'PERSONAL_CHOICE'],
  ['Diwali, day after', '11-09', 'PERSONAL_CHOICE'],
] as const;

const publicDays = (country: string, year: number): readonly { readonly name: string; readonly date: string }[] =>
  new Holidays(country, { languages: ['en'] })
    .getHolidays(year)
    .filter(({ type }) => type === 'public')
    .map(({ name, date }) => ({ name: name.slice(0, 120), date: date.slice(0, 10) }));

const key = ({ name, date, locationId }: SeedRecord): string => [name, date, locationId].join('|');

/** Holidays of this year and the next. */
export const holidaysFrom = (today: string, locations: Ids): readonly SeedRecord[] => {
  const year = Number(today.slice(0, 4));
  const records = [year, year + 1].flatMap((one): SeedRecord[] => [
    ...CALENDARS.flatMap(([country, location]) => publicDays(country, one).map((day) => ({ ...day, kind: 'MANDATORY', locationId: location === null ? null : locations.get(location) }))),
    ...OWN.map(([name, day, kind]) => ({ name, date: `${one}-${day}`, kind, locationId: null })),
  ]);
  return [...new Map(records.map((record) => [key(record), record])).values()];
};
