import { expect, it } from 'vitest';
import { hoursOfDays, hoursOfWeek, mondayOf, timesheetProblems, workedDays } from '../../src/domain/timesheets/timesheet.ts';
import type { ProjectTerms, TimesheetLine } from '../../src/domain/timesheets/timesheet.ts';

const line = (given: Partial<TimesheetLine>): TimesheetLine => ({ projectId: '1', task: null, ...given });
const projects: ProjectTerms[] = [{ id: '1', name: 'Looms', isActive: true, from: '2026-11-04', to: '2026-11-06' }, { id: '2', name: 'Dyeing', isActive: true, from: null, to: null }];

it('hours add up by day and week, and a week is known by its Monday', () => {
  const lines = [line({ monday: '7.5', sunday: '0.3333' }), line({ monday: '0.25', tuesday: null, friday: '' })];
  expect(hoursOfDays(lines)).toEqual(['7.75', '0', '0', '0', '0', '0', '0.3333']);
  expect(hoursOfWeek(lines)).toBe('8.0833');
  expect(workedDays('2026-11-02', lines)).toEqual(['2026-11-02', '2026-11-08']);
  expect(['2026-11-02', '2026-11-05', '2026-11-08', '2026-11-09'].map(mondayOf)).toEqual(['2026-11-02', '2026-11-02', '2026-11-02', '2026-11-09']);
});

it('no day is longer than a day, no project stands twice or outside its days', () => {
  const found = (lines: readonly TimesheetLine[]) => timesheetProblems('2026-11-02', lines, projects).map(({ field, message }) => `${field} ${message}`);
  expect(found([])).toEqual(['lines timesheet.nothing']);
  expect(found([line({ monday: '0' })])).toEqual(['lines timesheet.nothing']);
  expect(found([line({ wednesday: '8', friday: '8' }), line({ projectId: '2', wednesday: '16' })])).toEqual([]);
  expect(found([line({ wednesday: '8' }), line({ projectId: '2', wednesday: '16.01' }), line({ projectId: '2', task: 'x', thursday: '1' })])).toEqual(['lines.1.wednesday timesheet.longDay']);
  expect(found([line({ tuesday: '1', saturday: '1' }), line({ projectId: '2', task: ' Vats', monday: '1' }), line({ projectId: '2', task: 'vats', monday: '1' })])).toEqual(['lines.0.tuesday timesheet.notRunning', 'lines.2.task timesheet.lineTwice']);
});
