/** Which days of a period people work on. Days are ISO calendar days; Temporal must be there (dates.ts). */
import { addDays, daysBetween } from '../dates.ts';

export const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;
export type Weekday = (typeof weekdays)[number];

/** The rest days of a schedule that names none. */
export const usualRestDays: readonly Weekday[] = ['SATURDAY', 'SUNDAY'];

/** The day of the week on which a day falls. Throws a RangeError for text that is no day. */
export const weekdayOf = (day: string): Weekday => weekdays[Temporal.PlainDate.from(day).dayOfWeek - 1]!;

/** What is free for a person: the days of the week off, and holidays by date. Of days that a roster decides it says whether the person works, whatever day it is. */
export type FreeDays = { readonly restDays: readonly string[]; readonly holidays: ReadonlySet<string>; readonly rostered?: ReadonlyMap<string, boolean> };

const isUsuallyWorked = (day: string, { restDays, holidays }: FreeDays): boolean => !holidays.has(day) && !restDays.includes(weekdayOf(day));

export const isWorkingDay = (day: string, free: FreeDays): boolean => free.rostered?.get(day) ?? isUsuallyWorked(day, free);

/** Every day from the first to the last, both included; none where the last is before the first. */
export const daysOf = (from: string, to: string): string[] => Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) => addDays(from, index));

/** The working days of a period, both ends included. */
export const workingDays = (from: string, to: string, free: FreeDays): string[] => daysOf(from, to).filter((day) => isWorkingDay(day, free));

/** How many days of a period people work on, both ends included, however long it is. Holidays and shifts outside the period do not count. */
export const countWorkingDays = (from: string, to: string, free: FreeDays): number => {
  const weeks = Math.floor(Math.max(0, daysBetween(from, to) + 1) / 7);
  const resting = weekdays.filter((day) => free.restDays.includes(day)).length;
  const missed = [...free.holidays].filter((day) => from <= day && day < addDays(from, weeks * 7) && !free.restDays.includes(weekdayOf(day))).length;
  const usual = weeks * (7 - resting) - missed + daysOf(addDays(from, weeks * 7), to).filter((day) => isUsuallyWorked(day, free)).length;
  const differing = [...(free.rostered ?? [])].filter(([day, works]) => from <= day && day <= to && works !== isUsuallyWorked(day, free));
  return differing.reduce((sum, [, works]) => sum + (works ? 1 : -1), usual);
};
