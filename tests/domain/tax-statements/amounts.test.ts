import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchChallans } from '../../../src/domain/tax-statements/match-challans.ts';
import { splitTax } from '../../../src/domain/tax-statements/split-tax.ts';
import { inPaise, paise, sumOf } from '../../../src/domain/tax-statements/sums.ts';

const months = ['2026-07', '2026-08', '2026-09'];
const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n);

describe('deductions and challans', () => {
  it('meet within their month, and what lies across two challans comes in parts', () => {
    const of = (month: string, tax: bigint, paid: bigint | null) => ({ month, tax, paid });
    const lines = matchChallans([of('2026-07', 300n, 3000n), of('2026-07', 200n, null), of('2026-08', 50n, 400n)], [{ id: 'a', month: '2026-07', amount: 200n }, { id: 'b', month: '2026-07', amount: 150n }]);
    expect(lines.map(({ tax, paid, challan }) => [tax, paid, challan])).toEqual([[200n, 2000n, 'a'], [100n, 1000n, 'b'], [50n, null, 'b'], [150n, null, null], [50n, 400n, null]]);
  });

  it('always add up, and no challan covers more than it deposited', () => {
    const month = fc.constantFrom(...months);
    const amount = fc.bigInt({ min: 1n, max: 10n ** 9n });
    fc.assert(
      fc.property(fc.array(fc.record({ month, tax: amount, paid: fc.option(amount, { nil: null }) }), { maxLength: 30 }), fc.array(fc.record({ month, amount }), { maxLength: 8 }), (deductions, given) => {
        const deposits = given.map((one, at) => ({ ...one, id: String(at) }));
        const lines = matchChallans(deductions, deposits);
        for (const one of deductions) {
          const parts = lines.filter(({ of }) => of === one);
          expect(sum(parts.map(({ tax }) => tax))).toBe(one.tax);
          if (one.paid !== null) expect(sum(parts.map(({ paid }) => paid!))).toBe(one.paid);
        }
        for (const { id, month: own, amount: most } of deposits) {
          const covered = lines.filter(({ challan }) => challan === id);
          expect(covered.every(({ of }) => of.month === own)).toBe(true);
          expect(sum(covered.map(({ tax }) => tax)) <= most).toBe(true);
        }
        for (const own of months) {
          const [deducted, deposited] = [sum(deductions.filter((one) => one.month === own).map(({ tax }) => tax)), sum(deposits.filter((one) => one.month === own).map((one) => one.amount))];
          const open = sum(lines.filter(({ of, challan }) => challan === null && of.month === own).map(({ tax }) => tax));
          expect(open).toBe(deducted > deposited ? deducted - deposited : 0n);
        }
      }),
    );
  });
});

describe('a deduction', () => {
  it('is parted into tax, surcharge and cess', () => {
    expect(splitTax(104_00n, { total: 0n, surcharge: 0n }, '4')).toEqual({ tax: 100_00n, surcharge: 0n, cess: 4_00n });
    // A tenth of surcharge: 100 tax, 10 surcharge, 4.40 cess.
    expect(splitTax(114_40n, { total: 1144_00n, surcharge: 100_00n }, '4')).toEqual({ tax: 100_00n, surcharge: 10_00n, cess: 4_40n });
  });

  it('always is the sum of its parts', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.bigInt({ min: 0n, max: 10n ** 12n }), (deducted, total, surcharge) => {
      const parts = splitTax(deducted, { total, surcharge }, '4');
      expect(parts.tax + parts.surcharge + parts.cess).toBe(deducted);
      expect(parts.tax >= 0n && parts.surcharge >= 0n && parts.cess >= 0n).toBe(true);
    }));
  });
});

describe('amounts of a statement', () => {
  it('have two digits', () => expect([paise(5n), paise(-1250n), paise(100_00n), sumOf(['0.10', '12', '-3.05']), inPaise('12.345')]).toEqual(['0.05', '-12.50', '100.00', '9.05', 1234n]));
});
