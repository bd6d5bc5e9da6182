import { addDays, firstOfMonth, lastOfMonth } from '../../domain/dates.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import { preApprovalSetting } from '../coverage/pre-approval.ts';
import type { Transaction } from '../db/org.ts';
import { sayDay } from '../people/say-day.ts';
import { todayOf } from '../people/today.ts';
import type { Language } from '../session.ts';
import type { DayOf } from './worked-days.ts';

/** What the pre-approval setting of overtime says against what somebody asks for themselves: how early, and on how many days of a month. */
export const preApprovalProblems = async (tx: Transaction, { id, employeeId, day }: DayOf & { readonly id: string | null }, language: Language): Promise<readonly Problem[]> => {
  const setting = await preApprovalSetting(tx, employeeId, 'OVERTIME');
  if (setting === null) return [];
  const earliest = addDays(await todayOf(tx, employeeId), setting.noticeDays);
  if (setting.noticeDays > 0 && day < earliest) return [{ field: 'workDate', ...finding('preApproval.tooLate', { smart_count: setting.noticeDays, day: await sayDay(tx, earliest, language) }) }];
  if (setting.monthDays === null) return [];
  const [used] = await tx.query<{ days: number }>(
    `select count(distinct o.work_date)::int as days from overtime_request o where o.org_code = $1 and o.employee_id = $2::bigint and o.status in ('PENDING', 'APPROVED') and o.work_date between $3::date and $4::date and o.id is distinct from $5::bigint`,
    [tx.orgCode, employeeId, firstOfMonth(day), lastOfMonth(day), id],
  );
  return used!.days < setting.monthDays ? [] : [{ field: 'workDate', ...finding('preApproval.tooOften', { smart_count: setting.monthDays, used: used!.days }) }];
};
