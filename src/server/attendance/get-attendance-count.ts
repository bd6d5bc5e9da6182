import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { employeesOf, isEmployedSql, isOnDutySql, isOnLeaveSql, isWorkingDaySql, withSchedule } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { arrivalsSql } from './arrivals.ts';

/** Document 0 §7: arrivals of today, on time and late, of those within reach, and who is missing; whoever works elsewhere for the organisation is expected and not missing. */
export const getAttendanceCount = (_args: object, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const grant = await withMembers(tx, asked, asked.session);
    const today = await todayOf(tx);
    const to = bindings(tx.orgCode);
    const day = `${to.bind(today)}::date`;
    const [counts] = await tx.query(
      `with arrived as materialized (select * from ${arrivalsSql(grant, to, today, today)} a),
         expected as (select e.id, ${isOnDutySql(day)} as is_on_duty from employee e ${withSchedule} where e.org_code = $1 and ${isEmployedSql(day)} and ${isWorkingDaySql(day)} and not ${isOnLeaveSql(day)} and ${employeesOf(grant, to)})
       select (select count(*) from arrived where late = 0)::int as "onTimeArrivals", (select count(*) from arrived where late > 0)::int as "lateArrivals",
         (select count(*) from expected)::int as expected, (select count(*) from expected x where not x.is_on_duty and not exists (select from arrived a where a.employee_id = x.id))::int as "notCheckedIn"`,
      to.values,
    );
    return { errorCode: '', message: '', ...counts };
  });
