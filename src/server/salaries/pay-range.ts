import type { PayRange } from '../../domain/payroll/salary/pay-range.ts';
import type { Transaction } from '../db/org.ts';

export type GradeRange = PayRange & { readonly employeeId: string; readonly grade: string; readonly currency: string };

/** The pay ranges of the grades that people have now, their own before those of their designations, in the currency of their salaries; who has none, or one in another currency, is left out. `which` chooses among `e`. */
export const payRanges = (tx: Transaction, currency: string, employeeIds: readonly string[], which: string, values: readonly unknown[]): Promise<GradeRange[]> =>
  tx.query<GradeRange>(
    `select e.id::text as "employeeId", g.name as grade, coalesce(g.currency, $${values.length + 1}) as currency, trim_scale(g.minimum_pay)::text as minimum, trim_scale(g.maximum_pay)::text as maximum
     from employee e left join designation d on d.org_code = e.org_code and d.id = e.designation_id join grade g on g.org_code = e.org_code and g.id = coalesce(e.grade_id, d.grade_id)
     where e.org_code = $1 and e.id = any($${values.length + 2}::bigint[]) and coalesce(g.currency, $${values.length + 1}) = $${values.length + 1} and (g.minimum_pay is not null or g.maximum_pay is not null) and ${which}`,
    [...values, currency, employeeIds],
  );
