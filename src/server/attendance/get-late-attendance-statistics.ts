import { addDays } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { arrivalsSql } from './arrivals.ts';

type Day = { readonly date: string; readonly lateArrivals: number; readonly onTimeArrivals: number };

const DAYS = 30;
const MOST = 10;

/** Document 0 §7: late arrivals of the last 30 days, today included, by day and by person. */
export const getLateAttendanceStatistics = (_args: object, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const endDate = await todayOf(tx);
    const startDate = addDays(endDate, 1 - DAYS);
    const byDay = bindings(tx.orgCode);
    const days = await tx.query<Day>(
      `select a.work_date::text as date, (count(*) filter (where a.late > 0))::int as "lateArrivals", (count(*) filter (where a.late = 0))::int as "onTimeArrivals"
       from ${arrivalsSql(grant, byDay, startDate, endDate)} a group by a.work_date order by a.work_date`,
      byDay.values,
    );
    const byPerson = bindings(tx.orgCode);
    const employees = await tx.query(
      `select e.id::int as "employeeId", e.employee_number as "userDefinedEmployeeId", e.name as "employeeName", count(*)::int as "lateArrivals", sum(a.late)::int as "minutesLate"
       from ${arrivalsSql(grant, byPerson, startDate, endDate)} a join employee e on e.org_code = $1 and e.id = a.employee_id
       where a.late > 0 group by 1, 2, 3 order by 4 desc, 5 desc, 1 limit ${MOST}`,
      byPerson.values,
    );
    const total = (key: 'lateArrivals' | 'onTimeArrivals'): number => days.reduce((sum, day) => sum + day[key], 0);
    return { errorCode: '', message: '', startDate, endDate, lateArrivals: total('lateArrivals'), onTimeArrivals: total('onTimeArrivals'), days, employees };
  });
