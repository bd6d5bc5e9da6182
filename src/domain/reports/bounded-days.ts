/** The days that a filter keeps records to, whatever its shape. */
import { daysMeant } from '../lists/relativeDays.ts';
import { isRelativeDays } from '../lists/countedDays.ts';
import type { DayRange } from '../lists/relativeDays.ts';
import { localAt } from '../values/zones.ts';

type Parts = Readonly<Record<string, unknown>>;
/** Which fields tell a record's days, each with the days that it tells: the first and the last day of a period tell the same. And by which calendar. */
type Calendar = { readonly keys: ReadonlyMap<string, string>; /** IANA zone by whose calendar instants are counted. */ readonly timeZone: string; readonly today: string; /** 1 Monday … 7 Sunday. */ readonly weekStart: number };

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null && !Array.isArray(value);

const least = (days: readonly string[]): string | undefined => days.toSorted()[0];
const most = (days: readonly string[]): string | undefined => days.toSorted().at(-1);
const given = (days: readonly (string | undefined)[]): string[] => days.filter((day) => day !== undefined);

const rangeOf = (from: string | undefined, to: string | undefined): DayRange => ({ ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) });
/** What fits all of them: the later begin and the earlier end. */
const within = (ranges: readonly DayRange[]): DayRange => rangeOf(most(given(ranges.map(({ from }) => from))), least(given(ranges.map(({ to }) => to))));
/** From the first begin to the last end; without an end where one of them has none. */
const across = (ranges: readonly DayRange[]): DayRange => {
  const [from, to] = [ranges.map((range) => range.from), ranges.map((range) => range.to)];
  return rangeOf(from.includes(undefined) ? undefined : least(given(from)), to.includes(undefined) ? undefined : most(given(to)));
};

/** 'YYYY-MM-DD' of a day or an instant. */
const dayOf = (value: unknown, timeZone: string): string | undefined => {
  if (value instanceof Date) return localAt(value.getTime(), timeZone)[0];
  if (typeof value !== 'string') return undefined;
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return value;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : localAt(at, timeZone)[0];
};

const rangeOfCondition = (told: Parts, { timeZone, today, weekStart }: Calendar): DayRange => {
  const day = (value: unknown): string | undefined => dayOf(value, timeZone);
  const one = (value: unknown): DayRange => rangeOf(day(value), day(value));
  return within(
    Object.entries(told).map(([operator, value]): DayRange => {
      if (operator === 'from') return rangeOf(day(value), undefined);
      if (operator === 'to') return rangeOf(undefined, day(value));
      if (operator === 'equals') return one(value);
      if (operator === 'in' && Array.isArray(value) && value.length > 0) return across(value.map(one));
      if (operator === 'within' && isRelativeDays(value)) return daysMeant(value, today, weekStart);
      return {};
    }),
  );
};

/** What a filter keeps each of a record's days to. */
type Bounds = ReadonlyMap<string, DayRange>;

const every = (parts: readonly Bounds[], join: (ranges: readonly DayRange[]) => DayRange): Bounds =>
  new Map([...new Set(parts.flatMap((part) => [...part.keys()]))].map((days) => [days, join(parts.map((part) => part.get(days) ?? {}))]));

/**
 * For each of a record's days what they are kept to; bounds of others do not add up with them. Both ends are among the days; an end that the filter leaves open is
 * not there. What `not` keeps out bounds nothing.
 */
export const boundedDays = (filter: Parts, calendar: Calendar): Bounds =>
  every(
    Object.entries(filter).map(([key, told]): Bounds => {
      if (key === 'and' && Array.isArray(told)) return every(told.filter(isParts).map((part) => boundedDays(part, calendar)), within);
      if (key === 'or' && Array.isArray(told) && told.length > 0) return every(told.map((part) => (isParts(part) ? boundedDays(part, calendar) : new Map())), across);
      const days = calendar.keys.get(key);
      return new Map(days !== undefined && isParts(told) ? [[days, rangeOfCondition(told, calendar)]] : []);
    }),
    within,
  );
