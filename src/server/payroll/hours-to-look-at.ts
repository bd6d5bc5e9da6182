import type { Transaction } from '../db/org.ts';
import { DAYS_BACK } from './days-back.ts';

/** What to look at of hours before payslips are final: overtime that waits, that was approved since, or that is not paid in full as attendance has it, and attendance that was finalized since, where it earns special wages. */
export type HoursConcern = 'OVERTIME_WAITS' | 'OVERTIME_SINCE' | 'OVERTIME_UNPAID' | 'ATTENDANCE_SINCE';
export type HoursToLookAt = { readonly concern: HoursConcern; readonly people: number; /** The first of them. */ readonly names: readonly string[] };

const MOST_NAMED = 12;

/** Of payslips of a run that are not final: those of a draft, and those that are held. */
export const hoursToLookAt = (tx: Transaction, runId: string): Promise<HoursToLookAt[]> =>
  tx.query<HoursToLookAt>(
    `with slip as materialized (select p.employee_id, p.lines, p.from_date, p.to_date, r.prepared_at from payslip p join payroll_run r on r.org_code = p.org_code and r.id = p.run_id where p.org_code = $1 and p.run_id = $2::bigint and p.status <> 'FINAL' and r.prepared_at is not null),
       concerned as (
         select o.employee_id, case when o.status = 'PENDING' then 'OVERTIME_WAITS' when o.updated_at > s.prepared_at then 'OVERTIME_SINCE' else 'OVERTIME_UNPAID' end as concern
         from slip s join overtime_request o on o.org_code = $1 and o.employee_id = s.employee_id and o.work_date <= s.to_date and o.paid_on is null and o.status in ('PENDING', 'APPROVED')
         where o.status = 'PENDING' or not exists (select from jsonb_array_elements(s.lines) l where l ->> 'of' = 'OVERTIME' and l ->> 'id' = o.id::text and (select sum((d ->> 'minutes')::int) from jsonb_array_elements(l -> 'on') d) >= round(o.hours * 60))
         union select s.employee_id, 'ATTENDANCE_SINCE' from slip s join attendance_finalization z on z.org_code = $1 and z.employee_id = s.employee_id and z.updated_at > s.prepared_at and z.from_date <= s.to_date and z.to_date >= s.from_date - ${DAYS_BACK}
         where exists (select from special_wage w where w.org_code = $1 and w.status = 'ACTIVE')),
       named as (select c.concern, e.name, row_number() over (partition by c.concern order by e.name, e.id) as at from (select distinct * from concerned) c join employee e on e.org_code = $1 and e.id = c.employee_id)
     select concern, count(*)::int as people, (array_agg(name order by at) filter (where at <= ${MOST_NAMED})) as names from named group by concern order by array_position(array['OVERTIME_SINCE', 'ATTENDANCE_SINCE', 'OVERTIME_WAITS', 'OVERTIME_UNPAID'], concern)`,
    [tx.orgCode, runId],
  );
