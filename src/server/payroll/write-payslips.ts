import { fromMinor, toMinor } from '../../domain/money.ts';
import type { PayLine } from '../../domain/payroll/payslip/pay-line.ts';
import type { PayTerms } from '../../domain/payroll/payslip/pay-terms.ts';
import { payslipTotals } from '../../domain/payroll/payslip/payslip-totals.ts';
import { payslipWarnings } from '../../domain/payroll/payslip/payslip-warnings.ts';
import type { PaidPerson } from '../../domain/payroll/payslip/salary-lines.ts';
import { storedLine } from '../../domain/payroll/payslip/stored-line.ts';
import { allocate } from '../db/ids.ts';
import type { Transaction } from '../db/org.ts';

export type Known = { readonly employeeId: string; readonly id: string | null; readonly hasAccount: boolean; readonly formerNet: string | null; readonly isFirstRun: boolean };

/** By employee: what the payslips of the run are kept under, where they could be paid to, and the net of the final one before. Of all at once and before any is written: of rows that the transaction itself wrote PostgreSQL knows no numbers, and looks for them in the wrong way. */
export const readKnown = async (tx: Transaction, runId: string, { fromDate, currency }: PayTerms, employees: readonly string[]): Promise<ReadonlyMap<string, Known>> => {
  const known = await tx.query<Known>(
    `select e.id::text as "employeeId", p.id::text as id, exists (select from bank_account b where b.org_code = $1 and b.employee_id = e.id and b.is_primary) as "hasAccount",
       (select trim_scale(f.net)::text from payslip f where f.org_code = $1 and f.employee_id = e.id and f.status = 'FINAL' and f.to_date < $4::date and f.currency = $5 order by f.to_date desc, f.id desc limit 1) as "formerNet",
       not exists (select from payroll_run r where r.org_code = $1 and r.status = 'FINALIZED' and r.to_date < $4::date) as "isFirstRun"
     from unnest($2::bigint[]) e(id) left join payslip p on p.org_code = $1 and p.run_id = $3::bigint and p.employee_id = e.id`,
    [tx.orgCode, employees, runId, fromDate, currency],
  );
  return new Map(known.map((one) => [one.employeeId, one]));
};

const days = (hundredths: number): string => String(hundredths / 100);

type Run = { readonly id: string; readonly name: string; readonly by: string; readonly known: ReadonlyMap<string, Known> };

/** Keeps the payslips of some people of a run as they are reckoned now; who is held stays held. Beside the journal: what is reckoned is no change of anybody. */
export const writePayslips = async (tx: Transaction, { id: runId, name, by, known }: Run, terms: PayTerms, people: readonly PaidPerson[], lines: ReadonlyMap<string, readonly PayLine[]>): Promise<void> => {
  const missing = people.filter(({ employeeId }) => known.get(employeeId)!.id === null).length;
  let next = missing === 0 ? 0 : await allocate(tx, 'payslip', missing);
  const money = (minor: bigint): string => fromMinor(minor, terms.currency);
  const rows = people.map(({ employeeId, segments, lost }) => {
    const { id, hasAccount, formerNet, isFirstRun } = known.get(employeeId)!;
    const own = lines.get(employeeId) ?? [];
    const { gross, deductions, reimbursements, employerCost, net } = payslipTotals(own);
    const warnings = payslipWarnings({ net, formerNet: formerNet === null ? null : toMinor(formerNet, terms.currency, 'halfUp'), hasAccount, isFirstRun });
    return {
      id: id ?? String(next++), employee_id: employeeId, warnings, warning_count: warnings.length,
      paid_days: days(segments.reduce((sum, one) => sum + one.days * 100, 0)), lost_days: days(lost.reduce((sum, one) => sum + one.days, 0)),
      gross: money(gross), deductions: money(deductions), reimbursements: money(reimbursements), employer_cost: money(employerCost), net: money(net), former_net: formerNet, lines: own.map((line) => storedLine(line, terms.currency)),
    };
  });
  await tx.query(
    `insert into payslip (org_code, id, run_id, employee_id, name, created_by, updated_by, status, from_date, to_date, pay_date, currency, warnings, warning_count, paid_days, lost_days, gross, deductions, reimbursements, net, employer_cost, former_net, lines)
     select $1, x.id, $2::bigint, x.employee_id, $3, $4, $4, 'DRAFT', $5::date, $6::date, $7::date, $8, x.warnings, x.warning_count, x.paid_days, x.lost_days, x.gross, x.deductions, x.reimbursements, x.net, x.employer_cost, x.former_net, x.lines
     from jsonb_to_recordset($9::jsonb) as x(id bigint, employee_id bigint, warnings text[], warning_count int, paid_days numeric, lost_days numeric, gross numeric, deductions numeric, reimbursements numeric, net numeric, employer_cost numeric, former_net numeric, lines jsonb)
     on conflict (org_code, id) do update set name = excluded.name, from_date = excluded.from_date, to_date = excluded.to_date, pay_date = excluded.pay_date, currency = excluded.currency, warnings = excluded.warnings, warning_count = excluded.warning_count,
       paid_days = excluded.paid_days, lost_days = excluded.lost_days, gross = excluded.gross, deductions = excluded.deductions, reimbursements = excluded.reimbursements, net = excluded.net, employer_cost = excluded.employer_cost, former_net = excluded.former_net, lines = excluded.lines`,
    [tx.orgCode, runId, name, by, terms.fromDate, terms.toDate, terms.payDate, terms.currency, JSON.stringify(rows)],
  );
};
