import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { employeesOf } from '../people/day-sql.ts';
import { bindings } from '../resource/sql.ts';
import { hasAgreedSql } from '../salaries/employee/agreed-salary.ts';

type Arguments = { readonly search?: string | null; readonly offset?: number | null; readonly limit?: number | null };
type Row = { readonly employeeId: number; readonly name: string; readonly employeeNumber: string | null; readonly designation: string | null; readonly department: string | null; readonly dateOfJoin: string | null; readonly isAgreed: boolean; readonly hasRecord: boolean };

const MOST = 200;

/** Who works here and is paid by no salary, by name. */
export const listEmployeesWithoutSalary = ({ search, offset, limit }: Arguments, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const to = bindings(tx.orgCode);
    const named = search?.trim() ? `position(fold(${to.bind(search.trim())}) in fold(e.name || ' ' || coalesce(e.employee_number, ''))) > 0` : 'true';
    const which = `e.org_code = $1 and e.status = 'ACTIVE' and ${employeesOf(grant, to)} and ${named} and not exists (select from employee_salary s where s.org_code = e.org_code and s.employee_id = e.id and s.is_present)`;
    const [all] = await tx.query<{ count: number }>(`select count(*)::int as count from employee e where ${which}`, [...to.values]);
    const rows = await tx.query<Row>(
      `select e.id::int as "employeeId", e.name, e.employee_number as "employeeNumber", d.title as designation, p.name as department, e.date_of_join::text as "dateOfJoin", ${hasAgreedSql} as "isAgreed",
         exists (select from employee_salary s where s.org_code = e.org_code and s.employee_id = e.id) as "hasRecord"
       from employee e left join designation d on d.org_code = e.org_code and d.id = e.designation_id left join department p on p.org_code = e.org_code and p.id = e.department_id
       where ${which} order by fold(e.name), e.id limit ${to.bind(Math.min(Math.max(limit ?? 50, 1), MOST))}::int offset ${to.bind(Math.max(offset ?? 0, 0))}::int`,
      to.values,
    );
    return { errorCode: '', message: '', totalRecords: all!.count, rows };
  });
