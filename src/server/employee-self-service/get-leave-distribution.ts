import { availabilityLevel, availablePercent } from '../../domain/attendance/availability.ts';
import type { AvailabilityLimits } from '../../domain/attendance/availability.ts';
import { addDays } from '../../domain/dates.ts';
import type { Grant } from '../access/authorise.ts';
import { withMembers } from '../access/row-scope.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { employeesOf, isEmployedSql, isRosteredSql, isWorkingDaySql, withShiftOn } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';

type Share = { readonly leaveName: string; readonly leaveCount: number; readonly employees: readonly object[] };
type Day = { readonly date: string; readonly expected: number; readonly available: number };

const AHEAD = 13;
const NAMED = 100;

const shares = (tx: Transaction, grant: Grant, today: string): Promise<Share[]> => {
  const to = bindings(tx.orgCode);
  return tx.query<Share>(
    `select t.name as "leaveName", count(*)::int as "leaveCount",
       to_json((array_agg(json_build_object('user_defined_employee_id', e.employee_number, 'employee_name', e.name) order by e.name, e.id))[1:${NAMED}]) as employees
     from leave_request r join leave_type t on t.org_code = r.org_code and t.id = r.leave_type_id join employee e on e.org_code = r.org_code and e.id = r.employee_id
     where r.org_code = $1 and r.status = 'APPROVED' and ${to.bind(today)}::date between r.from_date and r.to_date and e.status = 'ACTIVE' and ${employeesOf(grant, to)}
     group by t.id, t.name order by 2 desc, 1`,
    to.values,
  );
};

/** Who would work is counted by schedule, location, day of joining and last working day, and person by person only where a roster says more: an organisation may have hundreds of thousands. */
const availability = (tx: Transaction, grant: Grant, today: string): Promise<Day[]> => {
  const to = bindings(tx.orgCode);
  const first = `${to.bind(today)}::date`;
  const last = `${to.bind(addDays(today, AHEAD))}::date`;
  return tx.query<Day>(
    `with d as (select g::date as day from generate_series(${first}, ${last}, interval '1 day') g),
       leaving as (select x.employee_id, max(x.last_working_day) as last_day from exit x where x.org_code = $1 and x.status = 'APPROVED' and x.last_working_day between ${first} and ${last} group by 1),
       e as (select e.org_code, case when ${isRosteredSql(first, last)} then e.id end as id, e.work_schedule_id, e.location_id, greatest(e.date_of_join, ${first}) as joined, coalesce(x.last_day, ${last}) as last_day, count(*) as people from employee e left join leaving x on x.employee_id = e.id
         where e.org_code = $1 and e.status = 'ACTIVE' and e.date_of_join <= ${last} and ${employeesOf(grant, to)} group by 1, 2, 3, 4, 5, 6),
       expected as (select d.day, sum(e.people) as people from d join e on d.day between e.joined and e.last_day ${withShiftOn('d.day')} where ${isWorkingDaySql('d.day')} group by 1),
       away as (select d.day, count(distinct e.id) as people from leave_request r join d on d.day between r.from_date and r.to_date join employee e on e.org_code = $1 and e.id = r.employee_id ${withShiftOn('d.day')}
         where r.org_code = $1 and r.status = 'APPROVED' and r.to_date >= ${first} and r.from_date <= ${last} and ${isEmployedSql('d.day')} and not exists (select from leaving x where x.employee_id = e.id and x.last_day < d.day) and ${isWorkingDaySql('d.day')} and ${employeesOf(grant, to)} group by 1)
     select d.day::text as date, coalesce(x.people, 0)::int as expected, (coalesce(x.people, 0) - coalesce(a.people, 0))::int as available
     from d left join expected x on x.day = d.day left join away a on a.day = d.day order by d.day`,
    to.values,
  );
};

/** Document 0 §3 and §7, decision 24: who is on leave today by kind (at most 100 named a kind), and how well the people within reach are staffed on the next two weeks. */
export const getLeaveDistribution = (_args: object, { db }: Context, asked: Grant) =>
  withOrg(db, asked.session.orgCode, async (tx) => {
    const grant = await withMembers(tx, asked, asked.session);
    const today = await todayOf(tx);
    const [limits] = await tx.query<AvailabilityLimits>('select team_availability_good as good, team_availability_moderate as moderate from organisation where org_code = $1', [tx.orgCode]);
    const days = await availability(tx, grant, today);
    const teamAvailability = days.map((day) => {
      const percent = availablePercent(day.available, day.expected);
      return { ...day, percent, level: limits ? availabilityLevel(percent, limits) : null };
    });
    return { errorCode: '', message: '', leaveDistribution: await shares(tx, grant, today), teamAvailability };
  });
