import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { compOffExpiry, earnedDays } from '../../src/domain/leave/comp-off.ts';
import type { CompOffTerms } from '../../src/domain/leave/comp-off.ts';
import { availableBy, closeBalance, leftOn, yearsDays } from '../../src/domain/leave/leave-policy.ts';

const terms: CompOffTerms = {
  workDayType: 'REST_DAY_AND_HOLIDAY', threshold: 2, regularHours: 8, allowHalfDayCompOffCredit: true, minimumRegularHoursForFullDay: 8, minimumRegularHoursForHalfDay: 4,
  additionalCompOffForOvertimeHours: false, minimumOvertimeHoursForFullDay: 8, minimumOvertimeHoursForHalfDay: 4, expiryType: 'DAYS', expiryDays: 90,
};

describe('compensatory off', () => {
  it('is earned by whole and half days on days off only', () => {
    expect([1.5, 3, 4, 7.9, 8, 12].map((hours) => earnedDays(terms, 'REST_DAY', hours))).toEqual([0, 0, 0.5, 0.5, 1, 1]);
    expect(earnedDays(terms, 'WORKING_DAY', 12)).toBe(0);
    expect(earnedDays({ ...terms, allowHalfDayCompOffCredit: false }, 'HOLIDAY', 7.9)).toBe(0);
  });

  it('counts overtime on top where that is so, and alone on working days', () => {
    expect(earnedDays({ ...terms, additionalCompOffForOvertimeHours: true }, 'REST_DAY', 12)).toBe(1.5);
    expect(earnedDays({ ...terms, workDayType: 'ANY_DAY' }, 'WORKING_DAY', 12)).toBe(0.5);
  });

  it('expires by days, at the end of the month or year, or never', () => {
    expect(compOffExpiry(terms, '2026-11-20')).toBe('2027-02-18');
    expect(compOffExpiry({ expiryType: 'END_OF_MONTH', expiryDays: null }, '2028-02-03')).toBe('2028-02-29');
    expect(compOffExpiry({ expiryType: 'END_OF_YEAR', expiryDays: null }, '2026-11-20')).toBe('2026-12-31');
    expect(compOffExpiry({ expiryType: 'NEVER', expiryDays: 9 }, '2026-11-20')).toBeNull();
  });
});

describe('a leave policy', () => {
  it('gives joiners the share of the months that are left', () => {
    expect(yearsDays({ daysPerYear: 1800, prorated: true }, 2026, '2026-07-15')).toBe(900);
    expect(yearsDays({ daysPerYear: 1800, prorated: false }, 2026, '2026-07-15')).toBe(1800);
    expect(yearsDays({ daysPerYear: 1800, prorated: true }, 2026, '2027-01-01')).toBe(0);
  });

  it('makes a year’s days available at once, by month or by quarter', () => {
    expect(availableBy('YEARLY', 1200, '2026-01-01', '2020-05-05')).toBe(1200);
    expect(availableBy('MONTHLY', 1200, '2026-03-01', '2020-05-05')).toBe(300);
    expect(availableBy('QUARTERLY', 1200, '2026-04-01', '2020-05-05')).toBe(600);
    expect(availableBy('MONTHLY', 600, '2026-12-31', '2026-07-15')).toBe(600);
  });

  it('is left on a day beside leave of other days, for which more becomes available', () => {
    const monthly = (day: string) => availableBy('MONTHLY', 1200, day, '2020-05-05');
    const others = [{ from: '2026-11-09', days: 500 }, { from: '2026-02-02', days: 100 }];
    expect([leftOn(monthly, '2026-03-01', others), leftOn(monthly, '2026-10-01', others), leftOn(monthly, '2026-12-01', others), leftOn(monthly, '2026-01-01', others)]).toEqual([200, 500, 600, 100]);
    expect(leftOn(() => 1200, '2026-03-01', others)).toBe(600);
  });

  it('loses no hundredth of a day when a year is closed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom('NONE' as const, 'LIMITED' as const, 'ALL' as const), fc.boolean(), fc.option(fc.nat(9999)), fc.option(fc.nat(9999)), (left, carryOver, encashment, carryOverLimit, encashmentLimit) => {
        const { carried, encashed, lapsed } = closeBalance({ carryOver, carryOverLimit, encashment, encashmentLimit }, left);
        expect(carried + encashed + lapsed).toBe(left);
        expect(Math.min(carried, encashed, lapsed)).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(closeBalance({ carryOver: 'ALL', carryOverLimit: null, encashment: true, encashmentLimit: null }, -100)).toEqual({ carried: 0, encashed: 0, lapsed: 0 });
  });
});
