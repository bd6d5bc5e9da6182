import { addDays } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { arrivalsSql } from './arrivals.ts';

type Day = { readonly date: string; readonly lateArrivals: number; readonly onTimeArrivals: number };
type Found = { readonly days: readonly Day[]; readonly employees: readonly object[] };

const DAYS = 30;
const MOST = 10;

/** Document 0 §7: late arrivals of the last 30 days, today included, by day and by person. */
export const getLateAttendanceStatistics = (_args: object, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const grant = await withMembers(tx, asked, asked.session);
    const endDate = await todayOf(tx);
    const startDate = addDays(endDate, 1 - DAYS);
    const to = bindings(tx.orgCode);
    const [found] = await tx.query<Found>(
      `with arrived as materialized (select * from ${arrivalsSql(grant, to, startDate, endDate)} a),
         days as (select a.work_date, (count(*) filter (where a.late > 0))::int as late, (count(*) filter (where a.late = 0))::int as punctual from arrived a group by 1),
         worst as (select a.employee_id, count(*)::int as times, sum(a.late)::int as minutes from arrived a where a.late > 0 group by 1 order by 2 desc, 3 desc, 1 limit ${MOST})
       select (select coalesce(json_agg(json_build_object('date', d.work_date::text, 'lateArrivals', d.late, 'onTimeArrivals', d.punctual) order by d.work_date), '[]') from days d) as days,
         (select coalesce(json_agg(json_build_object('employeeId', e.id, 'userDefinedEmployeeId', e.employee_number, 'employeeName', e.name, 'lateArrivals', x.times, 'minutesLate', x.minutes) order by x.times desc, x.minutes desc, e.id), '[]')
            from worst x join employee e on e.org_code = $1 and e.id = x.employee_id) as employees`,
      to.values,
    );
    const { days, employees } = found ?? { days: [], employees: [] };
    const total = (key: 'lateArrivals' | 'onTimeArrivals'): number => days.reduce((sum, day) => sum + day[key], 0);
    return { errorCode: '', message: '', startDate, endDate, lateArrivals: total('lateArrivals'), onTimeArrivals: total('onTimeArrivals'), days, employees };
  });
