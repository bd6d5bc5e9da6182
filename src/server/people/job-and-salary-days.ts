import { reachOf } from '../access/authorise.ts';
import { rowScope } from '../access/row-scope.ts';
import type { FormName } from '../../../generated/forms.ts';
import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';

/** ISO days; the month as YYYY-MM. */
export type JobAndSalaryDays = { readonly effectiveDate: string | null; readonly Last_SalaryDate: string | null; readonly Salary_Month: string | null };

/**
 * By employee: the day from which the job holds, that of the last job change that took effect, else of joining; and day and month of the last finalized
 * payroll cycle that did not end before the person came. Null where the session may not view job changes or salaries of the person, and where no cycle is finalized.
 */
export const jobAndSalaryDays = (db: Database, session: Session, employeeIds: readonly string[]): Promise<ReadonlyMap<string, JobAndSalaryDays>> =>
  withOrg(db, session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const within = (form: FormName): string => {
      const reach = reachOf(session, form, 'VIEW');
      return reach === null ? 'false' : rowScope(resourceOf('Employee'), reach, session, 'e', to.bind);
    };
    const [job, salary] = [within('JOB_CHANGES'), within('SALARY_DETAILS')];
    const ids = to.bind(employeeIds);
    const rows = await tx.query<JobAndSalaryDays & { id: string }>(
      `select e.id::text as id, c.pay_date::text as "Last_SalaryDate", to_char(c.to_date, 'YYYY-MM') as "Salary_Month",
         case when ${job} then coalesce((select max(j.effective_on) from job_change j where j.org_code = $1 and j.employee_id = e.id and j.status = 'APPLIED'), e.date_of_join)::text end as "effectiveDate"
       from employee e left join lateral (
         select p.pay_date, p.to_date from payroll_cycle p where p.org_code = $1 and p.status = 'FINALIZED' and p.to_date >= e.date_of_join order by p.to_date desc limit 1) c on ${salary}
       where e.org_code = $1 and e.id = any(${ids}::bigint[])`,
      to.values,
    );
    return new Map(rows.map(({ id, ...days }) => [id, days]));
  });
