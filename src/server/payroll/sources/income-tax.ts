import { toMinor } from '../../../domain/money.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import { incomeTaxLines } from '../../income-tax/income-tax-lines.ts';
import type { LineSource } from '../line-sources.ts';

/** The income tax of the month, deducted with the whole month, the half that closes it, or that in which somebody leaves. Nothing of whom nothing is due. */
export const incomeTaxSource: LineSource = async (tx, { month, part, currency }, people) => {
  const due = people.filter(({ leaves }) => part !== 'FIRST' || leaves);
  if (due.length === 0) return [];
  const lines = await incomeTaxLines(tx, { month, employeeIds: due.map(({ employeeId }) => employeeId) });
  return lines
    .map(({ employeeId, code, title, amount }): PayLine => ({ employeeId, code, title: { key: title }, kind: 'DEDUCTION', amount: toMinor(amount, currency, 'halfUp'), source: { of: 'INCOME_TAX' } }))
    .filter(({ amount }) => amount !== 0n);
};
