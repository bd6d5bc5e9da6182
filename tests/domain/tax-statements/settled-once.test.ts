import { describe, expect, it } from 'vitest';
import { settledOnce } from '../../../src/domain/tax-statements/settled-once.ts';
import type { StoredSettlementLine } from '../../../src/domain/settlement/stored-settlement-line.ts';

const line = (more: Partial<StoredSettlementLine>): StoredSettlementLine => ({ code: 'X', title: { key: 'x' }, kind: 'EARNING', amount: '0', of: 'SALARY', ...more });

describe('what a settlement adds to the year', () => {
  it('is leave and gratuity, parted by what the law leaves free, notice, adjustments, overtime and special wages, and no salary', () => {
    const free = (amount: string): Pick<StoredSettlementLine, 'how'> => ({ how: { key: 'how', args: { free: amount } } });
    const { once } = settledOnce(
      [
        line({ amount: '30000' }), line({ of: 'LEAVE_ENCASHMENT', amount: '8000', ...free('9000') }), line({ of: 'LEAVE_ENCASHMENT', amount: '4000', ...free('9000') }), line({ of: 'GRATUITY', amount: '50000', ...free('60000') }),
        line({ of: 'NOTICE', amount: '2000' }), line({ of: 'ADJUSTMENT', amount: '-500' }), line({ of: 'NOTICE', kind: 'DEDUCTION', amount: '700' }), line({ of: 'OVERTIME', amount: '450' }), line({ of: 'SPECIAL_WAGE', amount: '120' }),
      ],
      'INR',
    );
    expect(once).toEqual([{ amount: '3000', isTaxed: true }, { amount: '9000', isTaxed: false }, { amount: '50000', isTaxed: false }, { amount: '2000', isTaxed: true }, { amount: '-500', isTaxed: true }, { amount: '450', isTaxed: true }, { amount: '120', isTaxed: true }]);
  });

  it('names the tax on employment that it deducted beside what payslips did', () => {
    const { employmentTax } = settledOnce([line({ code: 'PROFESSIONAL_TAX', kind: 'DEDUCTION', of: 'STATUTORY', amount: '1250' }), line({ code: 'PROFESSIONAL_TAX', kind: 'DEDUCTION', of: 'PAID_BEFORE', amount: '-250' })], 'INR');
    expect(employmentTax).toBe('1000');
  });
});
