/** What is owed when somebody leaves: notice, leave, adjustments. */
import { describe, expect, it } from 'vitest';
import { adjustmentLine, adjustmentProblems, areAdjustments } from '../../../src/domain/settlement/adjustment.ts';
import { dayAmount } from '../../../src/domain/settlement/day-amount.ts';
import { encashedOnLeaving, taxFreeLeave } from '../../../src/domain/settlement/leave-encashment.ts';
import { noticeShortfall, usualTreatment } from '../../../src/domain/settlement/notice.ts';
import type { SettlementRule } from '../../../src/domain/settlement/settlement-rule.ts';

const coins = { currency: 'INR' };
const rule: SettlementRule = { name: 'Settlement', law: 'Code on Wages 2019, section 17(2)', workingDaysToPay: 2, leaveWage: 'COUNTED', leaveDaysPerMonth: 30, leaveTaxLimit: '2500000', leaveTaxMonths: 10, leaveTaxDaysPerYear: 30, noticeWage: 'GROSS', noticeDaysPerMonth: 30 };

describe('notice', () => {
  it('lacks the days between what was agreed and what was served', () => {
    expect(noticeShortfall({ noticeDate: '2026-11-01', lastWorkingDay: '2026-12-01', required: 30 })).toBe(0);
    expect(noticeShortfall({ noticeDate: '2026-11-01', lastWorkingDay: '2026-11-11', required: 30 })).toBe(20);
    expect(noticeShortfall({ noticeDate: '2026-11-01', lastWorkingDay: '2026-11-01', required: 30 })).toBe(30);
    expect(noticeShortfall({ noticeDate: '2026-11-01', lastWorkingDay: '2027-03-01', required: 30 })).toBe(0);
  });

  it('is owed by whom the designation names alone', () => {
    expect(usualTreatment({ payByEmployee: true, payByEmployer: false })).toBe('RECOVERED');
    expect(usualTreatment({ payByEmployee: false, payByEmployer: true })).toBe('PAID');
    expect(usualTreatment({ payByEmployee: true, payByEmployer: true })).toBe('WAIVED');
    expect(usualTreatment({ payByEmployee: false, payByEmployer: false })).toBe('WAIVED');
  });

  it('is worth its days of a month, to the next rupee', () => expect(dayAmount(4_500_000n, 2000, 30, coins)).toBe(3_000_000n));
});

describe('leave', () => {
  const standing = { entitled: 1800, carried: 1000, taken: 400, closed: 0, accrual: 'YEARLY', prorated: true, encashmentLimit: null } as const;

  it('is paid for what the months of the year have brought, what was carried over, less what was taken', () => {
    // Six of twelve months: 9 of 18 days, and 10 carried, less 4.
    expect(encashedOnLeaving(standing, '2026-06-12', '2019-01-01')).toBe(1500);
    // The whole year is there from its first day where the policy shares none.
    expect(encashedOnLeaving({ ...standing, prorated: false }, '2026-06-12', '2019-01-01')).toBe(2400);
  });

  it('is paid up to the limit of its policy, never below nothing, and not again what the year paid already', () => {
    expect(encashedOnLeaving({ ...standing, encashmentLimit: 800 }, '2026-06-12', '2019-01-01')).toBe(800);
    expect(encashedOnLeaving({ ...standing, taken: 2500 }, '2026-06-12', '2019-01-01')).toBe(0);
    expect(encashedOnLeaving({ ...standing, closed: 500 }, '2026-06-12', '2019-01-01')).toBe(1000);
  });

  it('is free of tax up to the least of what the law names', () => {
    const paid = { amount: 2_000_000n, averageWage: 3_000_000n, years: 5, days: 2000 };
    expect(taxFreeLeave(paid, rule, coins)).toBe(2_000_000n);
    // Nobody has earned leave of thirty days a year before the first one is over.
    expect(taxFreeLeave({ ...paid, years: 0 }, rule, coins)).toBe(0n);
    expect(taxFreeLeave({ ...paid, amount: 40_000_000n, days: 60_000, years: 40 }, rule, coins)).toBe(30_000_000n);
    expect(taxFreeLeave(paid, { ...rule, leaveTaxLimit: '15000' }, coins)).toBe(1_500_000n);
  });
});

describe('an adjustment', () => {
  it('joins the line that it corrects, with its sign', () =>
    expect(adjustmentLine('7', { id: '1', kind: 'DEDUCTION', code: 'CLAWBACK', title: 'Clawback', amount: '-1500.5', reason: 'Agreed', by: 'Priya' }, 'INR')).toMatchObject({ code: 'CLAWBACK', kind: 'DEDUCTION', amount: -150_050n, source: { of: 'ADJUSTMENT', id: '1' } }));

  it('needs an amount, a reason, and a name where it is a line of its own', () => {
    const fields = (asked: Parameters<typeof adjustmentProblems>[0]) => adjustmentProblems(asked).map(({ field }) => field);
    expect(fields({ amount: '0', reason: ' ' })).toEqual(['title', 'reason', 'amount']);
    expect(fields({ title: 'Laptop', amount: '1e5', reason: 'Not returned' })).toEqual(['amount']);
    expect(fields({ code: 'BASIC', amount: '-20', reason: 'Paid by cheque' })).toEqual([]);
  });

  it('is known when it comes back, and nothing else is', () => {
    const one = { id: '1', kind: 'EARNING', code: 'X', title: 'Shawl', amount: '5', reason: 'Gift', by: 'Priya' };
    expect([null, [], [one]].map(areAdjustments)).toEqual([true, true, true]);
    expect([[{ ...one, amount: '1e9' }], [{ ...one, kind: 'EMPLOYER' }], 'x', [{}], Array.from({ length: 51 }, () => one)].map(areAdjustments)).toEqual([false, false, false, false, false]);
  });
});
