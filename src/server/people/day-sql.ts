/** Pieces of SQL about one day of one employee. `e` is the employee, `w` the work schedule (outer join), `day` a date expression; $1 is the organisation. */
import { usualRestDays, weekdays } from '../../domain/leave/working-days.ts';
import type { Grant } from '../access/authorise.ts';
import type { Reach } from '../access/reach.ts';
import { rowScope } from '../access/row-scope.ts';
import { resourceOf } from '../resource/registry.ts';
import type { Bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';

const array = (words: readonly string[]): string => `array[${words.map((word) => `'${word}'`).join(', ')}]`;

/** Joins the schedule and the location of `e` as `w` and `l`. */
export const withSchedule = `left join work_schedule w on w.org_code = e.org_code and w.id = e.work_schedule_id left join location l on l.org_code = e.org_code and l.id = e.location_id`;

/** No rest day of the schedule and no mandatory holiday of the location. */
export const isWorkingDaySql = (day: string): string =>
  `(not ((${array(weekdays)})[extract(isodow from ${day})::int] = any(coalesce(w.rest_days, ${array(usualRestDays)})))
    and not exists (select from holiday h where h.org_code = $1 and h.kind = 'MANDATORY' and h.date = ${day} and (h.location_id is null or h.location_id = e.location_id)))`;

/** Employed on the day. */
export const isEmployedSql = (day: string): string => `(e.status = 'ACTIVE' and e.date_of_join <= ${day})`;

/** As `isEmployedSql`, of a day that is over before `today`: also whoever has left since, up to the last working day. */
export const wasEmployedSql = (day: string, today: string): string =>
  `(${isEmployedSql(day)} or (${day} < ${today} and e.date_of_join <= ${day} and exists (select from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= ${day} and x.last_working_day >= e.date_of_join)))`;

export const isOnLeaveSql = (day: string): string =>
  `exists (select from leave_request r where r.org_code = $1 and r.employee_id = e.id and r.status = 'APPROVED' and ${day} between r.from_date and r.to_date)`;

/** Work of the organisation elsewhere counts as present, without a check-in. */
export const isOnDutySql = (day: string): string =>
  `exists (select from on_duty d where d.org_code = $1 and d.employee_id = e.id and d.status = 'APPROVED' and ${day} between d.from_date and d.to_date)`;

/** Whole minutes that went by after the start of the shift and its grace period, 0 on time or without a schedule: src/domain/attendance/arrival.ts in SQL. */
export const minutesLateSql = (at: string, workDate: string): string =>
  `greatest(0, coalesce(floor(extract(epoch from ${at} - ((${workDate} + w.starts_at) at time zone coalesce(l.time_zone, w.time_zone))) / 60)::int - w.grace_minutes, 0))`;

/** The employees whom a reach takes in, as a predicate over `e`. */
export const employeesWithin = (reach: Reach, session: Session, to: Bindings): string => rowScope(resourceOf('Employee'), reach, session, 'e', to.bind);

/** The same by what opened a root field. */
export const employeesOf = (grant: Grant, to: Bindings): string => employeesWithin(grant, grant.session, to);
