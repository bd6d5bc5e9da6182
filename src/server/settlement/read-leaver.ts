/** What a settlement is reckoned from: of one exit, in one statement. */
import type { NoticeTreatment } from '../../domain/settlement/notice.ts';
import type { SettlementRule } from '../../domain/settlement/settlement-rule.ts';
import type { Adjustment } from '../../domain/settlement/adjustment.ts';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { withWages } from '../statutory/wages-sql.ts';
import { dueOnSql, withRule } from './due-on-sql.ts';

export type Leaver = {
  readonly settlementId: string;
  readonly status: 'DRAFT' | 'PENDING' | 'FINAL' | 'PAID';
  readonly notice: NoticeTreatment | null;
  readonly gratuityAtOnce: boolean;
  readonly adjustments: readonly Adjustment[];
  readonly employeeId: string;
  readonly employeeName: string;
  readonly dateOfJoin: string;
  readonly exitId: string;
  readonly isLeaving: boolean;
  readonly noticeDate: string;
  readonly lastWorkingDay: string;
  /** Whole days of notice by the designation, in probation or after it; whom nobody confirmed is over it once its days are. */
  readonly noticeDays: number;
  readonly payByEmployee: boolean;
  readonly payByEmployer: boolean;
  /** Wages of a month by the salary of the last working day, decimal text; null without a salary. */
  readonly gross: string | null;
  readonly counted: string | null;
  /** Average of what counts, over the months before that count for the tax. */
  readonly averageCounted: string | null;
  readonly rule: SettlementRule | null;
  readonly dueOn: string | null;
  /** The pay cycle of the last working day. */
  readonly cycle: { readonly cycleId: string; readonly fromDate: string; readonly toDate: string; readonly payDate: string } | null;
  readonly hasAccount: boolean;
};

const RULE = `case when r.id is not null then json_build_object('name', r.name, 'law', r.law, 'workingDaysToPay', r.working_days_to_pay, 'leaveWage', r.leave_wage, 'leaveDaysPerMonth', r.leave_days_per_month, 'leaveTaxLimit', trim_scale(r.leave_tax_limit)::text,
    'leaveTaxMonths', r.leave_tax_months, 'leaveTaxDaysPerYear', r.leave_tax_days_per_year, 'noticeWage', r.notice_wage, 'noticeDaysPerMonth', r.notice_days_per_month) end`;

/** The leaver of a settlement, with the settlement as it stands. 'Not there' where the settlement is none. */
export const readLeaver = async (tx: Transaction, settlementId: string, country: string): Promise<Leaver> => {
  const [leaver] = await tx.query<Leaver>(
    `select s.id::text as "settlementId", s.status, s.notice, s.gratuity_at_once as "gratuityAtOnce", coalesce(s.adjustments, '[]') as adjustments, e.id::text as "employeeId", e.name as "employeeName", e.date_of_join::text as "dateOfJoin",
       x.id::text as "exitId", x.status = 'APPROVED' and x.last_working_day >= e.date_of_join as "isLeaving", x.notice_date::text as "noticeDate", x.last_working_day::text as "lastWorkingDay",
       coalesce(case when coalesce(e.confirmation_date, e.date_of_join + coalesce(d.probation_days, 0)) <= x.notice_date then d.notice_period_after_probation_days else d.notice_period_within_probation_days end, 0) as "noticeDays",
       coalesce(d.notice_period_pay_by_employee, false) as "payByEmployee", coalesce(d.notice_period_pay_by_employer, false) as "payByEmployer", trim_scale(w.gross)::text as gross, trim_scale(w.gratuity)::text as counted,
       (select round(avg(a.gratuity), 2)::text from generate_series(0, greatest(r.leave_tax_months, 1) - 1) m cross join lateral (select (x.last_working_day - make_interval(months => m))::date as day) b ${withWages('a', 'b.day')} where a.gratuity is not null) as "averageCounted",
       ${RULE} as rule, case when r.id is not null then ${dueOnSql('x.last_working_day', 'r.working_days_to_pay')}::text end as "dueOn",
       (select json_build_object('cycleId', c.id::text, 'fromDate', c.from_date, 'toDate', c.to_date, 'payDate', c.pay_date) from payroll_cycle c where c.org_code = $1 and x.last_working_day between c.from_date and c.to_date and c.to_date - c.from_date + 1 between 13 and 31
          order by c.from_date desc, c.id limit 1) as cycle,
       exists (select from bank_account b where b.org_code = $1 and b.employee_id = e.id and b.is_primary) as "hasAccount"
     from settlement s join employee e on e.org_code = s.org_code and e.id = s.employee_id join exit x on x.org_code = s.org_code and x.id = s.exit_id
       left join designation d on d.org_code = e.org_code and d.id = e.designation_id ${withRule('r', '$3', 'x.last_working_day')} ${withWages('w', 'x.last_working_day')}
     where s.org_code = $1 and s.id = $2::bigint`,
    [tx.orgCode, settlementId, country],
  );
  if (!leaver) throw refuse('NOT_FOUND');
  return leaver;
};
