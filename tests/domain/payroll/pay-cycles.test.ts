/** Pay cycles of months and of halves, and the days on which they are paid. */
import { describe, expect, it } from 'vitest';
import { usualRestDays } from '../../../src/domain/leave/working-days.ts';
import { mayBegin, payCycles } from '../../../src/domain/payroll/pay-cycles.ts';
import { payPeriod } from '../../../src/domain/payroll/payslip/pay-terms.ts';
import type { CyclePlan } from '../../../src/domain/payroll/pay-cycles.ts';

const plan = (more: Partial<CyclePlan> = {}): CyclePlan => ({ frequency: 'MONTHLY', firstDay: '2027-01-01', months: 3, rule: 'LAST_DAY', payDay: 25, shift: 'SAME', free: { restDays: usualRestDays, holidays: new Set() }, ...more });
const paid = (more: Partial<CyclePlan>): string[] => payCycles(plan(more)).map(({ payDate }) => payDate);

describe('pay cycles', () => {
  it('are whole months, one after the other', () => {
    expect(payCycles(plan())).toEqual([
      { name: '2027-01', fromDate: '2027-01-01', toDate: '2027-01-31', payDate: '2027-01-31' },
      { name: '2027-02', fromDate: '2027-02-01', toDate: '2027-02-28', payDate: '2027-02-28' },
      { name: '2027-03', fromDate: '2027-03-01', toDate: '2027-03-31', payDate: '2027-03-31' },
    ]);
  });

  it('begin on another day of the month, and are called after the month in which they end', () => {
    expect(payCycles(plan({ firstDay: '2027-12-21', months: 2 })).map(({ name, fromDate, toDate }) => [name, fromDate, toDate])).toEqual([['2028-01', '2027-12-21', '2028-01-20'], ['2028-02', '2028-01-21', '2028-02-20']]);
    expect(mayBegin('MONTHLY', '2027-01-29')).toBe(false);
    expect(() => payCycles(plan({ firstDay: '2027-01-31' }))).toThrow(RangeError);
    expect(() => payCycles(plan({ months: 25 }))).toThrow(RangeError);
  });

  it('are halves of months, from either of them on', () => {
    expect(payCycles(plan({ frequency: 'SEMI_MONTHLY', firstDay: '2028-02-16', months: 1 })).map(({ name, fromDate, toDate }) => [name, fromDate, toDate])).toEqual([['2028-02-2', '2028-02-16', '2028-02-29'], ['2028-03-1', '2028-03-01', '2028-03-15']]);
    expect(mayBegin('SEMI_MONTHLY', '2027-01-02')).toBe(false);
  });

  it('are each what a run can pay', () => {
    for (const firstDay of ['2027-01-01', '2027-01-15', '2027-01-28']) for (const cycle of payCycles(plan({ firstDay, months: 24 }))) expect(payPeriod(cycle), cycle.name).toBe('MONTH');
    for (const cycle of payCycles(plan({ frequency: 'SEMI_MONTHLY', months: 24 }))) expect(payPeriod(cycle), cycle.name).toBe('HALF_MONTH');
  });

  it('are paid on a day of the month, of the next one, or some days after', () => {
    expect(paid({ rule: 'DAY_OF_MONTH', payDay: 25 })).toEqual(['2027-01-25', '2027-02-25', '2027-03-25']);
    expect(paid({ rule: 'DAY_OF_MONTH', payDay: 31 })).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
    expect(paid({ rule: 'DAY_OF_NEXT_MONTH', payDay: 7 })).toEqual(['2027-02-07', '2027-03-07', '2027-04-07']);
    expect(paid({ rule: 'DAYS_AFTER', payDay: 5 })).toEqual(['2027-02-05', '2027-03-05', '2027-04-05']);
  });

  it('are paid on the working day before or after a free one, never before they begin', () => {
    const free = { restDays: usualRestDays, holidays: new Set(['2027-01-29']) };
    expect(paid({ shift: 'BEFORE', free, months: 1 })).toEqual(['2027-01-28']);
    expect(paid({ shift: 'AFTER', free, months: 1 })).toEqual(['2027-02-01']);
    // The first of May 2027 is a Saturday.
    expect(paid({ firstDay: '2027-05-01', months: 1, rule: 'DAY_OF_MONTH', payDay: 1, shift: 'BEFORE' })).toEqual(['2027-05-03']);
    // The tenth comes before a cycle that begins on the 21st of the month in which it ends, as the first half of a year of halves has it: its last day, the 31st, is a Sunday.
    expect(payCycles(plan({ frequency: 'SEMI_MONTHLY', firstDay: '2027-01-16', months: 1, rule: 'DAY_OF_MONTH', payDay: 10, shift: 'BEFORE' })).map(({ payDate }) => payDate)).toEqual(['2027-01-29', '2027-02-10']);
  });
});
