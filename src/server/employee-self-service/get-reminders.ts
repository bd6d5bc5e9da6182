import { addDays } from '../../domain/dates.ts';
import { closureDueDates, leaveYearEnd } from '../../domain/leave/leave-closure.ts';
import { yearlyDays, yearsAt } from '../../domain/leave/yearly-days.ts';
import type { Grant } from '../access/authorise.ts';
import { reachOf } from '../access/authorise.ts';
import { doorOf } from '../approvals/door.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { readCoreHrSetting } from '../people/core-hr-setting.ts';
import { todayOf } from '../people/today.ts';
import type { Session } from '../session.ts';

type Yearly = { readonly yearly: string; readonly since: string };

const AWARD_DAYS = 30;
const MOST = 100;
const person = `e.id::int as "employeeId", e.name as "employeeName", e.photo as "employeePhotoPath", d.title as "designationName"`;

/** Active employees whose day of the column returns within the days ahead, with the day on which it is kept. */
const returning = async (tx: Transaction, column: 'date_of_birth' | 'date_of_join', today: string, ahead: number) => {
  const kept = yearlyDays(today, ahead);
  const rows = await tx.query<Yearly>(
    `select ${person}, to_char(e.${column}, 'MM-DD') as yearly, e.${column}::text as since
     from employee e left join designation d on d.org_code = e.org_code and d.id = e.designation_id
     where e.org_code = $1 and e.status = 'ACTIVE' and e.${column} < $3::date and to_char(e.${column}, 'MM-DD') = any($2)
     order by array_position($2, to_char(e.${column}, 'MM-DD')), e.name, e.id limit ${MOST}`,
    [tx.orgCode, [...kept.keys()], today],
  );
  return rows.map(({ yearly, since, ...row }) => {
    const date = kept.get(yearly)!;
    return { row: { ...row, date, isToday: date === today }, since };
  });
};

const awards = (tx: Transaction, today: string) =>
  tx.query(
    `select a.id::int as "awardId", e.id::int as "employeeId", e.name as "employeeName", e.photo as "employeePhotoPath", a.name as "awardName", a.awarded_on::text as "awardedOn", a.description
     from award a join employee e on e.org_code = a.org_code and e.id = a.employee_id
     where a.org_code = $1 and a.awarded_on between $2::date and $3::date order by a.awarded_on desc, a.id desc limit ${MOST}`,
    [tx.orgCode, addDays(today, -AWARD_DAYS), today],
  );

/** Where the leave that waits is decided: the widest list of it in which the caller decides, else all approvals. */
const pendingPath = (session: Session, until: string): string => {
  const door = doorOf(session, 'LEAVE');
  return door === undefined ? '/approvals/approval-management' : `${door.path}?filter=${encodeURIComponent(JSON.stringify({ status: { equals: 'PENDING' }, fromDate: { to: until } }))}`;
};

const leaveClosure = async (tx: Transaction, today: string, session: Session) => {
  const due = closureDueDates(today);
  if (due.length === 0) return [];
  const [counts] = await tx.query<{ pending: number; balances: number; isClosed: boolean; closureId: string | null }>(
    `select (select count(*)::int from leave_request where org_code = $1 and status = 'PENDING' and from_date <= $2::date) as pending, (select count(*)::int from leave_balance where org_code = $1 and year = $3) as balances,
       exists (select from leave_closure where org_code = $1 and status = 'CLOSED' and year = $3 and leave_type_id is null) as "isClosed",
       (select max(id)::text from leave_closure where org_code = $1 and status = 'DRAFT' and year = $3 and leave_type_id is null) as "closureId"`,
    [tx.orgCode, leaveYearEnd(today), Number(today.slice(0, 4))],
  );
  // The closure pays and grants as well: nothing is left to do.
  if (counts?.isClosed) return [];
  const closurePath = ['/core-hr/leave-closure', ...(counts?.closureId ? [counts.closureId] : [])].join('/');
  return due.map(({ step, dueDate }) =>
    step === 'APPROVE_PENDING_LEAVE' ? { step, dueDate, count: counts?.pending ?? 0, path: pendingPath(session, leaveYearEnd(today)) } : { step, dueDate, count: counts?.balances ?? 0, path: closurePath },
  );
};

/**
 * Document 0 §3 and §7: birthdays (without their year) and years of service of the days ahead that the organisation says, awards of the last 30
 * days, at most 100 of each; and, for those who may view the leave closure, what to do before the leave year ends.
 */
export const getReminders = (_args: object, { db }: Context, { session }: Grant) =>
  withOrg(db, session.orgCode, async (tx) => {
    const today = await todayOf(tx, session.employeeId);
    const { celebrationsDays, showBirthdays, showWorkAnniversaries } = await readCoreHrSetting(tx);
    const birthday = showBirthdays ? (await returning(tx, 'date_of_birth', today, celebrationsDays)).map(({ row }) => row) : [];
    const joined = showWorkAnniversaries ? await returning(tx, 'date_of_join', today, celebrationsDays) : [];
    const workAnniversary = joined.map(({ row, since }) => ({ ...row, years: yearsAt(since, row.date) })).filter(({ years }) => years > 0);
    const closes = reachOf(session, 'LEAVE_CLOSURE', 'VIEW')?.scope === 'ALL';
    return { errorCode: '', message: '', birthday, workAnniversary, awards: await awards(tx, today), leaveClosure: closes ? await leaveClosure(tx, today, session) : [] };
  });
