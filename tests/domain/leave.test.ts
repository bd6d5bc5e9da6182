import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { closureDueDates } from '../../src/domain/leave/leave-closure.ts';
import { countWorkingDays, usualRestDays, weekdayOf, workingDays } from '../../src/domain/leave/working-days.ts';
import { yearlyDays, yearsAt } from '../../src/domain/leave/yearly-days.ts';
import { addDays } from '../../src/domain/dates.ts';

describe('working days', () => {
  const free = { restDays: usualRestDays, holidays: new Set(['2026-12-25']) };

  it('leave out rest days and holidays', () => {
    expect(workingDays('2026-12-21', '2026-12-27', free)).toEqual(['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24']);
    expect(workingDays('2026-12-25', '2026-12-27', free)).toEqual([]);
    expect(workingDays('2026-12-28', '2026-12-27', free)).toEqual([]);
  });

  it('follow the schedule of a mill that rests on Sundays only', () => {
    expect(workingDays('2026-12-26', '2026-12-27', { restDays: ['SUNDAY'], holidays: new Set() })).toEqual(['2026-12-26']);
  });

  it('of two periods side by side are those of both together', () => {
    const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
    fc.assert(fc.property(day, fc.nat(60), fc.nat(60), (from, first, second) => {
      const middle = addDays(from, first);
      const whole = workingDays(from, addDays(middle, second + 1), free);
      expect([...workingDays(from, middle, free), ...workingDays(addDays(middle, 1), addDays(middle, second + 1), free)]).toEqual(whole);
    }));
  });

  it('are counted as they are listed, and at once for thousands of years', () => {
    const day = fc.integer({ min: 0, max: 700 }).map((days) => addDays('2026-01-01', days));
    fc.assert(fc.property(day, fc.integer({ min: -3, max: 60 }), fc.uniqueArray(day, { maxLength: 20 }), (from, more, holidays) => {
      const some = { restDays: ['SUNDAY', 'WEDNESDAY'], holidays: new Set(holidays) };
      expect(countWorkingDays(from, addDays(from, more), some)).toBe(workingDays(from, addDays(from, more), some).length);
    }));
    expect(countWorkingDays('0001-01-01', '9999-12-31', free)).toBe(2_608_614);
  });

  it('know the day of the week', () => expect([weekdayOf('2026-11-20'), weekdayOf('2024-02-29')]).toEqual(['FRIDAY', 'THURSDAY']));
});

describe('days that return every year', () => {
  it('go over the turn of the year', () => {
    const days = yearlyDays('2026-12-20', 30);
    expect([days.get('12-20'), days.get('01-19'), days.get('01-20')]).toEqual(['2026-12-20', '2027-01-19', undefined]);
  });

  it('keep 29 February on the 28th of a common year', () => {
    expect(yearlyDays('2026-02-20', 30).get('02-29')).toBe('2026-02-28');
    expect(yearlyDays('2028-02-20', 30).get('02-29')).toBe('2028-02-29');
    expect(yearlyDays('2028-02-20', 30).get('02-28')).toBe('2028-02-28');
  });

  it('count years of service', () => expect(yearsAt('2018-11-23', '2026-11-23')).toBe(8));
});

describe('the end of a leave year', () => {
  it('is announced 60 days before', () => {
    expect(closureDueDates('2026-10-31')).toEqual([]);
    expect(closureDueDates('2026-11-01').map(({ dueDate }) => dueDate)).toEqual(['2026-12-24', '2026-12-30', '2026-12-31', '2027-01-01']);
    expect(closureDueDates('2026-12-31')).toHaveLength(4);
  });
});
