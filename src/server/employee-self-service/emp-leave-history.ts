import { yearsDays } from '../../domain/leave/leave-policy.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { configurationSql } from '../coverage/configuration-for.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { yearClosedSql } from '../leave-closure/year-closed-sql.ts';
import { todayOf } from '../people/today.ts';
import { leaveColumns, leaveFrom } from './own-leave-sql.ts';

const MOST = 50;

type Granted = { readonly leaveTypeId: number; readonly leaveName: string; readonly daysPerYear: number; readonly prorated: boolean; readonly joined: string; readonly isClosed: boolean; readonly taken: number; readonly pending: number };

/** What leave policies grant of the kinds of which the employee has no balance of the year, as who joined within it. */
const byPolicies = async (tx: Transaction, employeeId: string | null, today: string) => {
  const year = Number(today.slice(0, 4));
  const rows = await tx.query<Granted>(
    `select t.id::int as "leaveTypeId", t.name as "leaveName", round(p.days_per_year * 100)::int as "daysPerYear", p.prorated, e.date_of_join::text as joined, ${yearClosedSql('$3', 't.id')} as "isClosed", u.taken, u.pending
     from employee e join leave_type t on t.org_code = e.org_code and t.status = 'ACTIVE' cross join lateral ${configurationSql('LEAVE_POLICY', 'c.leave_type_id = t.id')} p
     cross join lateral (select coalesce(round(sum(r.days) filter (where r.status = 'APPROVED') * 100), 0)::int as taken, coalesce(round(sum(r.days) filter (where r.status = 'PENDING') * 100), 0)::int as pending
       from leave_request r where r.org_code = $1 and r.employee_id = e.id and r.leave_type_id = t.id and extract(year from r.from_date) = $3) u
     where e.org_code = $1 and e.id = $2::bigint and e.status = 'ACTIVE' and (not p.after_confirmation or e.confirmation_date <= $4::date)
       and not exists (select from leave_balance b where b.org_code = $1 and b.employee_id = e.id and b.leave_type_id = t.id and b.year = $3) order by t.name, t.id`,
    [tx.orgCode, employeeId, year, today],
  );
  const days = (hundredths: number): string => String(hundredths / 100);
  return rows.flatMap(({ leaveTypeId, leaveName, joined, isClosed, taken, pending, ...policy }) => {
    const entitled = yearsDays(policy, year, joined);
    return entitled === 0 ? [] : [{ leaveTypeId, leaveName, year, entitled: days(entitled), carriedForward: '0', taken: days(taken), pending: days(pending), balance: days(isClosed ? Math.min(0, entitled - taken) : entitled - taken) }];
  });
};

/** Document 0 §7: the caller's leave requests, latest first, and what is left of each kind this calendar year. A request counts in the year in which it begins; a year that was closed has nothing left. */
export const empLeaveHistory = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const today = await todayOf(tx, session.employeeId);
    const year = Number(today.slice(0, 4));
    const leaveHistory = await tx.query(`select ${leaveColumns} from ${leaveFrom} where r.org_code = $1 and r.employee_id = $2::bigint order by r.from_date desc, r.id desc limit ${MOST}`, [tx.orgCode, session.employeeId]);
    const balances = await tx.query(
      `select t.id::int as "leaveTypeId", t.name as "leaveName", b.year, trim_scale(b.entitled_days)::text as entitled, trim_scale(b.carried_forward_days)::text as "carriedForward",
         trim_scale(u.taken)::text as taken, trim_scale(u.pending)::text as pending, trim_scale(case when ${yearClosedSql('b.year', 't.id')} then least(0, u.rest) else u.rest end)::text as balance
       from leave_balance b join leave_type t on t.org_code = b.org_code and t.id = b.leave_type_id
       cross join lateral (select coalesce(sum(r.days) filter (where r.status = 'APPROVED'), 0) as taken, coalesce(sum(r.days) filter (where r.status = 'PENDING'), 0) as pending,
           b.entitled_days + b.carried_forward_days - b.encashed_days - b.lapsed_days - coalesce(sum(r.days) filter (where r.status = 'APPROVED'), 0) as rest
         from leave_request r where r.org_code = $1 and r.employee_id = b.employee_id and r.leave_type_id = b.leave_type_id and extract(year from r.from_date) = b.year) u
       where b.org_code = $1 and b.employee_id = $2::bigint and b.year = $3 order by t.name, t.id`,
      [tx.orgCode, session.employeeId, year],
    );
    // What was given to the person comes before what everybody is granted.
    return { errorCode: '', message: '', leaveHistory, leaveBalances: [...balances, ...(await byPolicies(tx, session.employeeId, today))] };
  });
