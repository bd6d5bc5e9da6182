/** What is paid once, how long somebody stays for it, and what is asked back. */
import { describe, expect, it } from 'vitest';
import { reckonClawback } from '../../src/domain/payroll/clawback.ts';
import { commitmentPeriod, servedMonths } from '../../src/domain/payroll/commitment.ts';
import { nextPayoutDay } from '../../src/domain/payroll/payout-day.ts';

const rounding = { mode: 'NEAREST', unit: '1', currency: 'INR' } as const;
const terms = (configuration: Parameters<typeof reckonClawback>[0]['configuration'], more: object = {}) => ({ configuration, fixed: null, formula: null, ...more });

describe('a commitment period', () => {
  it('ends the day before the same day of its last month, or with a shorter month', () => {
    expect(commitmentPeriod('2026-01-15', 6)).toEqual({ from: '2026-01-15', until: '2026-07-14' });
    expect(commitmentPeriod('2026-08-31', 6)).toEqual({ from: '2026-08-31', until: '2027-02-27' });
  });

  it('is served by whole months up to the last working day', () => {
    expect(servedMonths('2026-01-15', '2026-04-13', 6)).toBe(2);
    expect(servedMonths('2026-01-15', '2026-04-14', 6)).toBe(3);
    expect(servedMonths('2026-01-15', '2026-01-01', 6)).toBe(0);
    expect(servedMonths('2026-01-15', '2030-01-01', 6)).toBe(6);
  });
});

describe('a clawback', () => {
  const facts = { amount: '100000', commitmentMonths: 24, servedMonths: 9, monthlyGross: null };
  const asked = (...[told, known]: [ReturnType<typeof terms>, object?]) => reckonClawback(told, { ...facts, ...known }, rounding);

  it('is the whole, the months that are left, a fixed amount or a formula, rounded as salaries are', () => {
    expect(asked(terms('FULL_AMOUNT'))).toBe('100000');
    expect(asked(terms('PRORATED'))).toBe('62500');
    expect(asked(terms('PRORATED'), { amount: '100', commitmentMonths: 3, servedMonths: 1 })).toBe('67');
    expect(asked(terms('FIXED_AMOUNT', { fixed: '20000' }))).toBe('20000');
    expect(asked(terms('CUSTOM_FORMULA', { formula: 'amount * remainingMonths / commitmentMonths' }))).toBe('62500');
  });

  it('is never more than what was paid, nor less than nothing', () => {
    expect(asked(terms('FIXED_AMOUNT', { fixed: '900000' }))).toBe('100000');
    expect(asked(terms('CUSTOM_FORMULA', { formula: 'amount * 3' }))).toBe('100000');
    expect(asked(terms('CUSTOM_FORMULA', { formula: '0 - amount' }))).toBe('0');
  });

  it('is left open where its formula asks for a salary that nobody knows, or fails', () => {
    expect(asked(terms('CUSTOM_FORMULA', { formula: 'monthlyGross * 2' }))).toBeNull();
    expect(asked(terms('CUSTOM_FORMULA', { formula: 'monthlyGross * 2' }), { monthlyGross: '25000' })).toBe('50000');
    expect(asked(terms('CUSTOM_FORMULA', { formula: 'amount / (servedMonths - 9)' }))).toBeNull();
  });
});

describe('the next payout day', () => {
  const open = [{ fromDate: '2026-11-01', toDate: '2026-11-30', payDate: '2026-11-28' }, { fromDate: '2026-12-01', toDate: '2026-12-31', payDate: '2026-12-30' }];

  it('is the next pay date, in a month that the kind allows', () => {
    expect(nextPayoutDay('2026-11-10', null, open)).toBe('2026-11-28');
    expect(nextPayoutDay('2026-11-29', null, open)).toBe('2026-11-30');
    expect(nextPayoutDay('2026-11-10', ['DECEMBER'], open)).toBe('2026-12-30');
    expect(nextPayoutDay('2026-11-10', ['OCTOBER'], open)).toBe('2027-10-31');
  });
});
