/** Days of an employee that were counted as loss of pay in pay cycles that are finalized. */
import type { Transaction } from '../db/org.ts';
import { isDecidedSql, isWorkingDaySql, wasEmployedSql, withLostByDecision, withShiftOn } from '../people/day-sql.ts';

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

/** When the days of a cycle were counted: when its run was reckoned; without one, when it was finalized. */
const counted = `coalesce(f.prepared_at, c.updated_at)`;

/** Whether a request for the day was approved before the days were counted; what was put right since is what is recovered. */
const wasOff = (table: 'leave_request' | 'on_duty' | 'travel_request'): string =>
  `exists (select from ${table} o where o.org_code = $1 and o.employee_id = e.id and o.status = 'APPROVED' and d.day between o.from_date and o.to_date and o.updated_at <= ${counted})`;

/**
 * Working days of these cycles, or the day `only` of any, on which the employee was on leave without pay, which somebody decided to be lost, wholly or by half, or, where the designation is paid by attendance, nothing settled the
 * day before its cycle was finalized: no check-in, leave or work elsewhere. Where a run pays the cycle, it is what the run took: of days that were over when it was reckoned, by what was approved or decided then. Attendance that nobody recorded before the first check-in of the organisation is not missing. In the order of the days.
 */
export const lostDays = (tx: Transaction, employeeId: string, { cycles = null, only = null }: { readonly cycles?: readonly string[] | null; readonly only?: string | null }): Promise<LostDay[]> =>
  tx.query<LostDay>(
    `select d.day::text as day, coalesce(u.days, k.days, 100) as days, case when u.days is not null then 'UNPAID_LEAVE' when k.days is not null then 'DECISION' else 'NO_ATTENDANCE' end as cause, c.id::text as "cycleId", c.name as "cycleName",
       exists (select from lop_recovery q where q.org_code = $1 and q.employee_id = e.id and q.lop_date = d.day and q.status in ('PENDING', 'APPROVED')) as "isAsked"
     from payroll_cycle c cross join lateral (select g::date as day from generate_series(c.from_date, c.to_date, interval '1 day') g) d
       join employee e on e.org_code = c.org_code and e.id = $2::bigint ${withShiftOn('d.day')}
       left join designation g on g.org_code = e.org_code and g.id = e.designation_id
       left join lateral (select case when r.from_date = r.to_date then least(100, round(r.days * 100))::int else 100 end as days, r.updated_at
         from leave_request r join leave_type t on t.org_code = r.org_code and t.id = r.leave_type_id and not t.is_paid
         where r.org_code = $1 and r.employee_id = e.id and r.status = 'APPROVED' and d.day between r.from_date and r.to_date order by r.id limit 1) u on true
       ${withLostByDecision('d.day')}
       left join payroll_run f on f.org_code = c.org_code and f.cycle_id = c.id
       left join payslip y on y.org_code = f.org_code and y.run_id = f.id and y.employee_id = e.id
     where c.org_code = $1 and c.status = 'FINALIZED' and ($3::bigint[] is null or c.id = any($3)) and ($4::date is null or d.day = $4)
       and d.day < ${today} and ${wasEmployedSql('d.day', today)} and ${isWorkingDaySql('d.day')}
       and (f.id is null or (y.lost_days > 0 and coalesce(u.updated_at, k.updated_at, ${counted}) <= ${counted}))
       and (u.days is not null or k.days is not null or (d.day < (${counted} at time zone coalesce(l.time_zone, w.time_zone, 'UTC'))::date and coalesce(g.attendance_enforced_payment, false) and d.day >= (select min(p.work_date) from punch p where p.org_code = $1)
         and not exists (select from punch p where p.org_code = $1 and p.employee_id = e.id and p.work_date = d.day and p.type = 'IN' and p.created_at <= ${counted})
         and not ${isDecidedSql('d.day', ['ON_DUTY'])} and not ${wasOff('leave_request')} and not ${wasOff('on_duty')} and not ${wasOff('travel_request')}))
     order by d.day`,
    [tx.orgCode, employeeId, cycles, only],
  );
