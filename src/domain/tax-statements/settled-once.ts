import { toMinor, fromMinor } from '../money.ts';
import { taxedOnce } from '../payroll/payslip/taxed-once.ts';
import type { StoredSettlementLine } from '../settlement/stored-settlement-line.ts';

export type SettledOnce = { readonly once: readonly { readonly amount: string; readonly isTaxed: boolean }[]; /** Decimal text. */ readonly employmentTax: string };

/**
 * What a final settlement adds to the year of somebody beside the salary of its days: leave, gratuity, notice, what was adjusted and what hours and days were paid, each with what of it the law leaves free as it was reckoned then, and the tax on employment that it deducted.
 * What payslips of the same days paid stands against it already.
 */
export const settledOnce = (lines: readonly StoredSettlementLine[], currency: string): SettledOnce => {
  const minor = (text: string): bigint => toMinor(text, currency, 'halfUp');
  const sum = (some: readonly StoredSettlementLine[]): bigint => some.reduce((total, { amount }) => total + minor(amount), 0n);
  const of = (origin: StoredSettlementLine['of']): readonly StoredSettlementLine[] => lines.filter((line) => line.kind === 'EARNING' && line.of === origin);
  /** Each line of leave says what is free of all of it. */
  const parted = (some: readonly StoredSettlementLine[]): readonly { amount: bigint; isTaxed: boolean }[] => {
    const [whole, free] = [sum(some), some.reduce((most, { how }) => { const told = minor(typeof how === 'object' ? (how.args?.['free'] ?? '0') : '0'); return told > most ? told : most; }, 0n)];
    const left = free < whole ? free : whole;
    return [{ amount: whole - left, isTaxed: true }, { amount: left, isTaxed: false }];
  };
  const plain = (['NOTICE', 'ADJUSTMENT', ...taxedOnce] as const).flatMap(of).map(({ amount }) => ({ amount: minor(amount), isTaxed: true }));
  const employmentTax = sum(lines.filter(({ kind, code }) => kind === 'DEDUCTION' && code === 'PROFESSIONAL_TAX'));
  return {
    once: [...parted(of('LEAVE_ENCASHMENT')), ...parted(of('GRATUITY')), ...plain].filter(({ amount }) => amount !== 0n).map(({ amount, isTaxed }) => ({ amount: fromMinor(amount, currency), isTaxed })),
    employmentTax: fromMinor(employmentTax, currency),
  };
};
