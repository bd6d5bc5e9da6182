import { lengthOfRange } from '../../domain/dates.ts';
import { payTerms } from '../../domain/payroll/payslip/pay-terms.ts';
import type { PayTerms } from '../../domain/payroll/payslip/pay-terms.ts';
import { finding } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Told } from '../refuse-problems.ts';
import { refuse } from '../refuse.ts';
import { readPayrollSettings, roundOffOf } from '../salaries/payroll-settings.ts';

export type PayrollCycle = { readonly cycleId: string; readonly name: string; readonly fromDate: string; readonly toDate: string; readonly payDate: string; readonly status: 'OPEN' | 'FINALIZED'; readonly changedAt: string };

export const readCycle = async (tx: Transaction, id: unknown): Promise<PayrollCycle> => {
  const [cycle] = await tx.query<PayrollCycle>(
    `select id::text as "cycleId", name, from_date::text as "fromDate", to_date::text as "toDate", pay_date::text as "payDate", status, updated_at::text as "changedAt" from payroll_cycle where org_code = $1 and id = $2::bigint`,
    [tx.orgCode, id],
  );
  if (!cycle) throw refuse('NOT_FOUND');
  return cycle;
};

/** What is reckoned by in a cycle; refuses one that is neither a month nor half of one. */
export const termsOf = async (tx: Transaction, told: Told, cycle: PayrollCycle): Promise<PayTerms> => {
  const settings = await readPayrollSettings(tx);
  const { cycleId, fromDate, toDate, payDate } = cycle;
  const terms = payTerms({ cycleId, fromDate, toDate, payDate }, { ...settings, roundOff: roundOffOf(settings) });
  if (terms === null) refuseProblems(told, [{ field: 'cycleId', ...finding('payrollRun.notCycle', { days: String(lengthOfRange(fromDate, toDate)) }) }]);
  return terms!;
};

/** Refuses a cycle of which another run pays days already: everybody would be paid for them twice. `holdFinal` keeps another from being added meanwhile. */
export const refusePaidDays = async (tx: Transaction, told: Told, { cycleId, fromDate, toDate }: PayrollCycle): Promise<void> => {
  const [other] = await tx.query<{ name: string }>(
    `select r.name from payroll_run r join payroll_cycle c on c.org_code = r.org_code and c.id = r.cycle_id where r.org_code = $1 and r.cycle_id <> $2::bigint and c.from_date <= $4::date and c.to_date >= $3::date order by c.from_date, r.id limit 1`,
    [tx.orgCode, cycleId, fromDate, toDate],
  );
  if (other) refuseProblems(told, [{ field: 'cycleId', ...finding('payrollRun.paidDays', { name: other.name }) }]);
};
