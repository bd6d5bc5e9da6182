import { arrearLines, firstMonth, owesArrears } from '../../../domain/payroll/payslip/arrear-lines.ts';
import type { StoredLine } from '../../../domain/payroll/payslip/stored-line.ts';
import { payTerms } from '../../../domain/payroll/payslip/pay-terms.ts';
import type { Transaction } from '../../db/org.ts';
import { readPayrollSettings, roundOffOf } from '../../salaries/payroll-settings.ts';
import type { LineSource } from '../line-sources.ts';

type Former = { readonly employeeId: string; readonly runId: string; readonly cycleId: string; readonly fromDate: string; readonly toDate: string; readonly payDate: string; readonly paid: readonly StoredLine[] | null };

/** Final runs before a cycle, since a month, with what was paid to each of these people for them, then and as arrears since. Who is held in one still gets it whole. */
const readFormer = (tx: Transaction, employees: readonly string[], { fromDate, since }: { readonly fromDate: string; readonly since: string }): Promise<Former[]> =>
  tx.query<Former>(
    `select e.id::text as "employeeId", r.id::text as "runId", r.cycle_id::text as "cycleId", r.from_date::text as "fromDate", r.to_date::text as "toDate", r.pay_date::text as "payDate",
       (select json_agg(l) from payslip p cross join jsonb_array_elements(p.lines) l where p.org_code = $1 and p.employee_id = e.id and p.status = 'FINAL'
          and ((p.run_id = r.id and l ->> 'of' in ('SALARY', 'LOSS_OF_PAY')) or (l ->> 'of' = 'ARREARS' and l ->> 'id' = r.id::text))) as paid
     from payroll_run r cross join unnest($2::bigint[]) e(id)
     where r.org_code = $1 and r.status = 'FINALIZED' and r.to_date < $3::date and to_char(r.to_date, 'YYYY-MM') >= $4
       and not exists (select from payslip p where p.org_code = $1 and p.run_id = r.id and p.employee_id = e.id and p.status = 'HELD')
     order by r.to_date, e.id`,
    [tx.orgCode, employees, fromDate, since],
  );

/** What a salary that is paid out first with this month owes for the cycles since it took effect. */
export const arrearSource: LineSource = async (tx, { fromDate, month }, people) => {
  const owed = people.flatMap(({ employeeId, salaries }) => {
    const since = salaries.filter((salary) => owesArrears(salary, month)).map(firstMonth).toSorted()[0];
    return since === undefined || since > month ? [] : [{ employeeId, salaries, since }];
  });
  if (owed.length === 0) return [];
  const settings = await readPayrollSettings(tx);
  const former = await readFormer(tx, owed.map(({ employeeId }) => employeeId), { fromDate, since: owed.map(({ since }) => since).toSorted()[0]! });
  const known = new Map(owed.map((one) => [one.employeeId, one]));
  return former.flatMap(({ employeeId, runId, paid, ...cycle }) => {
    const { salaries, since } = known.get(employeeId)!;
    const terms = payTerms(cycle, { ...settings, roundOff: roundOffOf(settings) });
    return terms === null || terms.month < since ? [] : arrearLines(employeeId, salaries, month, { terms, runId, paid: paid ?? [] });
  });
};
