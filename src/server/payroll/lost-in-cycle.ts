import type { Transaction } from '../db/org.ts';
import { isOnDutySql, isOnLeaveSql, isWorkingDaySql, withLostByDecision, withShiftOn } from '../people/day-sql.ts';

export type LostInCycle = { readonly days: readonly { readonly day: string; /** Hundredths. */ readonly days: number }[]; readonly isAll: boolean };

const today = `(now() at time zone coalesce(l.time_zone, w.time_zone, 'UTC'))::date`;

/** On leave without pay in the cycle, with a day that somebody decided to be lost, or paid by attendance: nobody else loses a day. */
const mayLose = `(g.attendance_enforced_payment or exists (select from day_decision k where k.org_code = $1 and k.employee_id = e.id and k.work_date between $3::date and $4::date and k.kind in ('DAY_LOST', 'HALF_DAY_LOST')) or exists (select from leave_request r join leave_type t on t.org_code = r.org_code and t.id = r.leave_type_id and not t.is_paid
  where r.org_code = $1 and r.employee_id = e.id and r.status = 'APPROVED' and r.from_date <= $4::date and r.to_date >= $3::date))`;

/**
 * Days that employees lose in a cycle that is not final yet, by the rules of `lostDays`: working days of leave without pay, also those to come, days that somebody decided to be lost, and, of designations that are paid by attendance, days that are
 * over and that nothing settled. `isAll`: of the employment in the cycle no working day is left. Who loses none is not answered.
 */
export const lostInCycle = async (tx: Transaction, employees: readonly string[], { fromDate, toDate }: { readonly fromDate: string; readonly toDate: string }): Promise<ReadonlyMap<string, LostInCycle>> => {
  const rows = await tx.query<{ employeeId: string; days: LostInCycle['days'] | null; working: number; whole: number }>(
    `select x.id::text as "employeeId", json_agg(json_build_object('day', x.day::text, 'days', x.days) order by x.day) filter (where x.days > 0) as days, count(*)::int as working, (count(*) filter (where x.days = 100))::int as whole
     from (select e.id, z.day, coalesce(u.days, k.days, case when g.attendance_enforced_payment and z.day < ${today} and z.day >= (select min(p.work_date) from punch p where p.org_code = $1)
         and not exists (select from punch p where p.org_code = $1 and p.employee_id = e.id and p.work_date = z.day and p.type = 'IN') and not ${isOnLeaveSql('z.day')} and not ${isOnDutySql('z.day')} then 100 else 0 end) as days
       from employee e left join designation g on g.org_code = e.org_code and g.id = e.designation_id
         cross join lateral (select q::date as day from generate_series($3::date, $4::date, interval '1 day') q) z ${withShiftOn('z.day')}
         left join lateral (select case when r.from_date = r.to_date then least(100, round(r.days * 100))::int else 100 end as days
           from leave_request r join leave_type t on t.org_code = r.org_code and t.id = r.leave_type_id and not t.is_paid
           where r.org_code = $1 and r.employee_id = e.id and r.status = 'APPROVED' and z.day between r.from_date and r.to_date order by r.id limit 1) u on true ${withLostByDecision('z.day')}
       where e.org_code = $1 and e.id = any($2::bigint[]) and ${mayLose} and e.date_of_join <= z.day
         and not exists (select from exit o where o.org_code = $1 and o.employee_id = e.id and o.status = 'APPROVED' and o.last_working_day < z.day) and ${isWorkingDaySql('z.day')}) x
     group by x.id having max(x.days) > 0`,
    [tx.orgCode, employees, fromDate, toDate],
  );
  return new Map(rows.map(({ employeeId, days, working, whole }) => [employeeId, { days: days ?? [], isAll: whole === working }]));
};
