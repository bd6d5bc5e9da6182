/** What the people of the demo organisation were paid with the last pay cycles. */
import { taxYearOf } from '../../../../domain/income-tax/tax-year.ts';
import { payPeriod } from '../../../../domain/payroll/payslip/pay-terms.ts';
import { reckonPayslips } from '../../../payroll/reckon-run.ts';
import type { Transaction } from '../../org.ts';
import { seeding } from '../seeding.ts';
import { seedFundTransfers } from './fund-transfers.ts';
import { settleOvertime } from './overtime.ts';
import type { SeedRecord } from '../seeding.ts';

/** Runs that are final, one after the other: each is looked at beside the one before. */
export const FINAL_RUNS = 2;

type Cycle = { readonly id: string; readonly name: string; readonly fromDate: string; readonly toDate: string; readonly payDate: string };

/** Who has told no account yet, for somebody to look at. */
const WITHOUT_ACCOUNT = 6;

/** An account for whoever has none, but for the last who came. */
const accountsOf = async (tx: Transaction): Promise<readonly SeedRecord[]> => {
  const people = await tx.query<{ employeeId: string; name: string; number: string; bankId: string; kindId: string }>(
    `select e.id::text as "employeeId", e.name, e.employee_number as number, b.id::text as "bankId", k.id::text as "kindId" from employee e
       join bank b on b.org_code = e.org_code and b.name = 'Indian Bank' join account_type k on k.org_code = e.org_code and k.name = 'Salary'
     where e.org_code = $1 and e.status = 'ACTIVE' and not exists (select from bank_account a where a.org_code = $1 and a.employee_id = e.id) order by e.date_of_join, e.id`,
    [tx.orgCode],
  );
  return people.slice(0, -WITHOUT_ACCOUNT).map(({ employeeId, name, number, bankId, kindId }) => ({ employeeId, bankId, country: 'IN', accountNumber: `60417${number}83`, bankCode: 'IDIB000C028', accountHolder: name, accountTypeId: kindId, isPrimary: true }));
};

/** The income tax that its payslips deducted, as finalizing a run notes it. */
const taxOf = async (tx: Transaction, runId: string): Promise<readonly SeedRecord[]> =>
  (await tx.query<{ employeeId: string; month: string; amount: string }>(`select p.employee_id::text as "employeeId", to_char(p.to_date, 'YYYY-MM') as month, l ->> 'amount' as amount from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = $1 and p.run_id = $2::bigint and l ->> 'of' = 'INCOME_TAX' order by 1`, [tx.orgCode, runId]))
    .map((row) => ({ ...row, financialYear: taxYearOf(row.month), source: 'PAYROLL' }));

export const seedPayrollRuns = async (tx: Transaction, by: { readonly id: string; readonly name: string }): Promise<void> => {
  const cycles = await tx.query<Cycle>(
    `select id::text as id, name, from_date::text as "fromDate", to_date::text as "toDate", pay_date::text as "payDate" from payroll_cycle where org_code = $1 and status = 'FINALIZED' order by from_date desc limit ${FINAL_RUNS}`,
    [tx.orgCode],
  );
  const seed = seeding(tx);
  await seed.add('BankAccount', await accountsOf(tx));
  for (const cycle of cycles.toReversed()) {
    const [id] = await seed.add('PayrollRun', [{ cycleId: cycle.id, name: cycle.name, period: payPeriod(cycle), status: 'FINALIZED', finalizedAt: `${cycle.payDate}T10:30:00.000Z`, finalizedBy: 'Samuel Mathew' }]);
    await reckonPayslips(tx, { name: by.name, userId: by.id, language: 'en' }, { id: id!, cycleId: cycle.id }, async () => undefined);
    await settleOvertime(tx, seed, id!, cycle.payDate);
    await seed.add('TaxDeduction', await taxOf(tx, id!));
  }
  await seedFundTransfers(tx, by.name);
  await seed.finish('Payroll runs of the demo organisation');
};
