import type { Transaction } from '../db/org.ts';

/**
 * How many of these payslips rest on something that is not as it was when they were reckoned: an earning, claim, clawback or recovered day that is gone, was decided otherwise or has another amount, a salary that
 * changed, and leave or an exit in the cycle.
 */
export const movedPayslips = async (tx: Transaction, payslips: readonly string[]): Promise<number> => {
  const [found] = await tx.query<{ count: number }>(
    `select count(*)::int as count from payslip p join payroll_run r on r.org_code = p.org_code and r.id = p.run_id
     where p.org_code = $1 and p.id = any($2::bigint[]) and (
       exists (select from jsonb_array_elements(p.lines) l where
         (l ->> 'of' = 'ONE_TIME_EARNING' and not exists (select from one_time_earning o where o.org_code = $1 and o.id = (l ->> 'id')::bigint and o.status = 'APPROVED' and o.amount = (l ->> 'amount')::numeric))
         or (l ->> 'of' = 'EXPENSE_CLAIM' and not exists (select from claim_request c where c.org_code = $1 and c.id = (l ->> 'id')::bigint and c.status = 'APPROVED' and c.paid_on is null and c.total = (l ->> 'amount')::numeric))
         or (l ->> 'of' = 'CLAWBACK' and not exists (select from clawback c where c.org_code = $1 and c.id = (l ->> 'id')::bigint and c.status = 'CONFIRMED' and c.clawback_amount = (l ->> 'amount')::numeric))
         or (l ->> 'of' = 'LOP_RECOVERY' and not exists (select from lop_recovery q where q.org_code = $1 and q.id = (l ->> 'id')::bigint and q.status = 'APPROVED' and q.paid_in_id = r.cycle_id)))
       or exists (select from employee_salary s where s.org_code = $1 and s.employee_id = p.employee_id and s.updated_at > r.prepared_at and s.status in ('APPLIED', 'CANCELLED') and s.effective_from <= p.to_date)
       or exists (select from exit x where x.org_code = $1 and x.employee_id = p.employee_id and x.updated_at > r.prepared_at and x.status <> 'PENDING' and x.last_working_day <= p.to_date)
       or exists (select from leave_request q join leave_type t on t.org_code = q.org_code and t.id = q.leave_type_id and not t.is_paid
         where q.org_code = $1 and q.employee_id = p.employee_id and q.updated_at > r.prepared_at and q.status <> 'PENDING' and q.from_date <= p.to_date and q.to_date >= p.from_date))`,
    [tx.orgCode, payslips],
  );
  return found?.count ?? 0;
};
