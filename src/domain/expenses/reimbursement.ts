/** Expenses that are a reimbursement of salaries: how long they may be claimed, and by which workflow. */
import { addDays, addMonths, firstOfMonth } from '../dates.ts';
import { fiscalMonthOf } from '../payroll/payslip/pay-terms.ts';
import type { PayPeriod } from '../payroll/salary/component.ts';

export type Reimbursement = { readonly componentId: string; readonly name: string; readonly period: PayPeriod; /** Days after the period; null where the settings of expenses alone limit it. */ readonly gracePeriod: number | null; readonly workflowId: string | null };

const MONTHS: Readonly<Record<PayPeriod, number>> = { MONTHLY: 1, QUARTERLY: 3, HALF_YEARLY: 6, ANNUALLY: 12 };

/** The last day of the month, quarter, half or whole of the fiscal year in which a day lies. */
export const periodEnd = (day: string, period: PayPeriod, fiscalYearStart: string): string => {
  const months = MONTHS[period];
  return addDays(addMonths(firstOfMonth(day), months - ((fiscalMonthOf(day, fiscalYearStart) - 1) % months)), -1);
};

/** The last day on which an expense of a day may be claimed: the end of its period with the days of grace; null without such a limit. */
export const lastClaimDay = (day: string, { period, gracePeriod }: Reimbursement, fiscalYearStart: string): string | null => (gracePeriod === null ? null : addDays(periodEnd(day, period, fiscalYearStart), gracePeriod));

/** The first of the lines that goes through another workflow than the line before it (null: that of other claims); null where one workflow sees all. */
export const firstApart = (workflows: readonly (string | null)[]): number | null => {
  const at = workflows.findIndex((one) => one !== workflows[0]);
  return at === -1 ? null : at;
};
