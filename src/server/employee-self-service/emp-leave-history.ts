import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { todayOf } from '../people/today.ts';
import { leaveColumns, leaveFrom } from './own-leave-sql.ts';

const MOST = 50;

/** Document 0 §7: the caller's leave requests, latest first, and what is left of each kind this calendar year. A request counts in the year in which it begins. */
export const empLeaveHistory = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const year = Number((await todayOf(tx, session.employeeId)).slice(0, 4));
    const leaveHistory = await tx.query(`select ${leaveColumns} from ${leaveFrom} where r.org_code = $1 and r.employee_id = $2::bigint order by r.from_date desc, r.id desc limit ${MOST}`, [tx.orgCode, session.employeeId]);
    const leaveBalances = await tx.query(
      `select t.id::int as "leaveTypeId", t.name as "leaveName", b.year, trim_scale(b.entitled_days)::text as entitled, trim_scale(b.carried_forward_days)::text as "carriedForward",
         trim_scale(u.taken)::text as taken, trim_scale(u.pending)::text as pending, trim_scale(b.entitled_days + b.carried_forward_days - b.encashed_days - b.lapsed_days - u.taken)::text as balance
       from leave_balance b join leave_type t on t.org_code = b.org_code and t.id = b.leave_type_id
       cross join lateral (select coalesce(sum(r.days) filter (where r.status = 'APPROVED'), 0) as taken, coalesce(sum(r.days) filter (where r.status = 'PENDING'), 0) as pending
         from leave_request r where r.org_code = $1 and r.employee_id = b.employee_id and r.leave_type_id = b.leave_type_id and extract(year from r.from_date) = b.year) u
       where b.org_code = $1 and b.employee_id = $2::bigint and b.year = $3 order by t.name, t.id`,
      [tx.orgCode, session.employeeId, year],
    );
    return { errorCode: '', message: '', leaveHistory, leaveBalances };
  });
