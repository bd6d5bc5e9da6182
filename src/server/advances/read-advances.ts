/** Advances with everything that happened to them: decisions of payroll with the record, deductions from the lines of final payslips and settlements. Nothing of it is kept twice. */
import type { Advance, Deduction, PlanChange } from '../../domain/advances/plan.ts';
import { monthOf } from '../../domain/advances/months.ts';
import { toMinor } from '../../domain/money.ts';
import { wholeUnit } from '../../domain/statutory/amounts.ts';
import type { Transaction } from '../db/org.ts';
import { closesMonthSql } from '../payroll/closes-month-sql.ts';

export type KnownChange = {
  readonly kind: PlanChange['kind'];
  readonly day: string;
  readonly month: string | null;
  readonly instalments: number | null;
  readonly amount: string | null;
  readonly reference: string | null;
  readonly reason: string;
  readonly by: string;
};

/** `HELD`: of a payslip of a final run that is held; it counts once it is released, and is not asked for a second time meanwhile. */
export type KnownDeduction = { readonly kind: 'PAYSLIP' | 'SETTLEMENT' | 'HELD'; readonly payslipId: string | null; readonly day: string; readonly month: string; readonly name: string; readonly amount: string };

export type KnownAdvance = {
  readonly id: string;
  readonly employeeId: string;
  readonly reason: string;
  readonly amount: string;
  readonly instalments: number;
  readonly recoverFrom: string;
  readonly status: string;
  readonly paidOn: string | null;
  /** The first month (YYYY-MM) whose instalment comes after the payroll run that paid it; null where none did. */
  readonly afterRun: string | null;
  readonly changes: readonly KnownChange[];
  readonly deductions: readonly KnownDeduction[];
};

/** Over the advance `a`: lines of payslips of final runs, and of final settlements, that deduct of it. */
const DEDUCTIONS = `(select json_agg(x order by x.month, x.day) from (
    select case p.status when 'HELD' then 'HELD' else 'PAYSLIP' end as kind, p.id::text as "payslipId", p.pay_date as day, to_char(p.to_date, 'YYYY-MM') as month, p.name, l ->> 'amount' as amount
      from payslip p join payroll_run r on r.org_code = p.org_code and r.id = p.run_id and r.status = 'FINALIZED' cross join jsonb_array_elements(p.lines) l
      where p.org_code = $1 and p.employee_id = a.employee_id and p.status in ('FINAL', 'HELD') and l ->> 'of' = 'ADVANCE_RECOVERY' and l ->> 'id' = a.id::text
    union all select 'SETTLEMENT', null, coalesce(s.paid_on, s.last_working_day), to_char(s.last_working_day, 'YYYY-MM'), s.name, l ->> 'amount'
      from settlement s cross join jsonb_array_elements(s.lines) l where s.org_code = $1 and s.employee_id = a.employee_id and s.status in ('FINAL', 'PAID') and l ->> 'of' = 'ADVANCE_RECOVERY' and l ->> 'id' = a.id::text) x)`;

/** The advances of which a predicate over `a` holds, the earliest first; its values follow the organisation, $1. */
export const readAdvances = (tx: Transaction, where: string, values: readonly unknown[]): Promise<KnownAdvance[]> =>
  tx.query<KnownAdvance>(
    `select a.id::text as id, a.employee_id::text as "employeeId", a.reason, trim_scale(a.amount)::text as amount, a.instalments, a.recover_from::text as "recoverFrom", a.status, a.paid_on::text as "paidOn",
       (select to_char(date_trunc('month', p.to_date) + case when ${closesMonthSql('p')} then interval '1 month' else interval '0' end, 'YYYY-MM') from payslip p cross join jsonb_array_elements(p.lines) l
         where p.org_code = $1 and p.employee_id = a.employee_id and p.status = 'FINAL' and l ->> 'of' = 'SALARY_ADVANCE' and l ->> 'id' = a.id::text limit 1) as "afterRun",
       coalesce((select json_agg(json_build_object('kind', c.kind, 'day', c.day, 'month', to_char(c.month, 'YYYY-MM'), 'instalments', c.instalments, 'amount', trim_scale(c.amount)::text, 'reference', c.reference, 'reason', c.reason, 'by', c.by) order by c.position)
         from advance_change c where c.org_code = a.org_code and c.salary_advance_id = a.id), '[]') as changes,
       coalesce(${DEDUCTIONS}, '[]') as deductions
     from salary_advance a where a.org_code = $1 and (${where}) order by a.wanted_on, a.id`,
    [tx.orgCode, ...values],
  );

export const paidOf = (tx: Transaction, employees: readonly string[]): Promise<KnownAdvance[]> => readAdvances(tx, `a.employee_id = any($2::bigint[]) and a.status = 'APPROVED' and a.paid_on is not null`, [employees]);

type Counting = { readonly currency: string; /** Held payslips count, too. */ readonly withHeld?: boolean; /** Payslips that do not count. */ readonly without?: ReadonlySet<string> };

export const planChangesOf = (changes: readonly KnownChange[], currency: string): readonly PlanChange[] =>
  changes.map(({ kind, month, instalments, amount }): PlanChange => {
    if (kind === 'SKIP') return { kind, month: month ?? '' };
    return kind === 'REPLAN' ? { kind, month: month ?? '', instalments: instalments ?? 1 } : { kind, amount: toMinor(amount ?? '0', currency, 'halfUp') };
  });

/** As the rules reckon it: a run that pays an advance deducts nothing of it yet, so that no two instalments come at once. */
export const asAdvance = ({ amount, instalments, recoverFrom, paidOn, afterRun, changes, deductions }: KnownAdvance, { currency, withHeld = false, without = new Set() }: Counting): Advance => {
  const firstMonth = [monthOf(recoverFrom), monthOf(paidOn ?? recoverFrom), afterRun ?? ''].reduce((last, month) => (month > last ? month : last));
  const counted = deductions.filter(({ kind, payslipId }) => (withHeld || kind !== 'HELD') && (payslipId === null || !without.has(payslipId)));
  return {
    amount: toMinor(amount, currency, 'halfUp'), instalments, firstMonth, isPaid: paidOn !== null, unit: wholeUnit({ currency }), changes: planChangesOf(changes, currency),
    deductions: counted.map(({ month, amount: taken }): Deduction => ({ month, amount: toMinor(taken, currency, 'halfUp') })),
  };
};
