/** Counting with ISO calendar days ('YYYY-MM-DD'). Browsers await `ensureTemporal()` of temporal.ts first. All throw a RangeError for text that is no day. */
import { constants } from './constants.ts';
import { localAt } from './values/zones.ts';

/** A month of a probation is 30 days (document 0 §9). */
export const PROBATION_MONTH_DAYS = constants.monthDays;

/** The day that calendars of the IANA zone show at an instant; the clock is passed in, so that tests and 'as of' can choose it. */
export const todayIn = (zone: string, now: Date): string => localAt(now.getTime(), zone)[0];

export const addDays = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** The same day of a later month, or its last day where it has no such day: 31 January + 1 is 28 or 29 February. */
export const addMonths = (day: string, months: number): string => Temporal.PlainDate.from(day).add({ months }, { overflow: 'constrain' }).toString();

/** Days from the first day to the second, negative when it is earlier; the same day is 0. */
export const daysBetween = (from: string, to: string): number => Temporal.PlainDate.from(from).until(to, { largestUnit: 'day' }).days;

/** Days of a range with both ends; a range of one day is 1. */
export const lengthOfRange = (from: string, to: string): number => daysBetween(from, to) + 1;

/** Whole years and months from the first day to the second, for age and length of service. */
export const yearsAndMonths = (from: string, to: string): { readonly years: number; readonly months: number } => {
  const { years, months } = Temporal.PlainDate.from(from).until(to, { largestUnit: 'year' });
  return { years, months };
};

/** Last day of a probation of so many months of 30 days; the first day counts. */
export const probationEnd = (joining: string, months: number): string => addDays(joining, months * PROBATION_MONTH_DAYS - 1);

export const firstOfMonth = (day: string): string => Temporal.PlainDate.from(day).with({ day: 1 }).toString();
export const lastOfMonth = (day: string): string => {
  const date = Temporal.PlainDate.from(day);
  return date.with({ day: date.daysInMonth }).toString();
};

/** 1 Monday to 7 Sunday. */
export const weekday = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

/** Report, monitoring and attendance ranges must be under 31 days (V-049, decision 9): at most 30 days with both ends. */
export const isRangeTooLong = (from: string, to: string): boolean => lengthOfRange(from, to) >= constants.rangeDays;
