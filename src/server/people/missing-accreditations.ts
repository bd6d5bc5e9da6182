import { screenReach } from '../access/screen-reach.ts';
import { widerReach } from '../access/reach.ts';
import type { Transaction } from '../db/org.ts';
import { resourceOf } from '../resource/registry.ts';
import { bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';
import { employeesWithin } from './day-sql.ts';

type Missing = { readonly Employee_Id: number; readonly Employee_Name: string; readonly Document_Name: string; /** By when it had to be brought. */ readonly Due_Date: string };

const MOST = 200;

/**
 * Accreditations without which nobody works in their designation and that they have not brought, due until a day, at most 200, the earliest first: the days to bring it count from joining, or from the change of job that
 * brought the designation. One that another of the same enforcement group stands for is not missing. Everyone's own, and unless `isOwn` others' by the right to view what they have brought.
 */
export const missingAccreditations = (tx: Transaction, session: Session, until: string, isOwn: boolean): Promise<Missing[]> => {
  const others = isOwn ? null : screenReach(session, resourceOf('EmployeeAccreditation'), 'VIEW');
  const to = bindings(tx.orgCode);
  return tx.query<Missing>(
    `select e.id::int as "Employee_Id", e.name as "Employee_Name", t.name as "Document_Name", x.due::text as "Due_Date"
     from accreditation_link k
       join accreditation_type t on t.org_code = k.org_code and t.id = k.accreditation_id and t.status = 'ACTIVE'
       join employee e on e.org_code = k.org_code and e.designation_id = k.designation_id and e.status = 'ACTIVE'
       cross join lateral (select greatest(e.date_of_join, (select max(j.effective_on) from job_change j where j.org_code = $1 and j.employee_id = e.id and j.status = 'APPLIED' and j.designation_id = k.designation_id)) + coalesce(k.within_days, 0) as due) x
     where k.org_code = $1 and k.status = 'ACTIVE' and k.mandatory and x.due <= ${to.bind(until)}::date
       and not exists (select from employee_accreditation a join accreditation_type b on b.org_code = a.org_code and b.id = a.accreditation_id
         where a.org_code = $1 and a.employee_id = e.id and (b.id = t.id or b.enforcement_group_id = t.enforcement_group_id))
       and ${employeesWithin(others === null ? { scope: 'SELF' } : widerReach({ scope: 'SELF' }, others), session, to)}
     order by x.due, e.name, t.name, e.id limit ${MOST}`,
    to.values,
  );
};
