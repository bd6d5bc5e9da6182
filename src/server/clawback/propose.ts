import { reckonClawback } from '../../domain/payroll/clawback.ts';
import { servedMonths } from '../../domain/payroll/commitment.ts';
import { decimalText, dividedBy, whole } from '../../domain/payroll/formula/ratio.ts';
import type { Transaction } from '../db/org.ts';
import { nextPayDate } from '../earnings/payout-terms.ts';
import type { Values } from '../resource/hooks.ts';
import { employeeSalary } from '../salaries/employee-salary.ts';
import { readPayrollSettings, roundOffOf } from '../salaries/payroll-settings.ts';
import { cycleOf } from './cycle-of.ts';
import type { Due } from './due-clawbacks.ts';

/** The values of a clawback as it is proposed: deducted with the next pay from the last working day on. The amount is empty where the formula needs a salary that nobody knows. */
export const proposedClawback = async (tx: Transaction, { fixed, formula, ...due }: Due): Promise<Values> => {
  const { configuration, amount, commitmentFrom, commitmentMonths, lastWorkingDay } = due;
  const salary = await employeeSalary(tx, due.employeeId, lastWorkingDay);
  const served = servedMonths(commitmentFrom, lastWorkingDay, commitmentMonths);
  const monthlyGross = salary === null ? null : decimalText(dividedBy(salary.annualGross, whole(12)), 4);
  const proposed = reckonClawback({ configuration, fixed, formula }, { amount, commitmentMonths, servedMonths: served, monthlyGross }, roundOffOf(await readPayrollSettings(tx)));
  const clawbackDate = await nextPayDate(tx, lastWorkingDay > due.payoutDate ? lastWorkingDay : due.payoutDate);
  return {
    ...due, clawbackFormula: configuration === 'CUSTOM_FORMULA' ? formula : null, proposedAmount: proposed, clawbackAmount: proposed, clawbackDate, payrollPeriodId: (await cycleOf(tx, clawbackDate))?.id ?? null,
    status: 'PROPOSED', reason: null,
  };
};
