import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { narrowed } from './dashboard/narrowed.ts';
import { hoursOf, readHoursAsked, type HoursAsked } from './dashboard/productive-hours.ts';

/** Document 1 §7: productive time of a range, of everybody within reach together. */
export const getTotalProductiveHoursForAMonth = (args: HoursAsked, { db }: Context, grant: Grant) => {
  const { type, column, narrowing } = readHoursAsked(args, grant);
  const n = narrowed({ grant, orgCode: grant.session.orgCode, args: narrowing });
  return withOrg(db, grant.session.orgCode, async (tx) => {
    const [sums] = await tx.query<{ totalMinutes: number; employees: number; averageMinutesPerDay: number }>(
      `select coalesce(sum(${column}), 0)::int as "totalMinutes", count(distinct a.employee_id)::int as employees, coalesce(round(avg(${column})), 0)::int as "averageMinutesPerDay" from ${n.days()}`,
      n.values,
    );
    const { totalMinutes, employees, averageMinutesPerDay } = sums!;
    return { errorCode: '', message: '', productivityType: type, totalHours: hoursOf(totalMinutes), totalMinutes, employees, averageMinutesPerDay };
  });
};
