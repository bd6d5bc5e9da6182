import type { PayLine } from './pay-line.ts';

/** Minor units. The net is what is earned less what is deducted, and what is paid back. */
export type PayslipTotals = { readonly gross: bigint; readonly deductions: bigint; readonly reimbursements: bigint; readonly employerCost: bigint; readonly net: bigint };

export const payslipTotals = (lines: readonly Pick<PayLine, 'kind' | 'amount'>[]): PayslipTotals => {
  const of = (kind: PayLine['kind']): bigint => lines.reduce((sum, line) => (line.kind === kind ? sum + line.amount : sum), 0n);
  const [gross, deductions, reimbursements, employerCost] = [of('EARNING'), of('DEDUCTION'), of('REIMBURSEMENT'), of('EMPLOYER')];
  return { gross, deductions, reimbursements, employerCost, net: gross - deductions + reimbursements };
};

/** Lines of benefits that a later source reckons itself take the place of those that the salary brought, person by person and kind by kind; lines of nothing do so and go. */
export const withoutReplaced = (lines: readonly PayLine[]): readonly PayLine[] => {
  const key = ({ employeeId, benefit, kind }: PayLine): string => `${employeeId} ${benefit} ${kind}`;
  const isOfSalary = ({ source }: PayLine): boolean => source.of === 'SALARY' || source.of === 'LOSS_OF_PAY' || source.of === 'LOP_RECOVERY' || source.of === 'ARREARS';
  const reckoned = new Set(lines.filter((line) => line.benefit != null && !isOfSalary(line)).map(key));
  return lines.filter((line) => line.amount !== 0n && (line.benefit == null || !isOfSalary(line) || !reckoned.has(key(line))));
};
