/** Salaries that follow each other: what a revision comes to, which another it may follow, and with which month it is paid. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals } from '../../src/domain/decimal.ts';
import { against, formerCtc, type KeptSalary } from '../../src/domain/payroll/salary/following.ts';
import { paidMonths } from '../../src/domain/payroll/salary/paid-months.ts';
import { percentMore, raised, revisedCtc } from '../../src/domain/payroll/salary/revised-ctc.ts';

const revised = (former: string | null, annualCTC: string | null, percent: string | null, currency = 'INR') => revisedCtc({ former, annualCTC, percent, currency });

describe('the cost of a revision', () => {
  it('is the former one raised by the percentage, to the coin, a half up', () => {
    expect(raised('600000', '8.5', 'INR')).toBe('651000');
    expect(raised('333333.33', '3.3333', 'INR')).toBe('344444.33');
    expect(raised('333335', '0.1', 'JPY')).toBe('333668');
    expect(raised('600000', '-10', 'INR')).toBe('540000');
  });

  it('gives the percentage where the amount was given, and both must agree', () => {
    expect(revised('600000', '660000', null)).toEqual({ annualCTC: '660000', percent: '10' });
    expect(revised('600000', null, '10')).toEqual({ annualCTC: '660000', percent: '10' });
    expect(revised('600000', '660000', '10')).toEqual({ annualCTC: '660000', percent: '10' });
    expect(revised('600000', '650000', '10')).toMatchObject({ problem: { message: 'employeeSalary.percentDiffers', args: { amount: '660000' } } });
    expect(revised('700000', '750000', '7.1429')).toEqual({ annualCTC: '750000', percent: '7.1429' });
    expect(revised(null, '500000', null)).toEqual({ annualCTC: '500000', percent: null });
    expect(revised(null, null, '5')).toMatchObject({ problem: { message: 'employeeSalary.noFormer' } });
    expect(percentMore('1', '1000000')).toBeNull();
  });

  it('is what its own percentage says, for any former cost', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 900_000_000 }), fc.integer({ min: 1, max: 2_000_000_000 }), (before, after) => {
        const [former, next] = [String(before), String(after)];
        const percent = percentMore(former, next);
        fc.pre(percent !== null);
        expect(revised(former, next, percent)).toEqual({ annualCTC: next, percent });
        expect(compareDecimals(next, former) > 0 ? Number(percent) >= 0 : Number(percent) <= 0).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a salary beside the others of the person', () => {
  const kept = (status: KeptSalary['status'], revisionType: string, effectiveFrom: string): KeptSalary => ({ id: effectiveFrom, status, revisionType, effectiveFrom, annualCTC: '600000', currency: 'INR' });
  const begun = [kept('APPLIED', 'JOINING', '2024-04-01'), kept('CANCELLED', 'OTHER', '2026-01-01')];
  const asked = (others: readonly KeptSalary[], revisionType: string | null, effectiveFrom: string, isMeant = true) => against(others, { revisionType, effectiveFrom, isMeant })?.message;

  it('is the first one where there is none, and a revision that begins later than the last', () => {
    expect(asked([], null, '2026-04-01')).toBeUndefined();
    expect(asked([], 'PROMOTION', '2026-04-01')).toBe('hasNone');
    expect(asked(begun, null, '2026-04-01')).toBe('hasOne');
    expect(asked(begun, 'JOINING', '2026-04-01')).toBe('hasOne');
    expect(asked([kept('APPROVED', 'JOINING', '2027-01-01')], null, '2026-04-01')).toBe('hasOne');
    expect(asked(begun, 'PROMOTION', '2024-04-01')).toBe('afterThat');
    expect(asked(begun, 'PROMOTION', '2024-04-02')).toBeUndefined();
  });

  it('raises the last one that holds, unless that was paid in another currency', () => {
    expect(formerCtc(begun, 'INR')).toBe('600000');
    expect(formerCtc(begun, 'EUR')).toBeNull();
    expect(formerCtc([kept('DRAFT', 'JOINING', '2024-04-01')], 'INR')).toBeNull();
  });

  it('waits alone, while drafts may be thought about beside it', () => {
    const waits = [...begun, kept('APPROVED', 'OTHER', '2026-06-01')];
    expect(asked(waits, 'PROMOTION', '2026-04-01')).toBe('waitsAlready');
    expect(asked(waits, 'PROMOTION', '2026-04-01', false)).toBeUndefined();
  });
});

describe('the months of a salary', () => {
  const months = (effectiveFrom: string, salaryEffectiveMonth: string | null, payoutMonth: string | null) => paidMonths({ effectiveFrom, salaryEffectiveMonth, payoutMonth, now: '2026-11' });

  it('follow its first day, and are paid out with this month where that is over', () => {
    expect(months('2026-12-15', null, null)).toEqual({ salaryEffectiveMonth: '2026-12', payoutMonth: '2026-12' });
    expect(months('2026-04-01', null, null)).toEqual({ salaryEffectiveMonth: '2026-04', payoutMonth: '2026-11' });
    expect(months('2026-04-01', '2026-05', '2026-06')).toEqual({ salaryEffectiveMonth: '2026-05', payoutMonth: '2026-06' });
  });

  it('are none before it, and months', () => {
    expect(months('2026-04-01', '2026-03', null)).toMatchObject({ problems: [{ field: 'salaryEffectiveMonth', args: { month: '2026-04' } }] });
    expect(months('2026-04-01', null, '2026-03')).toMatchObject({ problems: [{ field: 'payoutMonth' }] });
    expect(months('2026-04-01', '2026-13', 'May')).toMatchObject({ problems: [{ field: 'salaryEffectiveMonth' }, { field: 'payoutMonth' }] });
  });
});
