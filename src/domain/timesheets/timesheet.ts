/** What somebody worked on in a week: its days, what it adds up to, and what is wrong with it. Hours are decimal text. */
import { fromScaled, toScaled } from '../decimal.ts';
import { addDays } from '../dates.ts';
import { bucketStart } from '../lists/buckets.ts';
import { finding } from '../problem.ts';
import type { Problem } from '../problem.ts';

export const weekdayKeys = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type WeekdayKey = (typeof weekdayKeys)[number];

/** Hours of a project on the days of the week; null or missing where there are none. */
export type TimesheetLine = { readonly projectId: string; readonly task: string | null } & { readonly [day in WeekdayKey]?: string | null };

export type ProjectTerms = { readonly id: string; readonly name: string; readonly isActive: boolean; /** First and last day, null where open. */ readonly from: string | null; readonly to: string | null };

/** Hours are kept with four decimals, so that 20 minutes may be entered. */
const SCALE = 4;
const DAY = toScaled('24', SCALE);
const scaled = (hours: string | null | undefined): bigint => (hours == null || hours === '' ? 0n : toScaled(hours, SCALE));

/** The Monday of the week in which a day lies. */
export const mondayOf = (day: string): string => bucketStart(day, 'WEEK');

/** Hours of each day, Monday first, of all projects together. */
export const hoursOfDays = (lines: readonly Pick<TimesheetLine, WeekdayKey>[]): readonly string[] =>
  weekdayKeys.map((key) => fromScaled(lines.reduce((sum, line) => sum + scaled(line[key]), 0n), SCALE));

export const hoursOfWeek = (lines: readonly Pick<TimesheetLine, WeekdayKey>[]): string => fromScaled(hoursOfDays(lines).reduce((sum, hours) => sum + scaled(hours), 0n), SCALE);

/** The days of the week, from its Monday on, on which there are hours. */
export const workedDays = (monday: string, lines: readonly Pick<TimesheetLine, WeekdayKey>[]): readonly string[] =>
  hoursOfDays(lines).flatMap((hours, index) => (scaled(hours) > 0n ? [addDays(monday, index)] : []));

const sameWork = (one: TimesheetLine, other: TimesheetLine): boolean => one.projectId === other.projectId && (one.task ?? '').trim().toLowerCase() === (other.task ?? '').trim().toLowerCase();

/** A day of more than 24 hours is told at the last line that has some of it; a project outside its days at the first such day. */
export const timesheetProblems = (monday: string, lines: readonly TimesheetLine[], projects: readonly ProjectTerms[]): Problem[] => [
  ...(hoursOfWeek(lines) === '0' ? [{ field: 'lines', ...finding('timesheet.nothing') }] : []),
  ...weekdayKeys.flatMap((key): Problem[] => {
    const total = lines.reduce((sum, line) => sum + scaled(line[key]), 0n);
    return total > DAY ? [{ field: `lines.${lines.findLastIndex((line) => scaled(line[key]) > 0n)}.${key}`, ...finding('timesheet.longDay') }] : [];
  }),
  ...lines.flatMap((line, index): Problem[] => {
    const project = projects.find(({ id }) => id === line.projectId);
    if (lines.slice(0, index).some((other) => sameWork(other, line))) return [{ field: `lines.${index}.task`, ...finding('timesheet.lineTwice') }];
    if (project === undefined) return [];
    const outside = weekdayKeys.findIndex((key, at) => scaled(line[key]) > 0n && (addDays(monday, at) < (project.from ?? '') || addDays(monday, at) > (project.to ?? '9999')));
    return outside === -1 ? [] : [{ field: `lines.${index}.${weekdayKeys[outside]!}`, ...finding('timesheet.notRunning', { name: project.name }) }];
  }),
];
