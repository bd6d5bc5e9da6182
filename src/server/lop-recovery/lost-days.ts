/** Days of an employee that were counted as loss of pay in pay cycles that are finalized. */
import type { Transaction } from '../db/org.ts';
import { isDecidedSql, isWorkingDaySql, wasEmployedSql, withShiftOn } from '../people/day-sql.ts';

export type LostDay = {
  readonly day: string;
  /** Hundredths; half a day of leave without pay is 50. */
  readonly days: number;
  readonly cause: 'UNPAID_LEAVE' | 'NO_ATTENDANCE' | 'DECISION';
  readonly cycleId: string;
  readonly cycleName: string;
  /** Whether a request for the day waits or was approved. */
  readonly isAsked: boolean;
};

const today = `(now() at time zone coalesce(l.time_zone, w.time_zone, 'UTC'))::date`;

/** Whether a request for the day was approved before its cycle was finalized; what was put right since is what is recovered. */
const wasOff = (table: 'leave_request' | 'on_duty' | 'travel_request'): string =>
  `exists (select from ${table} o where o.org_code = $1 and o.employee_id = e.id and o.status = 'APPROVED' and d.day between o.from_date and o.to_date and o.updated_at <= c.updated_at)`;

/**
 * Working days of these cycles, or the day `only` of any, on which the employee was on leave without pay, which somebody decided to be lost, wholly or by half, or, where the designation is paid by attendance, nothing settled the
 * day before its cycle was finalized: no check-in, leave or work elsewhere. Attendance that nobody recorded before the first check-in of the organisation is not missing. In the order of the days.
 */
export const lostDays = (tx: Transaction, employeeId: string, { cycles = null, only = null }: { readonly cycles?: readonly string[] | null; readonly only?: string | null }): Promise<LostDay[]> =>
  tx.query<LostDay>(
    `select d.day::text as day, coalesce(u.days, k.days, 100) as days, case when u.days is not null then 'UNPAID_LEAVE' when k.days is not null then 'DECISION' else 'NO_ATTENDANCE' end as cause, c.id::text as "cycleId", c.name as "cycleName",
       exists (select from lop_recovery q where q.org_code = $1 and q.employee_id = e.id and q.lop_date = d.day and q.status in ('PENDING', 'APPROVED')) as "isAsked"
     from payroll_cycle c cross join lateral (select g::date as day from generate_series(c.from_date, c.to_date, interval '1 day') g) d
       join employee e on e.org_code = c.org_code and e.id = $2::bigint ${withShiftOn('d.day')}
       left join designation g on g.org_code = e.org_code and g.id = e.designation_id
       left join lateral (select case when r.from_date = r.to_date then least(100, round(r.days * 100))::int else 100 end as days
         from leave_request r join leave_type t on t.org_code = r.org_code and t.id = r.leave_type_id and not t.is_paid
         where r.org_code = $1 and r.employee_id = e.id and r.status = 'APPROVED' and d.day between r.from_date and r.to_date order by r.id limit 1) u on true
       left join lateral (select case k.kind when 'DAY_LOST' then 100 else 50 end as days from day_decision k where k.org_code = $1 and k.employee_id = e.id and k.work_date = d.day and k.kind in ('DAY_LOST', 'HALF_DAY_LOST')) k on true
     where c.org_code = $1 and c.status = 'FINALIZED' and ($3::bigint[] is null or c.id = any($3)) and ($4::date is null or d.day = $4)
       and d.day < ${today} and ${wasEmployedSql('d.day', today)} and ${isWorkingDaySql('d.day')}
       and (u.days is not null or k.days is not null or (coalesce(g.attendance_enforced_payment, false) and d.day >= (select min(p.work_date) from punch p where p.org_code = $1)
         and not exists (select from punch p where p.org_code = $1 and p.employee_id = e.id and p.work_date = d.day and p.type = 'IN' and p.created_at <= c.updated_at)
         and not ${isDecidedSql('d.day', ['ON_DUTY'])} and not ${wasOff('leave_request')} and not ${wasOff('on_duty')} and not ${wasOff('travel_request')}))
     order by d.day`,
    [tx.orgCode, employeeId, cycles, only],
  );
