/** What a quarterly statement is made of, each source in one statement however many people there are. */
import { matchChallans } from '../../domain/tax-statements/match-challans.ts';
import type { Matched } from '../../domain/tax-statements/match-challans.ts';
import { inPaise } from '../../domain/tax-statements/sums.ts';
import type { Transaction } from '../db/org.ts';

export type KnownDeduction = {
  readonly employeeId: string;
  readonly name: string;
  readonly number: string;
  readonly pan: string | null;
  readonly month: string;
  readonly tax: bigint;
  /** Gross of the final payslips and settlements of the month, else of the salary in force; null where there is neither. */
  readonly paid: bigint | null;
  readonly paidOn: string;
  /** What final payslips and settlements of the month deducted. */
  readonly byPayslips: bigint | null;
  readonly isOfPayroll: boolean;
};

export type KnownChallan = { readonly id: string; readonly month: string; readonly bsrCode: string; readonly depositedOn: string; readonly serialNumber: string; readonly amount: bigint; readonly interest: string; readonly fee: string };

export type Gathered = { readonly deductions: readonly KnownDeduction[]; readonly challans: readonly KnownChallan[]; readonly lines: readonly Matched<KnownDeduction>[]; /** Months with a payroll run that is no more than a draft. */ readonly draftMonths: ReadonlySet<string> };

type Row = Omit<KnownDeduction, 'tax' | 'paid' | 'byPayslips'> & { readonly tax: string; readonly paid: string | null; readonly byPayslips: string | null };

/** Whose pay tax was deducted from in the months, with what was paid. The day of payment is that of the payslip; of a settlement that on which it was paid, else by which it is due; else the last of the month. */
const readDeductions = async (tx: Transaction, months: readonly string[]): Promise<readonly KnownDeduction[]> => {
  const rows = await tx.query<Row>(
    `with of_days as (
       select p.employee_id, p.to_date, p.gross, p.pay_date, p.lines from payslip p where p.org_code = $1 and p.status = 'FINAL'
       union all select s.employee_id, s.to_date, s.gross, coalesce(s.paid_on, s.due_on, s.to_date), s.lines from settlement s where s.org_code = $1 and s.status in ('FINAL', 'PAID')),
     paid as (select p.employee_id, to_char(p.to_date, 'YYYY-MM') as month, sum(p.gross) as gross, max(p.pay_date) as pay_date,
         sum(coalesce((select sum((l ->> 'amount')::numeric) from jsonb_array_elements(p.lines) l where l ->> 'of' = 'INCOME_TAX'), 0)) as tax
       from of_days p where p.to_date between ($2::text[])[1]::date and (($2::text[])[array_length($2::text[], 1)]::date + interval '1 month' - interval '1 day')::date group by 1, 2)
     select e.id::text as "employeeId", e.name, e.employee_number as number, n.number as pan, d.month, d.amount::text as tax, d.source = 'PAYROLL' as "isOfPayroll",
       coalesce(p.gross, s.monthly_gross_salary)::text as paid, coalesce(p.pay_date, (to_date(d.month, 'YYYY-MM') + interval '1 month' - interval '1 day')::date)::text as "paidOn", p.tax::text as "byPayslips"
     from tax_deduction d join employee e on e.org_code = d.org_code and e.id = d.employee_id
     left join employee_tax_number n on n.org_code = d.org_code and n.employee_id = d.employee_id
     left join paid p on p.employee_id = d.employee_id and p.month = d.month
     left join lateral (select s.monthly_gross_salary from employee_salary s where s.org_code = d.org_code and s.employee_id = d.employee_id and s.status in ('APPLIED', 'APPROVED') and s.salary_effective_month <= d.month
       order by s.salary_effective_month desc, s.effective_from desc limit 1) s on p.employee_id is null
     where d.org_code = $1 and d.month = any($3::text[]) and d.amount > 0 order by d.month, fold(e.name), e.id`,
    [tx.orgCode, months.map((month) => `${month}-01`), months],
  );
  return rows.map((row) => ({ ...row, tax: inPaise(row.tax), paid: row.paid === null ? null : inPaise(row.paid), byPayslips: row.byPayslips === null ? null : inPaise(row.byPayslips) }));
};

const readChallans = async (tx: Transaction, months: readonly string[]): Promise<readonly KnownChallan[]> => {
  const rows = await tx.query<Omit<KnownChallan, 'amount'> & { readonly amount: string }>(
    `select id::text as id, month, bsr_code as "bsrCode", deposited_on::text as "depositedOn", serial_number as "serialNumber", amount::text as amount, coalesce(interest, 0)::text as interest, coalesce(fee, 0)::text as fee
     from tax_challan where org_code = $1 and month = any($2::text[]) order by month, deposited_on, serial_number`,
    [tx.orgCode, months],
  );
  return rows.map((row) => ({ ...row, amount: inPaise(row.amount) }));
};

const readDraftMonths = async (tx: Transaction, months: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await tx.query<{ month: string }>(`select distinct to_char(to_date, 'YYYY-MM') as month from payroll_run where org_code = $1 and status = 'DRAFT' and to_char(to_date, 'YYYY-MM') = any($2::text[])`, [tx.orgCode, months])).map(({ month }) => month));

/** All that is known of the months now, deductions matched with the challans of their month. */
export const gather = async (tx: Transaction, months: readonly string[]): Promise<Gathered> => {
  const [deductions, challans, draftMonths] = [await readDeductions(tx, months), await readChallans(tx, months), await readDraftMonths(tx, months)];
  return { deductions, challans, lines: matchChallans(deductions, challans), draftMonths };
};
