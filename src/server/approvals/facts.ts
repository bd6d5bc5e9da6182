/** What one needs to decide a request, in one statement with what waits. */
import { requestKinds, type RequestKind } from '../../domain/approvals/kinds.ts';
import { yearsDays } from '../../domain/leave/leave-policy.ts';
import { configurationSql } from '../coverage/configuration-for.ts';
import { yearClosedSql } from '../leave-closure/year-closed-sql.ts';
import { resourceOf } from '../resource/registry.ts';
import { literal, quote } from '../resource/sql.ts';

type Told = { readonly from: string; readonly to: string; readonly fromTime?: string; readonly toTime?: string; readonly days?: string; readonly subject?: string; readonly leaveType?: string; /** How much, where it is not counted in days. */ readonly amount?: string; readonly currency?: string; /** Why; the request's reason where nothing else is named. */ readonly reason?: string };

/** In which payroll reckons. */
const PAYROLL_CURRENCY = '(select coalesce(s.currency, o.currency) from organisation o left join payroll_general_setting s on s.org_code = o.org_code where o.org_code = $1)';

/** Columns over the request `r` that say when, how much and what. */
const TOLD: Readonly<Record<RequestKind, Told>> = {
  LEAVE: { from: 'r.from_date', to: 'r.to_date', days: 'r.days', leaveType: 'r.leave_type_id', subject: '(select t.name from leave_type t where t.org_code = $1 and t.id = r.leave_type_id)' },
  SHORT_TIME_OFF: { from: 'r.date', to: 'r.date', fromTime: 'r.from_time', toTime: 'r.to_time' },
  COMPENSATORY_OFF: { from: 'r.worked_on', to: 'r.worked_on', days: 'r.days' },
  WORK_FROM_HOME: { from: 'r.from_date', to: 'r.to_date' },
  ON_DUTY: { from: 'r.from_date', to: 'r.to_date', subject: 'r.place' },
  REGULARISATION: { from: 'r.work_date', to: 'r.work_date', fromTime: 'r.check_in', toTime: 'r.check_out' },
  EXIT: { from: 'r.notice_date', to: 'r.last_working_day' },
  TRAVEL: { from: 'r.from_date', to: 'r.to_date', subject: 'r.destination', reason: 'r.purpose' },
  CLAIM: { from: 'r.claimed_on', to: 'r.claimed_on', amount: 'r.total', currency: 'r.currency', reason: 'r.purpose' },
  TIMESHEET: { from: 'r.week_of', to: 'r.week_of + 6', amount: 'r.hours', reason: 'r.note' },
  OVERTIME: { from: 'r.work_date', to: 'r.work_date', amount: 'r.hours' },
  LOP_RECOVERY: { from: 'r.lop_date', to: 'r.lop_date', days: 'r.days' },
  ONE_TIME_EARNING: { from: 'r.payout_date', to: 'r.payout_date', subject: 'r.name', amount: 'r.amount', currency: PAYROLL_CURRENCY, reason: 'r.note' },
  AIR_TICKET: { from: 'r.travel_on', to: 'coalesce(r.return_on, r.travel_on)', amount: 'r.amount', currency: 'r.currency', reason: 'r.purpose' },
  TAX_RELIEF: { from: 'r.declared_on', to: 'r.declared_on', amount: 'r.amount', currency: PAYROLL_CURRENCY, subject: 'r.financial_year', reason: 'r.purpose' },
  SALARY_ADVANCE: { from: 'r.wanted_on', to: 'r.wanted_on', amount: 'r.amount', currency: PAYROLL_CURRENCY },
  JOB_REQUISITION: { from: 'r.needed_by', to: 'r.needed_by', subject: "r.openings || ' × ' || r.title" },
};

/** The requests of the table `page` (kind, id) with what they say. */
export const toldSql = (page: string, kinds: readonly RequestKind[]): string =>
  kinds
    .map((kind) => {
      const { from, to, fromTime = 'null', toTime = 'null', days = 'null', subject = 'null', leaveType = 'null', amount = 'null', currency = 'null', reason = 'r.reason' } = TOLD[kind];
      return `select w.*, r.version, r.employee_id, r.status, r.approval, ${from} as from_date, ${to} as to_date, ${fromTime}::time as from_time, ${toTime}::time as to_time, ${days}::numeric as days, ${subject}::text as subject, ${leaveType}::bigint as leave_type_id, ${amount}::numeric as amount, ${currency}::text as currency, ${reason}::text as reason
        from ${page} w join ${quote(resourceOf(requestKinds[kind].type).table)} r on r.org_code = $1 and r.id = w.id and w.kind = ${literal(kind)}`;
    })
    .join(' union all ');

/** The kinds by which somebody is not at work: who else is away on these days matters. */
const AWAY = "'LEAVE', 'SHORT_TIME_OFF', 'WORK_FROM_HOME', 'ON_DUTY', 'TRAVEL'";

/** Over the request `r` of the employee `e`: others with the same manager whose leave meets its days. */
export const awaySql = `(select count(*)::int as count, coalesce((json_agg(json_build_object('name', x.name, 'fromDate', x.from_date, 'toDate', x.to_date, 'isApproved', x.status = 'APPROVED') order by x.status, x.from_date, x.name)), '[]'::json) as people
    from (select o.name, l.from_date, l.to_date, l.status from employee o join leave_request l on l.org_code = $1 and l.employee_id = o.id and l.status in ('PENDING', 'APPROVED') and l.from_date <= r.to_date and l.to_date >= r.from_date
      where o.org_code = $1 and o.manager_id = e.manager_id and o.id <> e.id and o.status = 'ACTIVE' and r.kind in (${AWAY})) x)`;

/** Over the leave `r` of the employee `e`: what is left of its kind in the year in which it begins, as JSON; null where nobody counts it. `day` is today. */
export const balanceSql = (day: string): string => `(select case when b.id is not null then json_build_object('left', trim_scale(b.entitled_days + b.carried_forward_days - b.encashed_days - b.lapsed_days - u.taken)::text, 'closed', c.closed)
      when p.id is not null then json_build_object('daysPerYear', round(p.days_per_year * 100)::int, 'prorated', p.prorated, 'joined', e.date_of_join, 'year', extract(year from r.from_date)::int, 'taken', round(u.taken * 100)::int, 'closed', c.closed) end
    from (select coalesce(sum(l.days), 0) as taken from leave_request l where l.org_code = $1 and l.employee_id = e.id and l.leave_type_id = r.leave_type_id and l.status = 'APPROVED' and extract(year from l.from_date) = extract(year from r.from_date)) u
    cross join lateral (select ${yearClosedSql('extract(year from r.from_date)', 'r.leave_type_id')} as closed) c
    left join leave_balance b on b.org_code = $1 and b.employee_id = e.id and b.leave_type_id = r.leave_type_id and b.year = extract(year from r.from_date)
    left join lateral ${configurationSql('LEAVE_POLICY', `c.leave_type_id = r.leave_type_id and b.id is null and (not c.after_confirmation or e.confirmation_date <= ${day}::date)`)} p on true
    where r.leave_type_id is not null)`;

export type Balance = { readonly closed: boolean } & ({ readonly left: string } | { readonly daysPerYear: number; readonly prorated: boolean; readonly joined: string; readonly year: number; readonly taken: number });

/** Days as text; a year that was closed has nothing left. Null where nobody counts them. */
export const leftOf = (balance: Balance | null): string | null => {
  if (balance === null) return null;
  if ('left' in balance) return balance.closed ? String(Math.min(0, Number(balance.left))) : balance.left;
  const entitled = yearsDays(balance, balance.year, balance.joined);
  if (entitled === 0) return null;
  return String((balance.closed ? Math.min(0, entitled - balance.taken) : entitled - balance.taken) / 100);
};
