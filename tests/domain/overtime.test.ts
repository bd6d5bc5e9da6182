import { describe, expect, it } from 'vitest';
import { compOffHours } from '../../src/domain/overtime/comp-off-hours.ts';
import { hoursText, minutesOf } from '../../src/domain/overtime/hours-text.ts';
import { overtimeMinutes } from '../../src/domain/overtime/overtime-minutes.ts';
import { payableMinutes } from '../../src/domain/overtime/payable-minutes.ts';
import { reckonOvertime } from '../../src/domain/overtime/reckon-overtime.ts';
import { earnedWages, minutesBetween, wageAmount, workedSpans } from '../../src/domain/overtime/special-wages.ts';
import type { OvertimeTerms, SpecialWageTerms } from '../../src/domain/overtime/terms.ts';
import { decimalText, ratioOf } from '../../src/domain/payroll/formula/ratio.ts';

const rounding = { mode: 'NEAREST', unit: '1', currency: 'INR' } as const;
const terms: OvertimeTerms = {
  name: 'Mill', basis: 'BASIC_PAY', monthDays: '26', dayHours: '8', wageIndex: '1', specialWorkDays: ['REST'], type: 'NO_SLAB', amount: null,
  rates: { NORMAL: '2', REST: '2.5', SPECIAL_NON_WORKING_HOLIDAY: null, REGULAR_HOLIDAY: '3' }, slabs: [],
};
const paid = (some: Partial<OvertimeTerms>, hours: string, kind: 'NORMAL' | 'REST' | 'SPECIAL_NON_WORKING_HOLIDAY' = 'NORMAL') => {
  const { lines, amount } = reckonOvertime({ ...terms, ...some }, { hours: ratioOf(hours), kind, monthly: ratioOf('20800') }, rounding);
  return { amount: decimalText(amount, 2), lines: lines.map((line) => [decimalText(line.hours, 2), line.rate, decimalText(line.perHour, 2)]) };
};

describe('overtime of a day', () => {
  const day = { kind: 'NORMAL', worked: 600, shift: 480, ordinary: 480 } as const;
  it('is what goes beyond the shift, all of a special work day, and on other days off what goes beyond an ordinary day', () => {
    expect(overtimeMinutes(day, terms)).toBe(120);
    expect(overtimeMinutes({ ...day, worked: 400 }, terms)).toBe(0);
    expect(overtimeMinutes({ ...day, kind: 'REST', shift: null }, terms)).toBe(600);
    expect(overtimeMinutes({ ...day, kind: 'REGULAR_HOLIDAY', shift: null }, terms)).toBe(120);
  });

  it('is paid for no more than attendance has, unless somebody said why or nobody records it', () => {
    const attended = { ...day, isRecorded: true };
    expect(payableMinutes({ asked: 180, isException: false, compOff: 0, attended }, terms)).toBe(120);
    expect(payableMinutes({ asked: 90, isException: false, compOff: 0, attended }, terms)).toBe(90);
    expect(payableMinutes({ asked: 90, isException: false, compOff: 60, attended }, terms)).toBe(60);
    expect(payableMinutes({ asked: 90, isException: false, compOff: 240, attended }, terms)).toBe(0);
    expect(payableMinutes({ asked: 180, isException: true, compOff: 0, attended }, terms)).toBe(180);
    expect(payableMinutes({ asked: 180, isException: false, compOff: 0, attended: { ...attended, isRecorded: false } }, terms)).toBe(180);
  });

  it('leaves the hours that compensatory off takes', () => {
    const compOff = { workDayType: 'ANY_DAY', threshold: 2, regularHours: 8, allowHalfDayCompOffCredit: true, minimumRegularHoursForFullDay: 6, minimumRegularHoursForHalfDay: 3, additionalCompOffForOvertimeHours: true, minimumOvertimeHoursForFullDay: 5, minimumOvertimeHoursForHalfDay: 2, expiryType: 'NEVER', expiryDays: null } as const;
    expect(compOffHours(compOff, 'WORKING_DAY', 0.5, 8)).toBe(2);
    expect(compOffHours(compOff, 'REST_DAY', 1, 8)).toBe(6);
    expect(compOffHours(compOff, 'REST_DAY', 1.5, 8)).toBe(8);
    expect(compOffHours(null, 'REST_DAY', 1, 8)).toBe(8);
  });

  it('is told in hours without a minute more than was worked', () => {
    expect([20, 40, 90, 0].map(hoursText)).toEqual(['0.3333', '0.6667', '1.5', '0']);
    expect(minutesOf('0.3333')).toBe(20);
  });
});

describe('the pay of overtime', () => {
  it('is the hourly rate of the month, times the wage index, times the rate of the day', () => {
    expect(paid({}, '2')).toEqual({ amount: '400', lines: [['2', '2', '200']] });
    expect(paid({ wageIndex: '1.1' }, '2').amount).toBe('440');
    expect(paid({ dayHours: '10' }, '2', 'REST').amount).toBe('400');
  });

  it('is nothing on a day that has no rate', () => expect(paid({}, '2', 'SPECIAL_NON_WORKING_HOLIDAY')).toEqual({ amount: '0', lines: [] }));

  it('goes through slabs one after the other, and on with the last', () => {
    const slabs = [{ toHours: '2', rate: '1.25' }, { toHours: '4', rate: '1.5' }];
    expect(paid({ type: 'SLAB', slabs }, '5').lines).toEqual([['2', '1.25', '125'], ['3', '1.5', '150']]);
    expect(paid({ type: 'SLAB', slabs }, '1.5').lines).toEqual([['1.5', '1.25', '125']]);
  });

  it('is an amount for each hour where the rate is fixed, whatever the salary', () => expect(paid({ type: 'FIXED_RATE', amount: '180' }, '1.5')).toEqual({ amount: '270', lines: [['1.5', null, '180']] }));

  it('is rounded once, at the end', () => expect(paid({ monthDays: '30', type: 'SLAB', slabs: [{ toHours: '1', rate: '1.25' }, { toHours: null, rate: '1.25' }] }, '2').amount).toBe('217'));
});

describe('special wages', () => {
  const wage = (some: Partial<SpecialWageTerms>): SpecialWageTerms => ({ id: '1', name: 'Night', workDay: 'NORMAL', fromTime: '22:00', toTime: '06:00', premium: '25', basis: 'GROSS_PAY', monthDays: '26', dayHours: '8', ...some });
  const spans = workedSpans([{ type: 'IN', at: '2026-03-02T21:00:00Z' }, { type: 'OUT', at: '2026-03-03T05:00:00Z' }, { type: 'IN', at: '2026-03-03T06:00:00Z' }]);
  const day = { day: '2026-03-02', kind: 'NORMAL', spans, zone: 'UTC', overtime: 60 } as const;

  it('are for the hours between two times, over midnight too, also of the night before', () => {
    expect(minutesBetween(spans, '2026-03-02', { fromTime: '22:00', toTime: '06:00', zone: 'UTC' })).toBe(420);
    const early = workedSpans([{ type: 'IN', at: '2026-03-02T05:00:00Z' }, { type: 'OUT', at: '2026-03-02T13:00:00Z' }]);
    expect(minutesBetween(early, '2026-03-02', { fromTime: '22:00', toTime: '06:00', zone: 'UTC' })).toBe(60);
  });

  it('of whole days leave out what is paid as overtime; those of hours are paid on top', () => {
    const all = wage({ id: '2', fromTime: null, toTime: null });
    expect(earnedWages([wage({}), all], day).map(({ wage: { id }, minutes }) => [id, minutes])).toEqual([['1', 420], ['2', 420]]);
    expect(earnedWages([wage({ workDay: 'REST' })], day)).toEqual([]);
  });

  it('are those of the older one where two are for the same hours', () => expect(earnedWages([wage({}), wage({ id: '3', fromTime: '23:00' })], day).map(({ wage: { id } }) => id)).toEqual(['1']));

  it('are a share of the hourly rate', () => expect(decimalText(wageAmount(wage({}), 420, ratioOf('20800')), 2)).toBe('175'));
});
