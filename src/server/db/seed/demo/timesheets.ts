/** What some of the demo people worked on in the weeks before. */
import { addDays } from '../../../../domain/dates.ts';
import { hoursOfWeek, mondayOf, weekdayKeys } from '../../../../domain/timesheets/timesheet.ts';
import type { SeedRecord } from '../seeding.ts';
import type { Ids, World } from './world.ts';

type Line = readonly [project: string, task: string | null, ...hours: (number | null)[]];

const sheets: readonly (readonly [number: string, weeksBack: number, status: string, ...Line[]])[] = [
  ['1028', 1, 'PENDING', ['P-101', 'Setting up loom 14', 4, 4, 8, 8, 6, null, null], ['P-102', 'Trial of the dosing line', 4, 4, null, null, 2, null, null]],
  ['1028', 2, 'APPROVED', ['P-101', 'Dismantling loom 14', 8, 8, 8, 7.5, 8, 4, null]],
  ['1028', 3, 'APPROVED', ['P-101', 'Dismantling loom 13', 8, 8, 6, 8, 8, null, null], ['P-102', null, null, null, 2, null, null, null, null]],
  ['1053', 1, 'PENDING', ['P-103', 'Prints', 6, 6, 7, 8, 4, null, null], ['P-104', 'Patterns', 2, 2, 1, null, 4, null, null]],
  ['1055', 1, 'DRAFT', ['P-104', 'Order forms', 3.25, 5, null, null, null, null, null]],
  ['1016', 1, 'APPROVED', ['P-103', 'Order tracking', 8, 8, 8, 8, 6, null, null]],
];

/** `projects` by their codes. */
export const timesheets = ({ employees, today }: World, projects: Ids): readonly SeedRecord[] =>
  sheets.map(([number, weeksBack, status, ...work]) => {
    const days = work.map(([, , ...hours]) => Object.fromEntries(weekdayKeys.map((key, at) => [key, hours[at] == null ? null : String(hours[at])])));
    const lines = work.map(([code, task], at) => ({ projectId: projects.get(code), task, ...days[at] }));
    return { employeeId: employees.get(number), weekOf: addDays(mondayOf(today), -7 * weeksBack), status, lines, hours: hoursOfWeek(days) };
  });
