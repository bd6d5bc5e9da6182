import { fromMinor, toMinor } from '../../../domain/money.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import { payslipTotals, withoutReplaced } from '../../../domain/payroll/payslip/payslip-totals.ts';
import type { PayTerms } from '../../../domain/payroll/payslip/pay-terms.ts';
import { isTaxedOnce } from '../../../domain/payroll/payslip/taxed-once.ts';
import type { Transaction } from '../../db/org.ts';
import { incomeTaxLines } from '../../income-tax/income-tax-lines.ts';
import type { Besides } from '../../income-tax/income-tax-lines.ts';
import type { LinesSoFar, LineSource } from '../line-sources.ts';

/** What is left of somebody's pay to deduct from; what is paid back is none. */
const leftOf = (lines: readonly PayLine[]): bigint => {
  const { gross, deductions } = payslipTotals(withoutReplaced(lines));
  return gross > deductions ? gross - deductions : 0n;
};

/** With what this payslip pays for hours and days, which is taxed; what final ones paid is known of the year. */
const withHours = (besides: ReadonlyMap<string, Besides>, soFar: LinesSoFar, currency: string): ReadonlyMap<string, Besides> => {
  const hours = [...soFar].map(([employeeId, lines]) => [employeeId, lines.filter(({ source }) => isTaxedOnce(source.of)).reduce((sum, { amount }) => sum + amount, 0n)] as const).filter(([, amount]) => amount !== 0n);
  return new Map([...besides, ...hours.map(([employeeId, amount]): [string, Besides] => [employeeId, { once: [...(besides.get(employeeId)?.once ?? []), { amount: fromMinor(amount, currency), isTaxed: true }], deducted: besides.get(employeeId)?.deducted ?? '0' }])]);
};

/**
 * The income tax of the month, deducted with the whole month, the half that closes it, or that in which somebody leaves. Nothing of whom nothing is due, and never more than there is to pay: the months to come take the rest.
 */
export const incomeTaxWith = (besides: (tx: Transaction, terms: PayTerms, soFar: LinesSoFar) => Promise<ReadonlyMap<string, Besides>>): LineSource => async (tx, terms, people, soFar) => {
  const { month, part, currency } = terms;
  const due = people.filter(({ leaves }) => part !== 'FIRST' || leaves);
  if (due.length === 0) return [];
  const employmentTax = new Map(due.map(({ employeeId }) => [employeeId, fromMinor((soFar.get(employeeId) ?? []).filter(({ code }) => code === 'PROFESSIONAL_TAX').reduce((sum, { amount }) => sum + amount, 0n), currency)]));
  const lines = await incomeTaxLines(tx, { month, employeeIds: due.map(({ employeeId }) => employeeId), employmentTax, besides: withHours(await besides(tx, terms, soFar), soFar, currency) });
  return lines.flatMap(({ employeeId, code, title, amount: owed, source }): PayLine[] => {
    const [whole, left] = [toMinor(owed, currency, 'halfUp'), leftOf(soFar.get(employeeId) ?? [])];
    const amount = whole < left ? whole : left;
    return amount === 0n ? [] : [{ employeeId, code, title: { key: title }, kind: 'DEDUCTION', amount, source: { of: 'INCOME_TAX' }, how: { key: 'settlement.how.tax', args: { annual: source.annualTax, income: source.taxableIncome, deducted: source.deducted, currency } }, law: source.law }];
  });
};

/** That of a pay cycle. */
export const incomeTaxSource = incomeTaxWith(async () => new Map());
