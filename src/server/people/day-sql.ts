/** Pieces of SQL about one day of one employee. `e` is the employee, `w` the work schedule whose hours hold (outer join), `day` a date expression; $1 is the organisation. */
import type { DecisionKind } from '../../domain/attendance/decideDay.ts';
import { usualRestDays, weekdays } from '../../domain/leave/working-days.ts';
import type { Grant } from '../access/authorise.ts';
import type { Reach } from '../access/reach.ts';
import { rowScope } from '../access/row-scope.ts';
import { resourceOf } from '../resource/registry.ts';
import type { Bindings } from '../resource/sql.ts';
import type { Session } from '../session.ts';
import { isInGroupSql } from './group-members.ts';

const array = (words: readonly string[]): string => `array[${words.map((word) => `'${word}'`).join(', ')}]`;

/** Joins the schedule and the location of `e` as `w` and `l`. */
export const withSchedule = `left join work_schedule w on w.org_code = e.org_code and w.id = e.work_schedule_id left join location l on l.org_code = e.org_code and l.id = e.location_id`;

/**
 * What the rotation of `e` says of a day, one row or none: rotation_id, work_schedule_id (null on a day off), works_on_holidays. Who is named comes before who belongs to a group.
 * The days of the pattern are counted from the day on which the rotation starts. Whether there is any rotation is asked once a statement, not for each person and day.
 */
const rotationOn = (day: string): string =>
  `select r.id as rotation_id, r.works_on_holidays, p.work_schedule_id from shift_rotation r cross join lateral (select e.id) as me(id)
     left join rotation_member m on m.org_code = r.org_code and m.shift_rotation_id = r.id and m.employee_id = e.id and ${day} >= coalesce(m.from_date, r.starts_on) and (m.to_date is null or ${day} <= m.to_date)
     cross join lateral (select x.work_schedule_id from (select s.work_schedule_id, sum(s.days) over (order by s."position") as upto, sum(s.days) over () as length from rotation_step s where s.org_code = r.org_code and s.shift_rotation_id = r.id) x
       where mod(${day} - r.starts_on + coalesce(m.starts_at_day, 1) - 1, x.length::int) < x.upto order by x.upto limit 1) p
   where exists (select from shift_rotation x where x.org_code = $1) and r.org_code = $1 and r.status = 'ACTIVE' and ${day} >= r.starts_on and (r.ends_on is null or ${day} <= r.ends_on) and (m.id is not null or (r.custom_group_id is not null and exists (select from employee e where e.org_code = $1 and e.id = me.id and ${isInGroupSql('r.custom_group_id')})))
   order by m.id is null, r.id limit 1`;

/** What is published for the day. */
const publishedOn = (day: string): string => `left join scheduled_shift s on s.org_code = e.org_code and s.employee_id = e.id and s.day = ${day} and s.status = 'PUBLISHED'`;

/** The same as it will be once drafts are published. */
const plannedOn = (day: string): string =>
  `left join lateral (select y.* from (select x.id, x.kind, x.work_schedule_id, x.note from scheduled_shift x where x.org_code = e.org_code and x.employee_id = e.id and x.day = ${day} order by x.status = 'DRAFT' desc limit 1) y where y.kind <> 'AS_USUAL') s on true`;

/**
 * Joins what `e` works on a day: the published shift `s`, else that of the rotation `n`, else that of the work schedule. The hours are those of `w`, null on a day off; `l` is the location.
 * Everything that asks which shift somebody has on a day asks this; planners alone ask for what is PLANNED.
 */
export const withShiftOn = (day: string, of: 'PUBLISHED' | 'PLANNED' = 'PUBLISHED'): string =>
  `left join location l on l.org_code = e.org_code and l.id = e.location_id
   ${of === 'PUBLISHED' ? publishedOn(day) : plannedOn(day)}
   left join lateral (${rotationOn(day)}) n on s.id is null
   left join work_schedule w on w.org_code = e.org_code and w.id = case when s.id is not null then s.work_schedule_id when n.rotation_id is not null then n.work_schedule_id else e.work_schedule_id end`;

/** Whether anything but the work schedule may say what `e` works on days of a period. */
export const isRosteredSql = (from: string, until: string): string =>
  `(exists (select from scheduled_shift s where s.org_code = $1 and s.employee_id = e.id and s.status = 'PUBLISHED' and s.day between ${from} and ${until})
    or exists (select from shift_rotation r where r.org_code = $1 and r.status = 'ACTIVE' and r.starts_on <= ${until} and (r.ends_on is null or r.ends_on >= ${from})
      and (exists (select from rotation_member m where m.org_code = $1 and m.shift_rotation_id = r.id and m.employee_id = e.id) or (r.custom_group_id is not null and ${isInGroupSql('r.custom_group_id')}))))`;

const isForAllSql = "(h.kind = 'MANDATORY' and (h.location_id is null or h.location_id = e.location_id))";

/** Whether the holiday `h` is one of `e`: a mandatory one of the location, or one of personal choice that `e` chose, which stays chosen when the location changes. Everything that asks for holidays of people asks this. */
export const isHolidayOfSql = `(${isForAllSql} or (h.kind = 'PERSONAL_CHOICE' and exists (select from holiday_choice hc where hc.org_code = $1 and hc.employee_id = e.id and hc.holiday_id = h.id)))`;

/** A holiday of `e`. */
export const isHolidaySql = (day: string): string => `exists (select from holiday h where h.org_code = $1 and h.date = ${day} and ${isHolidayOfSql})`;

/** A holiday for everybody where `e` works. */
export const isHolidayForAllSql = (day: string): string => `exists (select from holiday h where h.org_code = $1 and h.date = ${day} and ${isForAllSql})`;

/** By whom it is said what somebody works on a day; of `withShiftOn`. */
export const shiftSourceSql = `case when s.id is not null then 'SHIFT' when n.rotation_id is not null then 'ROTATION' else 'SCHEDULE' end`;

/** Of `withShiftOn` of the same day: what is published holds whatever the day, a rotation on holidays only where it says so, and the schedule neither on its rest days nor on holidays. */
export const isWorkingDaySql = (day: string): string =>
  `(case when s.id is not null then s.work_schedule_id is not null
     when n.rotation_id is not null then n.work_schedule_id is not null and (n.works_on_holidays or not ${isHolidaySql(day)})
     else not ((${array(weekdays)})[extract(isodow from ${day})::int] = any(coalesce(w.rest_days, ${array(usualRestDays)}))) and not ${isHolidaySql(day)} end)`;

/** Employed on the day. */
export const isEmployedSql = (day: string): string => `(e.status = 'ACTIVE' and e.date_of_join <= ${day})`;

/** As `isEmployedSql`, of a day that is over before `today`: also whoever has left since, up to the last working day. */
export const wasEmployedSql = (day: string, today: string): string =>
  `(${isEmployedSql(day)} or (${day} < ${today} and e.date_of_join <= ${day} and exists (select from exit x where x.org_code = $1 and x.employee_id = e.id and x.status = 'APPROVED' and x.last_working_day >= ${day} and x.last_working_day >= e.date_of_join)))`;

export const isOnLeaveSql = (day: string): string =>
  `exists (select from leave_request r where r.org_code = $1 and r.employee_id = e.id and r.status = 'APPROVED' and ${day} between r.from_date and r.to_date)`;

/** One of these was decided about the day. */
export const isDecidedSql = (day: string, kinds: readonly DecisionKind[]): string =>
  `exists (select from day_decision dd where dd.org_code = $1 and dd.employee_id = e.id and dd.work_date = ${day} and dd.kind = any(${array(kinds)}))`;

/** Joins `k` with the hundredths of the day that somebody decided to be lost to `e`; none where nobody did. */
export const withLostByDecision = (day: string): string =>
  `left join lateral (select case k.kind when 'DAY_LOST' then 100 else 50 end as days, k.updated_at from day_decision k where k.org_code = $1 and k.employee_id = e.id and k.work_date = ${day} and k.kind in ('DAY_LOST', 'HALF_DAY_LOST') order by k.kind limit 1) k on true`;

/** Work of the organisation elsewhere, asked for or decided, and a journey for it, count as present, without a check-in. */
export const isOnDutySql = (day: string): string =>
  `(exists (select from on_duty od where od.org_code = $1 and od.employee_id = e.id and od.status = 'APPROVED' and ${day} between od.from_date and od.to_date)
    or exists (select from travel_request t where t.org_code = $1 and t.employee_id = e.id and t.status = 'APPROVED' and ${day} between t.from_date and t.to_date)
    or ${isDecidedSql(day, ['ON_DUTY'])})`;

/** Whole minutes that went by after the start of the shift of `withShiftOn` and its grace period, 0 on time or without a shift: src/domain/attendance/arrival.ts in SQL. */
export const minutesLateSql = (at: string, workDate: string): string =>
  `greatest(0, coalesce(floor(extract(epoch from ${at} - ((${workDate} + w.starts_at) at time zone coalesce(l.time_zone, w.time_zone))) / 60)::int - w.grace_minutes, 0))`;

/** The employees whom a reach takes in, as a predicate over `e`. */
export const employeesWithin = (reach: Reach, session: Session, to: Bindings): string => rowScope(resourceOf('Employee'), reach, session, 'e', to.bind);

/** The same by what opened a root field. */
export const employeesOf = (grant: Grant, to: Bindings): string => employeesWithin(grant, grant.session, to);
