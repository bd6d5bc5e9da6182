import type { PersonDay } from '../../domain/activity/intoDays.ts';
import type { Transaction } from '../db/org.ts';
import { isOnLeaveSql, isWorkingDaySql, withShiftOn } from '../people/day-sql.ts';
import { zoneOfPersonSql } from '../people/zone-sql.ts';

type Row = { readonly day: string; readonly from: string; readonly to: string; readonly shiftFrom: string | null; readonly shiftTo: string | null };

const epoch = (moment: string): string => `(extract(epoch from ${moment}) * 1000)::bigint`;

/** The days of a person from the first to the last, both ISO days and included, with the shift of each: none on a day off or of leave. */
export const personDays = async (tx: Transaction, employeeId: string, first: string, last: string): Promise<readonly PersonDay[]> => {
  const works = `w.id is not null and ${isWorkingDaySql('d.day')} and not ${isOnLeaveSql('d.day')}`;
  const rows = await tx.query<Row>(
    `select d.day, ${epoch(`d.day::timestamp at time zone ${zoneOfPersonSql}`)} as from, ${epoch(`(d.day + 1)::timestamp at time zone ${zoneOfPersonSql}`)} as to,
       case when ${works} then ${epoch(`(d.day + w.starts_at) at time zone coalesce(l.time_zone, w.time_zone)`)} end as "shiftFrom",
       case when ${works} then ${epoch(`(d.day + (case when w.ends_at <= w.starts_at then 1 else 0 end) + w.ends_at) at time zone coalesce(l.time_zone, w.time_zone)`)} end as "shiftTo"
     from employee e join organisation o on o.org_code = e.org_code cross join (select generate_series($3::date, $4::date, '1 day')::date as day) d ${withShiftOn('d.day')}
     where e.org_code = $1 and e.id = $2::bigint order by d.day`,
    [tx.orgCode, employeeId, first, last],
  );
  return rows.map(({ day, from, to, shiftFrom, shiftTo }) => ({ day, whole: { from: Number(from), to: Number(to) }, shift: shiftFrom === null || shiftTo === null ? null : { from: Number(shiftFrom), to: Number(shiftTo) } }));
};
