import { addDays, firstOfMonth, lastOfMonth } from '../../domain/dates.ts';
import { finding, type Problem } from '../../domain/problem.ts';
import { configurationFor } from '../coverage/configuration-for.ts';
import type { Transaction } from '../db/org.ts';
import { sayDay } from '../people/say-day.ts';
import { todayOf } from '../people/today.ts';
import type { Language } from '../session.ts';
import type { CompOffAsked } from './comp-off-problems.ts';

type Setting = { readonly noticeDays: number; readonly monthDays: number | null };

/** What the pre-approval setting for work on days off says against a day that is asked for: how long before it is asked, and on how many days of a month. Each request is of one day. Nothing where no setting is for the person. */
export const dayOffProblems = async (tx: Transaction, { id, employeeId, workedOn }: CompOffAsked, language: Language): Promise<Problem[]> => {
  const { own } = await configurationFor<Setting>(tx, employeeId, { form: 'PRE_APPROVALS_SETTINGS', columns: 'c.notice_days as "noticeDays", c.maximum_days_per_month as "monthDays"', where: 'c.kind = $3', values: ['WORK_ON_DAY_OFF'] });
  if (own === null) return [];
  const earliest = addDays(await todayOf(tx, employeeId), own.noticeDays);
  if (own.noticeDays > 0 && workedOn < earliest) return [{ field: 'workedOn', ...finding('preApproval.tooLate', { smart_count: own.noticeDays, day: await sayDay(tx, earliest, language) }) }];
  if (own.monthDays === null) return [];
  const [others] = await tx.query<{ used: number }>(
    `select count(distinct c.worked_on)::int as used from comp_off c where c.org_code = $1 and c.employee_id = $2::bigint and c.status in ('PENDING', 'APPROVED') and c.worked_on between $3::date and $4::date and c.worked_on <> $5::date and c.id is distinct from $6::bigint`,
    [tx.orgCode, employeeId, firstOfMonth(workedOn), lastOfMonth(workedOn), workedOn, id],
  );
  const used = others?.used ?? 0;
  return used < own.monthDays ? [] : [{ field: 'workedOn', ...finding('preApproval.tooOften', { smart_count: own.monthDays, used }) }];
};
