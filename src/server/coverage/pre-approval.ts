import { addDays, firstOfMonth, lastOfMonth, lengthOfRange } from '../../domain/dates.ts';
import type { Language } from '../../domain/languages.ts';
import { daysOf } from '../../domain/leave/working-days.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { holdRequests } from '../people/hold-requests.ts';
import { sayDay } from '../people/say-day.ts';
import { todayOf } from '../people/today.ts';
import { quote } from '../resource/sql.ts';
import { configurationFor } from './configuration-for.ts';

/** Days of a request where the setting names no limit. */
const LONGEST = 366;

type Setting = { readonly noticeDays: number; readonly mostDays: number | null; readonly monthDays: number | null };
export type PreApprovalRequest = { readonly id: string | null; readonly employeeId: string; readonly fromDate: string; readonly toDate: string };

/** Days of the month that other requests of the table have, waiting or approved. */
const usedIn = async (tx: Transaction, table: string, { id, employeeId }: PreApprovalRequest, month: string): Promise<number> => {
  const [row] = await tx.query<{ used: number }>(
    `select coalesce(sum(least(t.to_date, $4::date) - greatest(t.from_date, $3::date) + 1), 0)::int as used from ${quote(table)} t
     where t.org_code = $1 and t.employee_id = $2::bigint and t.status in ('PENDING', 'APPROVED') and t.from_date <= $4::date and t.to_date >= $3::date and t.id is distinct from $5::bigint`,
    [tx.orgCode, employeeId, firstOfMonth(month), lastOfMonth(month), id],
  );
  return row?.used ?? 0;
};

/** Another request of the table, waiting or approved, that shares a day. */
const clashProblems = async (tx: Transaction, table: string, { id, employeeId, fromDate, toDate }: PreApprovalRequest, language: Language): Promise<Problem[]> => {
  const [clash] = await tx.query<{ from: string; to: string }>(
    `select t.from_date::text as from, t.to_date::text as to from ${quote(table)} t where t.org_code = $1 and t.employee_id = $2::bigint and t.status in ('PENDING', 'APPROVED') and t.from_date <= $4::date and t.to_date >= $3::date
       and t.id is distinct from $5::bigint order by t.from_date limit 1`,
    [tx.orgCode, employeeId, fromDate, toDate, id],
  );
  return clash ? [{ field: 'fromDate', ...finding('leaveRequest.sameDays', { from: await sayDay(tx, clash.from, language), to: await sayDay(tx, clash.to, language) }) }] : [];
};

/** The setting of a kind that holds for an employee; null where none does. */
export const preApprovalSetting = async (tx: Transaction, employeeId: string, kind: 'WORK_FROM_HOME' | 'ON_DUTY' | 'OVERTIME'): Promise<Setting | null> =>
  (
    await configurationFor<Setting>(tx, employeeId, {
      form: 'PRE_APPROVALS_SETTINGS',
      columns: 'c.notice_days as "noticeDays", c.maximum_days_per_request as "mostDays", c.maximum_days_per_month as "monthDays"',
      where: 'c.kind = $3',
      values: [kind],
    })
  ).own;

/** What other requests of the table, and the pre-approval setting of the employee, say against a request that is kept in `table`. Each month that the request touches is counted. */
export const preApprovalProblems = async (tx: Transaction, kind: 'WORK_FROM_HOME' | 'ON_DUTY', table: string, request: PreApprovalRequest, language: Language): Promise<Problem[]> => {
  await holdRequests(tx, request.employeeId);
  const clash = await clashProblems(tx, table, request, language);
  if (clash.length > 0) return clash;
  const own = await preApprovalSetting(tx, request.employeeId, kind);
  if (own === null) return [];
  const { fromDate, toDate } = request;
  const problems: Problem[] = [];
  const earliest = addDays(await todayOf(tx, request.employeeId), own.noticeDays);
  if (own.noticeDays > 0 && fromDate < earliest) problems.push({ field: 'fromDate', ...finding('preApproval.tooLate', { smart_count: own.noticeDays, day: await sayDay(tx, earliest, language) }) });
  const mostDays = own.mostDays ?? LONGEST;
  if (lengthOfRange(fromDate, toDate) > mostDays) problems.push({ field: 'toDate', ...finding('preApproval.tooLong', { smart_count: mostDays }) });
  if (own.monthDays === null || problems.length > 0) return problems;
  const asked = Map.groupBy(daysOf(fromDate, toDate), (day) => day.slice(0, 7));
  for (const [month, days] of asked) {
    const used = await usedIn(tx, table, request, `${month}-01`);
    if (used + days.length > own.monthDays) return [{ field: 'toDate', ...finding('preApproval.tooOften', { smart_count: own.monthDays, used }) }];
  }
  return problems;
};
