/** When a shift ends, and by how much somebody left before it. Of `withShiftOn` of the same day. */

/** The moment at which the shift of the day ends; null without one. */
export const endOfShiftSql = (day: string): string => `((${day} + w.ends_at + case when w.ends_at < w.starts_at then interval '1 day' else interval '0' end) at time zone coalesce(l.time_zone, w.time_zone))`;

/** The punches of `e` on the day as `p`: first_in, last_in, last_out. */
export const withPunchesOn = (day: string): string =>
  `left join lateral (select min(y.at) filter (where y.type = 'IN') as first_in, max(y.at) filter (where y.type = 'IN') as last_in, max(y.at) filter (where y.type = 'OUT') as last_out
     from punch y where y.org_code = $1 and y.employee_id = e.id and y.work_date = ${day}) p on true`;

/** The attendance configuration of the location of `e`, else the one for all, as `f`. */
export const withEarlyTerms = `left join lateral (select c.early_grace_minutes, c.early_check_outs_per_month from attendance_configuration c
  where c.org_code = $1 and c.status = 'ACTIVE' and (c.location_id = e.location_id or c.location_id is null) order by c.location_id nulls last, c.id limit 1) f on true`;

/** The last check-in has no check-out after it. */
export const isOpenSql = `(p.last_in is not null and p.last_out is null or p.last_in > p.last_out)`;

/** Whole minutes before the end of the shift, beyond what the configuration lets pass; 0 while somebody may still come back, and without a shift. */
export const minutesEarlySql = (day: string): string =>
  `(case when p.last_in is not null and p.last_out >= p.last_in and now() >= ${endOfShiftSql(day)} then greatest(0, floor(extract(epoch from ${endOfShiftSql(day)} - p.last_out) / 60)::int - coalesce(f.early_grace_minutes, 0)) else 0 end)`;
