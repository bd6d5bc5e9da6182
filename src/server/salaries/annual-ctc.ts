import { dividedBy, plus, ratioOf, roundedTo, times, whole, zero, compare, decimalText } from '../../domain/payroll/formula/ratio.ts';
import { currencyDecimals } from '../../domain/money.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';

export type AskedSalary = { readonly annualCTC?: string | null; readonly previousCtc?: string | null; readonly reviseCtcByPercentage?: string | null };

/** The cost that a salary is asked for: as given, else the former one raised by a percentage, to the coin, a half up. A problem where there is none, or one finer than a coin. */
export const annualCtcOf = ({ annualCTC, previousCtc, reviseCtcByPercentage }: AskedSalary, currency: string): { readonly annualCTC: string } | { readonly problem: Problem } => {
  const coin = dividedBy(whole(1), whole(10n ** BigInt(currencyDecimals(currency))));
  const raised = previousCtc == null ? zero : roundedTo(times(ratioOf(previousCtc), plus(whole(1), dividedBy(ratioOf(reviseCtcByPercentage ?? '0'), whole(100)))), coin, 'halfUp');
  const cost = annualCTC == null ? raised : ratioOf(annualCTC);
  const problem = (message: string): { readonly problem: Problem } => ({ problem: { field: 'salaryDetails.annualCTC', ...finding(message, { currency }) } });
  if (compare(cost, zero) <= 0) return problem('salary.ctcNeeded');
  return compare(roundedTo(cost, coin, 'down'), cost) === 0 ? { annualCTC: decimalText(cost, 4) } : problem('salary.ctcCoin');
};
