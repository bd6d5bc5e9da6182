/** What the people of the demo organisation were paid with the last pay cycles. */
import { payPeriod } from '../../../../domain/payroll/payslip/pay-terms.ts';
import { reckonPayslips } from '../../../payroll/reckon-run.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';

/** Runs that are final, one after the other: each is looked at beside the one before. */
const FINAL_RUNS = 2;

type Cycle = { readonly id: string; readonly name: string; readonly fromDate: string; readonly toDate: string; readonly payDate: string };

export const seedPayrollRuns = async (tx: Transaction, by: { readonly id: string; readonly name: string }): Promise<void> => {
  const cycles = await tx.query<Cycle>(
    `select id::text as id, name, from_date::text as "fromDate", to_date::text as "toDate", pay_date::text as "payDate" from payroll_cycle where org_code = $1 and status = 'FINALIZED' order by from_date desc limit ${FINAL_RUNS}`,
    [tx.orgCode],
  );
  const seed = seeding(tx);
  for (const cycle of cycles.toReversed()) {
    const [id] = await seed.add('PayrollRun', [{ cycleId: cycle.id, name: cycle.name, period: payPeriod(cycle), status: 'FINALIZED', finalizedAt: `${cycle.payDate}T10:30:00.000Z`, finalizedBy: 'Samuel Mathew' }]);
    await reckonPayslips(tx, { name: by.name, userId: by.id, language: 'en' }, { id: id!, cycleId: cycle.id }, async () => undefined);
  }
  await seed.finish('Payroll runs of the demo organisation');
};
