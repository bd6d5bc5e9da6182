import { describe, expect, it } from 'vitest';
import { bankSums, fixedAmount } from '../../../src/domain/payroll/transfer/file-amounts.ts';
import { markProblems } from '../../../src/domain/payroll/transfer/mark-problems.ts';
import { maskedAccount } from '../../../src/domain/payroll/transfer/masked-account.ts';

describe('amounts of a bank file', () => {
  it('have all digits of their currency', () => {
    expect([fixedAmount('1234.5', 'INR'), fixedAmount('1234', 'INR'), fixedAmount('1234', 'JPY'), fixedAmount('1.5', 'BHD'), fixedAmount('0', 'USD')]).toEqual(['1234.50', '1234.00', '1234', '1.500', '0.00']);
  });

  it('add up bank by bank, the greatest sum first, to the smallest unit', () => {
    const payments = [{ bank: 'B', amount: '0.1' }, { bank: 'A', amount: '0.2' }, { bank: 'B', amount: '0.2' }, { bank: 'C', amount: '0.2' }];
    expect(bankSums(payments, 'INR')).toEqual({ banks: [{ bank: 'B', people: 2, amount: '0.3' }, { bank: 'A', people: 1, amount: '0.2' }, { bank: 'C', people: 1, amount: '0.2' }], total: '0.7' });
    expect(bankSums([], 'INR')).toEqual({ banks: [], total: '0' });
  });
});

describe('a transfer', () => {
  const marked = { paidOn: '2026-10-31', reference: 'NEFT 1', fromDate: '2026-10-01', today: '2026-11-30' };
  const keys = (given: Partial<typeof marked>) => markProblems({ ...marked, ...given }, '1 October').map(({ field, message }) => [field, message]);

  it('was made within or after its pay cycle, and not in the future', () => {
    expect([keys({}), keys({ paidOn: '2026-10-01' }), keys({ paidOn: '2026-11-30' })]).toEqual([[], [], []]);
    expect(keys({ paidOn: '2026-09-30' })).toEqual([['paidOn', 'fundTransfer.tooEarly']]);
    expect(keys({ paidOn: '2026-12-01' })).toEqual([['paidOn', 'fundTransfer.inFuture']]);
  });

  it('has a reference that fits on a statement', () => {
    expect([keys({ reference: 'x'.repeat(60) }), keys({ reference: 'x'.repeat(61) })]).toEqual([[], [['reference', 'rule.maxLength']]]);
  });
});

it('shows the last signs of an account alone, and none of a short one', () => {
  expect([maskedAccount('50100234567'), maskedAccount('FR7630004000031234567890143'), maskedAccount('1234567')]).toEqual(['…4567', '…0143', '…']);
});
