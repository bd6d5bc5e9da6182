import { describe, expect, it } from 'vitest';
import { claimProblems, claimTotal, ownClaimProblems, paidDays, perDiemAmount } from '../../src/domain/expenses/claim.ts';
import { firstApart, lastClaimDay, periodEnd } from '../../src/domain/expenses/reimbursement.ts';
import type { Claim, ClaimTerms, Expense, PerDiemDays, PerDiemTerms } from '../../src/domain/expenses/claim.ts';

const types = [{ id: '1', name: 'Taxi', maximumAmount: '2000', receiptAlways: false }, { id: '2', name: 'Flight', maximumAmount: null, receiptAlways: true }];
const fixed: PerDiemTerms = { id: '7', title: 'Anywhere', configurationType: 'FIXED', rate: '900', currency: 'INR', includeTravelDates: true };
const lodging: PerDiemTerms = { id: '8', title: 'Lodging', configurationType: 'UP_TO_RATE', rate: '4500', currency: 'INR', includeTravelDates: false };
const abroad: PerDiemTerms = { id: '9', title: 'Abroad', configurationType: 'FIXED', rate: '9000', currency: 'JPY', includeTravelDates: true };
const terms: ClaimTerms = { currency: 'INR', types, perDiems: [fixed, lodging, abroad] };
const expense = (given: Partial<Expense> = {}): Expense => ({ spentOn: '2026-11-02', expenseTypeId: '1', amount: '640.50', currency: null, converted: null, receipt: null, ...given });
const days = (given: Partial<PerDiemDays> = {}): PerDiemDays => ({ perDiemId: '7', fromDate: '2026-11-02', toDate: '2026-11-05', spent: null, converted: null, ...given });
const claim = (expenses: readonly Expense[], perDiems: readonly PerDiemDays[] = []): Claim => ({ claimedOn: '2026-11-10', expenses, perDiems });
const found = (asked: Claim): string[] => claimProblems(asked, terms, '2026-11-10', (amount) => `₹${amount}`).map(({ field, message }) => `${field} ${message}`);

describe('what is claimed back', () => {
  it('comes to its expenses and its days, in the currency of payroll', () => {
    expect(paidDays(days(), fixed)).toBe(4);
    expect(paidDays(days(), lodging)).toBe(2);
    expect(perDiemAmount(days(), fixed)).toBe('3600');
    expect(perDiemAmount(days({ perDiemId: '8', spent: '7000' }), lodging)).toBe('7000');
    expect(perDiemAmount(days({ perDiemId: '8', spent: '9500' }), lodging)).toBe('9000');
    expect(claimTotal(claim([expense(), expense({ amount: '48', currency: 'EUR', converted: '4496' })], [days(), days({ perDiemId: '9', converted: '22000.129' })]), terms)).toBe('30736.63');
  });

  it('says what cannot be reckoned, beside the line', () => {
    expect(found(claim([expense()], [days()]))).toEqual([]);
    expect(found(claim([]))).toEqual(['expenses claimRequest.nothing']);
    expect(found(claim([expense({ spentOn: '2026-11-11' }), expense({ currency: 'JPY', amount: '10.5' }), expense({ amount: '2000.01' }), expense({ amount: '9', currency: 'USD', converted: '2001' })]))).toEqual([
      'expenses.0.spentOn claimRequest.future', 'expenses.1.amount rule.decimals', 'expenses.1.converted claimRequest.convertedNeeded', 'expenses.2.amount claimRequest.aboveMaximum', 'expenses.3.converted claimRequest.aboveMaximum',
    ]);
    expect(found(claim([], [days({ perDiemId: '8', toDate: '2026-11-03' }), days({ perDiemId: '9' }), days(), days({ fromDate: '2026-11-05' }), days({ perDiemId: '4' })]))).toEqual([
      'perDiems.0.toDate claimRequest.noDays', 'perDiems.0.spent claimRequest.spentNeeded', 'perDiems.1.converted claimRequest.convertedNeeded', 'perDiems.3.fromDate claimRequest.daysTwice', 'perDiems.4.perDiemId rule.reference',
    ]);
  });

  it('keeps who asks to age and receipts', () => {
    const own = (expenses: readonly Expense[], receiptFrom: string | null = '1000') => ownClaimProblems(claim(expenses), terms, { pastDays: 30, receiptFrom }, '2026-11-10').map(({ field, message }) => `${field} ${message}`);
    expect(own([expense({ spentOn: '2026-10-11' }), expense({ amount: '1000', receipt: 'a.pdf' })])).toEqual([]);
    expect(own([expense({ spentOn: '2026-10-10' }), expense({ amount: '1000' }), expense({ expenseTypeId: '2', amount: '1' }), expense({ amount: '9', currency: 'USD', converted: '1000' })])).toEqual([
      'expenses.0.spentOn claimRequest.tooOld', 'expenses.1.receipt claimRequest.receiptNeeded', 'expenses.2.receipt claimRequest.receiptNeeded', 'expenses.3.receipt claimRequest.receiptNeeded',
    ]);
    expect(own([expense({ amount: '1900' })], null)).toEqual([]);
    const waiting = [expense({ spentOn: '2026-10-10' }), expense({ spentOn: '2026-10-09' })];
    expect(ownClaimProblems({ ...claim(waiting), claimedOn: '2026-10-10' }, terms, { pastDays: 30, receiptFrom: null }, '2026-11-10', new Set(['2026-10-10'])).map(({ field }) => field)).toEqual(['expenses.1.spentOn']);
  });
});

describe('an expense that is a reimbursement of salaries', () => {
  it('belongs to a month, quarter, half or whole of the fiscal year', () => {
    expect((['MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'ANNUALLY'] as const).map((period) => periodEnd('2026-11-02', period, 'APRIL'))).toEqual(['2026-11-30', '2026-12-31', '2027-03-31', '2027-03-31']);
    expect((['MONTHLY', 'QUARTERLY', 'HALF_YEARLY', 'ANNUALLY'] as const).map((period) => periodEnd('2026-02-28', period, 'JANUARY'))).toEqual(['2026-02-28', '2026-03-31', '2026-06-30', '2026-12-31']);
    expect(periodEnd('2026-03-31', 'ANNUALLY', 'APRIL')).toBe('2026-03-31');
  });

  it('may be claimed until the last day of grace', () => {
    const phone = { componentId: '5', name: 'Telephone', period: 'QUARTERLY', gracePeriod: 30, workflowId: null } as const;
    expect(lastClaimDay('2026-11-02', phone, 'APRIL')).toBe('2027-01-30');
    expect(lastClaimDay('2026-11-02', { ...phone, gracePeriod: 0 }, 'APRIL')).toBe('2026-12-31');
    expect(lastClaimDay('2026-11-02', { ...phone, gracePeriod: null }, 'APRIL')).toBeNull();
  });

  it('is claimed with what the same workflow decides', () => {
    expect([firstApart([]), firstApart([null, null]), firstApart(['7', '7']), firstApart(['7', null]), firstApart([null, null, '7'])]).toEqual([null, null, null, 1, 2]);
  });
});
