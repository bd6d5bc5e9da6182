import type { KeptSalary } from '../../../domain/payroll/salary/following.ts';
import type { Transaction } from '../../db/org.ts';
import { todayOf } from '../../people/today.ts';

/** The salaries of an employee in the order of their days, but for those of `but`. */
export const historyOf = (tx: Transaction, employeeId: string, but: readonly string[] = []): Promise<KeptSalary[]> =>
  tx.query<KeptSalary>(
    `select id::text as id, status, revision_type as "revisionType", effective_from::text as "effectiveFrom", trim_scale(annual_ctc)::text as "annualCTC", currency
     from employee_salary where org_code = $1 and employee_id = $2::bigint and not id = any($3::bigint[]) order by effective_from, id`,
    [tx.orgCode, employeeId, but],
  );

/**
 * Says of each salary of an employee until when it holds and whether it is the present one, which whoever has left has none of: the next one that holds ends the one before, so that no
 * two overlap. Those of `but` count for nothing: they are about to go.
 */
export const settleDays = async (tx: Transaction, employeeId: string, but: readonly string[] = []): Promise<void> => {
  await tx.query(
    `with held as (
       select id, least(ends_on, lead(effective_from) over (order by effective_from, id) - 1) as until from employee_salary
       where org_code = $1 and employee_id = $2::bigint and status = 'APPLIED' and not id = any($3::bigint[])),
     known as (
       select s.id, case when s.status = 'APPLIED' then h.until else s.ends_on end as until,
         e.status = 'ACTIVE' and case when s.status = 'APPLIED' then h.id is not null and s.effective_from <= $4::date and (h.until is null or h.until >= $4::date)
           else s.status = 'APPROVED' and s.revision_type = 'JOINING' and not exists (select from held) end as present
       from employee_salary s join employee e on e.org_code = s.org_code and e.id = s.employee_id left join held h on h.id = s.id where s.org_code = $1 and s.employee_id = $2::bigint)
     update employee_salary s set effective_to = k.until, is_present = k.present from known k
     where s.org_code = $1 and s.id = k.id and (s.effective_to is distinct from k.until or s.is_present is distinct from k.present)`,
    [tx.orgCode, employeeId, but, await todayOf(tx)],
  );
};
