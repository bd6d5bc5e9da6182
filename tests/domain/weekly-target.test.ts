/** What a work schedule expects of a week. */
import { expect, it } from 'vitest';
import { beyondTarget, weeklyTarget } from '../../src/domain/timesheets/weekly-target.ts';

it('is its weekly target, else the hours of each working day', () => {
  expect(weeklyTarget({ hoursPerDay: '8', weeklyTargetEffort: '38.5', restDays: ['SATURDAY', 'SUNDAY'] })).toBe('38.5');
  expect(weeklyTarget({ hoursPerDay: '7.5', weeklyTargetEffort: null, restDays: ['SUNDAY'] })).toBe('45');
  expect(weeklyTarget({ hoursPerDay: '8', weeklyTargetEffort: null, restDays: ['SUNDAY', 'SUNDAY'] })).toBe('48');
});

it('is compared with what was worked', () => {
  expect(beyondTarget('38.5', '40')).toEqual({ way: 'LESS', hours: '1.5' });
  expect(beyondTarget('40', '40.0')).toEqual({ way: 'EQUAL', hours: '0' });
  expect(beyondTarget('41.25', '40')).toEqual({ way: 'MORE', hours: '1.25' });
});
