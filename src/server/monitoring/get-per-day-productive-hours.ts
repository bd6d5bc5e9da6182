import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { narrowed } from './dashboard/narrowed.ts';
import { hoursOf, readHoursAsked, type HoursAsked } from './dashboard/productive-hours.ts';

/** Document 1 §7: productive time day by day, of everybody within reach together. */
export const getPerDayProductiveHours = (args: HoursAsked, { db }: Context, grant: Grant) => {
  const { type, column, narrowing } = readHoursAsked(args, grant);
  const n = narrowed({ grant, orgCode: grant.session.orgCode, args: narrowing });
  return withOrg(db, grant.session.orgCode, async (tx) => {
    const days = await tx.query<{ date: string; totalMinutes: number; employees: number }>(
      `with sums as (select a.day, sum(${column})::int as minutes, count(distinct a.employee_id)::int as employees from ${n.days()} group by a.day)
       select d.day as date, coalesce(s.minutes, 0) as "totalMinutes", coalesce(s.employees, 0) as employees from (select generate_series(${n.day(narrowing.fromDate)}, ${n.day(narrowing.toDate)}, '1 day')::date as day) d left join sums s on s.day = d.day order by d.day`,
      n.values,
    );
    return { errorCode: '', message: '', productivityType: type, days: days.map((day) => ({ ...day, totalHours: hoursOf(day.totalMinutes) })) };
  });
};
