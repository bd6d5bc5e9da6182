import { daysBetween, lengthOfRange } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import { narrowedTo } from '../access/reach.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { employeesWithin } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';

type Row = { readonly dateOfJoin: string; readonly probationDate: string };

const MOST = 500;

/** Document 0 §7: whose probation is undecided, those whose end has passed included; a confirmation ahead is a decision. Nobody decides their own, so the caller is left out. */
export const listProbationEmployees = ({ isTeamDashboard }: { readonly isTeamDashboard?: boolean | null }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const today = await todayOf(tx);
    const to = bindings(tx.orgCode);
    const day = to.bind(today);
    const reach = isTeamDashboard === true ? narrowedTo(grant, 'TEAM') : grant;
    const rows = await tx.query<Row>(
      `select e.id::int as "employeeId", e.name as "employeeName", e.employee_number as "userDefinedEmployeeId", e.date_of_join::text as "dateOfJoin", e.probation_date::text as "probationDate", d.title as "designationName"
       from employee e left join designation d on d.org_code = e.org_code and d.id = e.designation_id
       where e.org_code = $1 and e.status = 'ACTIVE' and e.date_of_join <= ${day}::date and e.probation_date is not null and e.confirmation_date is null
         and e.id is distinct from ${to.bind(grant.session.employeeId)}::bigint and ${employeesWithin(reach, grant.session, to)}
       order by e.probation_date, e.id limit ${MOST}`,
      to.values,
    );
    const probationEmployees = rows.map((row) => ({ ...row, probationDays: lengthOfRange(row.dateOfJoin, row.probationDate), daysLeft: daysBetween(today, row.probationDate) }));
    return { errorCode: '', message: '', probationEmployees };
  });
