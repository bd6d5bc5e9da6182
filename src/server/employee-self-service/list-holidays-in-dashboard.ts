import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';

/** Document 0 §7: the holidays of this calendar year and the next, everywhere and at the caller's location. */
export const listHolidaysInDashboard = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const year = Number((await todayOf(tx, session.employeeId)).slice(0, 4));
    const holidays = await tx.query(
      `select h.id::int as "holidayId", h.name as "holidayName", h.date::text as "holidayDate", h.kind as "holidayType", l.name as location, h.description
       from holiday h left join location l on l.org_code = h.org_code and l.id = h.location_id
       where h.org_code = $1 and h.date between $3::date and $4::date
         and (h.location_id is null or h.location_id = (select e.location_id from employee e where e.org_code = $1 and e.id = $2::bigint))
       order by h.date, h.name, h.id`,
      [tx.orgCode, session.employeeId, `${year}-01-01`, `${year + 1}-12-31`],
    );
    return { errorCode: '', message: '', holidays };
  });
