/** From when to when somebody is employed: nothing is asked for, or planned on, a day before or after. */
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { refuseProblems } from '../refuse-problems.ts';
import type { Caller } from '../resource/caller.ts';
import type { Values } from '../resource/hooks.ts';
import type { Image } from '../resource/image.ts';
import type { Language } from '../session.ts';
import { sayDay } from './say-day.ts';
import { todayOf } from './today.ts';

/** Days after which an exit that nobody followed is left to people: who is active since then was not meant, or came back. */
const LATEST_EXIT_DAYS = 31;

/** Whether the approved exit `x` of the employee `e`, who is active, is one that the hourly rule follows: what it did of this exit and somebody undid is left to people; whoever leaves again later goes as anybody. */
export const isFollowedSql = `(x.last_working_day >= e.date_of_join and x.last_working_day >= (now() at time zone 'UTC')::date - ${LATEST_EXIT_DAYS}
    and not exists (select from change c join change_set s on s.org_code = c.org_code and s.id = c.change_set_id
      where c.org_code = $1 and c.entity = 'Employee' and c.row_id = e.id and s.source = 'RULE' and s.form = 'EXIT_MANAGEMENT' and s.undone_by is not null and s.at > x.last_working_day))`;

/** Whether the exit `x` ends the employment of `e`, or asks to: an approved one whose last working day lies before the day of joining is of a former employment. */
export const isLeavingSql = "(x.status = 'PENDING' or (x.status = 'APPROVED' and x.last_working_day >= e.date_of_join))";

type Employment = {
  readonly name: string;
  readonly isActive: boolean;
  readonly joined: string;
  /** Of the approved exit; null without one. */
  readonly lastDay: string | null;
  /** The last day of an employment before this one, of whoever came back on a later day of joining. */
  readonly before: string | null;
};

const employmentOf = async (tx: Transaction, employeeId: string): Promise<Employment | undefined> =>
  (
    await tx.prepared<Employment>(
      'employment-of',
      `select e.name, e.status = 'ACTIVE' as "isActive", e.date_of_join::text as joined, max(x.last_working_day) filter (where x.last_working_day < e.date_of_join)::text as before,
         max(x.last_working_day) filter (where x.last_working_day >= e.date_of_join and (e.status <> 'ACTIVE' or ${isFollowedSql}))::text as "lastDay"
       from employee e left join exit x on x.org_code = e.org_code and x.employee_id = e.id and x.status = 'APPROVED' where e.org_code = $1 and e.id = $2::bigint group by e.org_code, e.id`,
      [tx.orgCode, employeeId],
    )
  )[0];

/** What is asked for from day to day, both by the fields that hold them. */
type DaysOf = { readonly employeeId: string; readonly from: readonly [field: string, day: string]; readonly to: readonly [field: string, day: string] };

/**
 * Days on which the employee is not employed: before the day of joining, after the last working day, or from today on where they are inactive. Of whoever is inactive without an exit nobody knows the last
 * day: days before today may still be entered, as those of whoever has left since.
 */
export const employmentProblems = async (tx: Transaction, { employeeId, from: [fromField, from], to: [toField, to] }: DaysOf, language: Language): Promise<Problem[]> => {
  const found = await employmentOf(tx, employeeId);
  if (found === undefined) return [];
  const { name, isActive, joined, lastDay, before } = found;
  if (from < joined && (before === null || to > before)) return [{ field: fromField, ...finding('employment.tooEarly', { name, day: await sayDay(tx, joined, language) }) }];
  if (lastDay !== null && to > lastDay) return [{ field: toField, ...finding('employment.tooLate', { name, day: await sayDay(tx, lastDay, language) }) }];
  if (isActive || to < (await todayOf(tx, employeeId))) return [];
  return [{ field: toField, ...finding('employment.inactive', { name }) }];
};

/** Statuses with which the days of a request count. */
const COUNTED: ReadonlySet<unknown> = new Set(['PENDING', 'APPROVED']);

/**
 * Refuses a request, whoever enters it, for days on which its employee is not employed. `first` and `last` name the fields of its days. A draft may wait, one that is over says what was, and what only says more of the same days
 * stays as it is; an approval looks again, because people leave while their requests wait.
 */
export const refuseOutsideEmployment = async (tx: Transaction, caller: Caller, values: Values, before: Image | null, first: string, last = first): Promise<void> => {
  const whole: Values = { ...before, ...values };
  if (caller.source === 'UNDO' || !COUNTED.has(whole['status'])) return;
  const isNew = before === null || !COUNTED.has(before['status']) || (before['status'] !== 'APPROVED' && whole['status'] === 'APPROVED') || ['employeeId', first, last].some((key) => String(whole[key]) !== String(before[key]));
  if (!isNew) return;
  const days: DaysOf = { employeeId: String(whole['employeeId']), from: [first, String(whole[first])], to: [last, String(whole[last])] };
  refuseProblems(caller, await employmentProblems(tx, days, caller.session.language));
};
