/** What employees earned of compensatory off and took of it, in one statement for a list. */
import { availableFor } from '../../domain/leave/comp-off-balance.ts';
import type { Credit, Taking } from '../../domain/leave/comp-off-balance.ts';
import { finding } from '../../domain/problem.ts';
import type { Problem } from '../../domain/problem.ts';
import type { Transaction } from '../db/org.ts';
import { say } from '../messages.ts';
import type { Language } from '../session.ts';
import { holdRequests } from './hold-requests.ts';

/** Text of the statement's parts, over an employee `e`; $1 is the organisation. Lists are JSON, days hundredths. */
export const creditsSql = `coalesce((select json_agg(json_build_object('id', c.id::text, 'workedOn', c.worked_on, 'expiresOn', c.expires_on, 'days', round(c.days * 100)::int, 'encashed', round(c.encashed_days * 100)::int, 'paid', coalesce(round(c.paid_days * 100)::int, 0), 'reason', coalesce(c.reason, '')) order by c.worked_on, c.id)
  from comp_off c where c.org_code = $1 and c.employee_id = e.id and c.status = 'APPROVED'), '[]')`;

/** Leave that takes from compensatory off, counted on the day on which it begins. */
const takenSql = `from leave_request r join leave_type t on t.org_code = r.org_code and t.id = r.leave_type_id and t.from_comp_off where r.org_code = $1 and r.employee_id = e.id`;

export const takingsSql = (status: 'APPROVED' | 'PENDING'): string =>
  `coalesce((select json_agg(json_build_object('on', r.from_date, 'days', round(r.days * 100)::int) order by r.from_date, r.id) ${takenSql} and r.status = '${status}'), '[]')`;

/** Whether there is anything to tell of the employee. */
export const hasCompOffSql = `(exists (select from comp_off c where c.org_code = $1 and c.employee_id = e.id and c.status = 'APPROVED') or exists (select ${takenSql} and r.status = 'APPROVED'))`;

type Asked = { readonly id: string | null; readonly employeeId: string; readonly leaveTypeId: string; readonly fromDate: string; readonly days: string };
type Account = { readonly leave: string; readonly credits: readonly Credit[]; readonly takings: readonly Taking[] };

/** Leave that is taken from compensatory off takes no more than what is there on the day, beside other requests, waiting or approved. Nothing of other leave. */
export const compOffLeaveProblems = async (tx: Transaction, { id, employeeId, leaveTypeId, fromDate, days }: Asked, language: Language): Promise<Problem[]> => {
  const [type] = await tx.query<{ name: string }>('select name from leave_type where org_code = $1 and id = $2::bigint and from_comp_off', [tx.orgCode, leaveTypeId]);
  if (type === undefined) return [];
  await holdRequests(tx, employeeId);
  const [account] = await tx.query<Account>(
    `select ${creditsSql} as credits, coalesce((select json_agg(json_build_object('on', r.from_date, 'days', round(r.days * 100)::int)) ${takenSql} and r.status in ('PENDING', 'APPROVED') and r.id is distinct from $3::bigint), '[]') as takings
     from employee e where e.org_code = $1 and e.id = $2::bigint`,
    [tx.orgCode, employeeId, id],
  );
  const left = account === undefined ? 0 : availableFor(account.credits, account.takings, fromDate);
  if (Math.round(Number(days) * 100) <= left) return [];
  return [{ field: 'days', ...finding('leavePolicy.tooMuch', { left: say(language, 'leavePolicy.days', { smart_count: left / 100, days: left / 100 }), leave: type.name }) }];
};
