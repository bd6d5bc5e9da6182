/** On which days an event repeats (RFC 5545 §3.3.10), as far as people's calendars use it. Days are numbers since 1970-01-01. */
export type Rule = {
  readonly frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';
  readonly interval: number;
  readonly count: number | null;
  /** The last day, included. */
  readonly until: number | null;
  /** Until when on that day, in seconds, by the clocks of the event or of UTC; null for all of it. */
  readonly untilTime: { readonly seconds: number; readonly isUtc: boolean } | null;
  /** Weekday from 0 (Sunday); `nth` of its month, from the end below 0, every one at 0. */
  readonly byDay: readonly { readonly weekday: number; readonly nth: number }[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPosition: readonly number[];
  readonly weekStart: number;
};

/** Counts what has been looked at; a calendar that would take forever is refused by who passes it. */
export type Budget = { left: number };

export class TooMuchWork extends Error {
  override readonly name = 'TooMuchWork';
}

const DAY_MS = 86_400_000;
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const PARTS = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'BYMONTHDAY', 'BYMONTH', 'BYSETPOS', 'WKST']);

export const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month - 1, day) / DAY_MS;
export const partsOf = (day: number): { readonly year: number; readonly month: number; readonly date: number } => {
  const at = new Date(day * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, date: at.getUTCDate() };
};
/** 0 for Sunday; 1970-01-01 was a Thursday. */
const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
/** Each once, because a file may list one a hundred thousand times and each is looked at for each month. */
const numbers = (text: string | undefined): number[] => [...new Set((text ?? '').split(',').map(Number))].filter((one) => Number.isInteger(one) && one !== 0 && Math.abs(one) <= 366);

/** The rule; null for what is not understood, of which only the first time counts. */
export const readRule = (text: string): Rule | null => {
  const parts = new Map(text.toUpperCase().split(';').map((part): [string, string] => [part.split('=')[0] ?? '', part.split('=')[1] ?? '']));
  const frequency = parts.get('FREQ');
  if (frequency !== 'DAILY' && frequency !== 'WEEKLY' && frequency !== 'MONTHLY' && frequency !== 'YEARLY') return null;
  if ([...parts.keys()].some((name) => name !== '' && !PARTS.has(name))) return null;
  const byDay = [...new Set((parts.get('BYDAY') ?? '').split(',').filter(Boolean))].map((one) => ({ weekday: WEEKDAYS.indexOf(one.slice(-2)), nth: Number(one.slice(0, -2) || 0) }));
  if (byDay.some(({ weekday, nth }) => weekday < 0 || !Number.isInteger(nth) || Math.abs(nth) > 53)) return null;
  const byMonth = numbers(parts.get('BYMONTH'));
  if (frequency === 'YEARLY' && byMonth.length === 0 && byDay.length > 0) return null;
  const until = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?/.exec(parts.get('UNTIL') ?? '');
  const count = Number(parts.get('COUNT'));
  return {
    frequency,
    interval: Math.max(1, Math.floor(Number(parts.get('INTERVAL') ?? 1)) || 1),
    count: count > 0 ? Math.floor(count) : null,
    until: until ? dayOf(Number(until[1]), Number(until[2]), Number(until[3])) : null,
    untilTime: until?.[4] === undefined ? null : { seconds: (Number(until[4]) * 60 + Number(until[5])) * 60 + Number(until[6]), isUtc: until[7] === 'Z' },
    byDay,
    byMonthDay: numbers(parts.get('BYMONTHDAY')),
    byMonth,
    bySetPosition: numbers(parts.get('BYSETPOS')),
    weekStart: Math.max(0, WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO')),
  };
};

const lengthOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The dates of a month on which the rule falls, from its first. */
const datesIn = ({ byDay, byMonthDay, bySetPosition }: Rule, year: number, month: number, usual: number): number[] => {
  const length = lengthOf(year, month);
  const fits = (date: number): boolean => {
    const isDate = byMonthDay.length === 0 || byMonthDay.includes(date) || byMonthDay.includes(date - length - 1);
    const weekday = weekdayOf(dayOf(year, month, date));
    const isDay = byDay.length === 0 || byDay.some((one) => one.weekday === weekday && (one.nth === 0 || one.nth === Math.ceil(date / 7) || one.nth === -Math.ceil((length - date + 1) / 7)));
    return byDay.length === 0 && byMonthDay.length === 0 ? date === usual : isDate && isDay;
  };
  const dates = Array.from({ length }, (_, at) => at + 1).filter(fits);
  return bySetPosition.length === 0 ? dates : dates.filter((_, at) => bySetPosition.includes(at + 1) || bySetPosition.includes(at - dates.length));
};

/** `datesOf` answers the dates of a month on which the rule falls. */
const fallsOn = (rule: Rule, start: number, day: number, datesOf: (year: number, month: number) => readonly number[]): boolean => {
  const { frequency, interval, byDay, byMonthDay, byMonth, weekStart } = rule;
  const { year, month, date } = partsOf(day);
  if (byMonth.length > 0 && !byMonth.includes(month)) return false;
  const weekdays = byDay.map(({ weekday }) => weekday);
  if (frequency === 'DAILY') return (day - start) % interval === 0 && (weekdays.length === 0 || weekdays.includes(weekdayOf(day))) && (byMonthDay.length === 0 || byMonthDay.includes(date));
  if (frequency === 'WEEKLY') {
    const weekOf = (one: number): number => Math.floor((one - ((weekdayOf(one) - weekStart + 7) % 7) + 3) / 7);
    return (weekOf(day) - weekOf(start)) % interval === 0 && (weekdays.length === 0 ? [weekdayOf(start)] : weekdays).includes(weekdayOf(day));
  }
  const first = partsOf(start);
  if (frequency === 'YEARLY' && (byMonth.length === 0 && month !== first.month)) return false;
  const apart = frequency === 'YEARLY' ? year - first.year : (year - first.year) * 12 + month - first.month;
  return apart % interval === 0 && datesOf(year, month).includes(date);
};

/** The days from `from` to `to`, both included, on which an event that began on `start` takes place. */
export const daysOfRule = (rule: Rule, start: number, from: number, to: number, budget: Budget): number[] => {
  const found: number[] = [];
  const last = Math.min(to, rule.until ?? to);
  let counted = 0;
  let known = { year: 0, month: 0, dates: [] as readonly number[] };
  const datesOf = (year: number, month: number): readonly number[] => {
    if (known.year !== year || known.month !== month) known = { year, month, dates: datesIn(rule, year, month, partsOf(start).date) };
    return known.dates;
  };
  for (let day = rule.count === null ? Math.max(start, from) : start; day <= last; day += 1) {
    budget.left -= 1;
    if (budget.left < 0) throw new TooMuchWork('The calendar repeats more than can be looked at.');
    // The first time counts, whether or not the rule falls on it.
    if (day !== start && !fallsOn(rule, start, day, datesOf)) continue;
    counted += 1;
    if (rule.count !== null && counted > rule.count) break;
    if (day >= from) found.push(day);
  }
  return found;
};
