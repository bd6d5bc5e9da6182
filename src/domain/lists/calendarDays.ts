/** The days that a calendar shows, and how records that last several of them lie side by side. All days are 'YYYY-MM-DD'. */

const DAY_MS = 86_400_000;

export const shiftDay = (day: string, by: number): string => new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10);

/** Days from the first to the second. */
export const daysApart = (from: string, to: string): number => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);

/** The day from which the week of a day counts; `start` is 0 Sunday … 6 Saturday. */
const weekStart = (day: string, start: number): string => shiftDay(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() - start + 7) % 7));

const firstOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month that lies so many months away. */
export const shiftMonth = (day: string, by: number): string => {
  const at = new Date(`${firstOf(day)}T00:00:00Z`);
  at.setUTCMonth(at.getUTCMonth() + by);
  return at.toISOString().slice(0, 10);
};

export type CalendarSpan = 'MONTH' | 'WEEK';

/** Whole weeks: that of the day, or all that the day's month touches. */
export const weeksShown = (day: string, span: CalendarSpan, start: number): readonly (readonly string[])[] => {
  const first = weekStart(span === 'WEEK' ? day : firstOf(day), start);
  const last = span === 'WEEK' ? first : shiftDay(shiftMonth(day, 1), -1);
  const count = Math.floor(daysApart(first, last) / 7) + 1;
  return Array.from({ length: count }, (_, week) => Array.from({ length: 7 }, (__, at) => shiftDay(first, week * 7 + at)));
};

/** Something from one day to another, both included. */
export type Lasting = { readonly from: string; readonly to: string };

/** Where an entry lies within one week: columns from 0, the row it has all week long, and whether it goes on beyond. */
export type Placed<Entry> = { readonly entry: Entry; readonly column: number; readonly length: number; readonly slot: number; readonly isBefore: boolean; readonly isAfter: boolean };

/** In the order in which they begin, longer ones first, each in the first row that is free. */
export const placedIn = <Entry extends Lasting>(entries: readonly Entry[], week: readonly string[]): readonly Placed<Entry>[] => {
  const [first = '', last = ''] = [week[0], week.at(-1)];
  const here = entries.filter(({ from, to }) => from <= last && to >= first).toSorted((one, other) => (one.from === other.from ? daysApart(one.to, other.to) : one.from < other.from ? -1 : 1));
  const taken: number[] = [];
  return here.map((entry) => {
    const column = entry.from < first ? 0 : daysApart(first, entry.from);
    const end = entry.to > last ? week.length - 1 : daysApart(first, entry.to);
    const free = taken.findIndex((until) => until < column);
    const slot = free < 0 ? taken.length : free;
    taken[slot] = end;
    return { entry, column, length: end - column + 1, slot, isBefore: entry.from < first, isAfter: entry.to > last };
  });
};

/** How many entries of each day of a week lie in rows below the last that is drawn. */
export const hiddenBy = (placed: readonly Placed<unknown>[], days: number, slots: number): readonly number[] =>
  Array.from({ length: days }, (_, day) => placed.filter(({ slot, column, length }) => slot >= slots && column <= day && day < column + length).length);
