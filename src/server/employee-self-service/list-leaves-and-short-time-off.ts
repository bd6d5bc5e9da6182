import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { leaveColumns, leaveFrom } from './own-leave-sql.ts';

/** Document 0 §7: the caller's time off that is not over and waits or was approved, the nearest first. */
export const listLeavesAndShortTimeOff = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const own = [tx.orgCode, session.employeeId, await todayOf(tx, session.employeeId)];
    const mine = `r.org_code = $1 and r.employee_id = $2::bigint and r.status in ('PENDING', 'APPROVED')`;
    const leaves = await tx.query(`select ${leaveColumns} from ${leaveFrom} where ${mine} and r.to_date >= $3::date order by r.from_date, r.id`, own);
    const shortTimeOff = await tx.query(
      `select r.id::int as "shortTimeOffId", r.date::text as date, to_char(r.from_time, 'HH24:MI') as "fromTime", to_char(r.to_time, 'HH24:MI') as "toTime", r.reason, r.status
       from short_time_off r where ${mine} and r.date >= $3::date order by r.date, r.from_time, r.id`,
      own,
    );
    const compensatoryOff = await tx.query(
      `select r.id::int as "compOffId", r.worked_on::text as "workedOn", trim_scale(r.days)::text as days, r.expires_on::text as "expiresOn", r.reason, r.status
       from comp_off r where ${mine} and (r.expires_on is null or r.expires_on >= $3::date) order by r.expires_on nulls last, r.id`,
      own,
    );
    return { errorCode: '', message: '', leaves, shortTimeOff, compensatoryOff };
  });
