import type { Grant } from '../access/authorise.ts';
import type { Transaction } from '../db/org.ts';
import { employeesWithin } from '../people/day-sql.ts';
import { todayOf } from '../people/today.ts';
import { bindings } from '../resource/sql.ts';
import { readPayrollSettings } from '../salaries/payroll-settings.ts';
import { dueOnSql, withRule } from './due-on-sql.ts';

export type LeaversAsked = { readonly search?: string | null; readonly state?: 'WITHOUT' | 'OPEN' | 'FINAL' | 'PAID' | null; readonly offset?: number | null; readonly limit?: number | null };

type Row = {
  readonly exitId: string; readonly employeeId: string; readonly name: string; readonly employeeNumber: string | null; readonly designation: string | null; readonly department: string | null; readonly noticeDate: string; readonly lastWorkingDay: string;
  readonly dueOn: string | null; readonly isLate: boolean; readonly isOwn: boolean; readonly settlementId: string | null; readonly status: string | null; readonly net: string | null; readonly currency: string | null; readonly points: readonly string[];
};
type Counts = { readonly without: number; readonly open: number; readonly final: number; readonly paid: number; readonly late: number; readonly found: number };

const MOST = 200;
/** Who left longer ago and was never settled here was settled elsewhere. */
const MONTHS_BACK = 6;

const STATES = { WITHOUT: 'x.settlement_id is null', OPEN: `x.status in ('DRAFT', 'PENDING')`, FINAL: `x.status = 'FINAL'`, PAID: `x.status = 'PAID'` } as const;

/**
 * Who leaves by an approved exit within reach, or has left, the latest last working day first, with counts of where everybody stands: in one statement. The day by which it is paid is that of the settlement, or reckoned by the rule.
 */
export const readLeavers = async (tx: Transaction, grant: Grant, { search, state, offset, limit }: LeaversAsked): Promise<{ readonly counts: Counts; readonly rows: readonly Row[] }> => {
  const { country } = await readPayrollSettings(tx);
  const to = bindings(tx.orgCode);
  const today = `${to.bind(await todayOf(tx))}::date`;
  const [there, own] = [to.bind(country), `${to.bind(grant.session.employeeId)}::bigint`];
  const text = search?.trim() ?? '';
  const named = text === '' ? 'true' : `position(fold(${to.bind(text)}) in fold(x.name || ' ' || coalesce(x.employee_number, ''))) > 0`;
  const isFound = `(${named} and ${state == null ? 'true' : STATES[state]})`;
  const [page, from] = [`${to.bind(Math.min(Math.max(limit ?? 50, 1), MOST))}::int`, `${to.bind(Math.max(offset ?? 0, 0))}::int`];
  const [answer] = await tx.query<Counts & { rows: readonly Row[] | null }>(
    `with leavers as materialized (
       select o.id as exit_id, e.id as employee_id, e.name, e.employee_number, o.notice_date, o.last_working_day, e.designation_id, e.department_id, s.id as settlement_id, s.status, s.net, s.currency, s.points,
         coalesce(s.due_on, case when r.id is not null then ${dueOnSql('o.last_working_day', 'r.working_days_to_pay')} end) as due_on
       from exit o join employee e on e.org_code = o.org_code and e.id = o.employee_id left join settlement s on s.org_code = o.org_code and s.exit_id = o.id ${withRule('r', there, 'o.last_working_day')}
       where o.org_code = $1 and (s.id is not null or (o.status = 'APPROVED' and o.last_working_day >= e.date_of_join and o.last_working_day > ${today} - interval '${MONTHS_BACK} months')) and ${employeesWithin(grant, grant.session, to)}),
     marked as (select x.*, coalesce(x.status, '') <> 'PAID' and x.due_on < ${today} as is_late, ${isFound} as is_found from leavers x),
     chosen as (select x.* from marked x where x.is_found order by x.last_working_day desc, fold(x.name), x.exit_id limit ${page} offset ${from})
     select (count(*) filter (where ${STATES.WITHOUT}))::int as without, (count(*) filter (where ${STATES.OPEN}))::int as open, (count(*) filter (where ${STATES.FINAL}))::int as final, (count(*) filter (where ${STATES.PAID}))::int as paid,
       (count(*) filter (where x.is_late))::int as late, (count(*) filter (where x.is_found))::int as found,
       (select json_agg(json_build_object('exitId', c.exit_id::text, 'employeeId', c.employee_id::text, 'name', c.name, 'employeeNumber', c.employee_number, 'designation', g.title, 'department', d.name, 'noticeDate', c.notice_date, 'lastWorkingDay', c.last_working_day,
           'dueOn', c.due_on, 'isLate', c.is_late, 'isOwn', coalesce(c.employee_id = ${own}, false), 'settlementId', c.settlement_id::text, 'status', c.status, 'net', trim_scale(c.net)::text, 'currency', c.currency,
           'points', coalesce((select json_agg(p) from unnest(c.points) p where not (p = 'LAST_DAY_AHEAD' and c.last_working_day <= ${today}) and c.status in ('DRAFT', 'PENDING')), '[]')) order by c.last_working_day desc, fold(c.name), c.exit_id)
         from chosen c left join designation g on g.org_code = $1 and g.id = c.designation_id left join department d on d.org_code = $1 and d.id = c.department_id) as rows
     from marked x`,
    to.values,
  );
  const { rows, ...counts } = answer!;
  return { counts, rows: (rows ?? []).map((row) => (row.isOwn ? { ...row, net: null } : row)) };
};
