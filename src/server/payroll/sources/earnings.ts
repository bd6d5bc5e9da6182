import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import { toMinor } from '../../../domain/money.ts';
import type { PayTerms } from '../../../domain/payroll/payslip/pay-terms.ts';
import type { LineSource } from '../line-sources.ts';

type Row = { readonly id: string; readonly employeeId: string; readonly kindId: string; readonly title: string; readonly amount: string };

/** One-time earnings that are approved and whose payout day has come until a day: also those that a cycle before missed, because they were approved after it was final. */
export const earningsUntil = (untilOf: (terms: PayTerms) => string): LineSource => async (tx, terms, people) => {
  const { currency } = terms;
  const rows = await tx.query<Row>(
    `select o.id::text as id, o.employee_id::text as "employeeId", o.kind_id::text as "kindId", coalesce(nullif(o.name, ''), k.display_name, k.title) as title, trim_scale(o.amount)::text as amount
     from one_time_earning o join adhoc_allowance k on k.org_code = o.org_code and k.id = o.kind_id
     where o.org_code = $1 and o.employee_id = any($2::bigint[]) and o.status = 'APPROVED' and o.payout_date <= $3::date order by o.payout_date, o.id`,
    [tx.orgCode, people.map(({ employeeId }) => employeeId), untilOf(terms)],
  );
  return rows.map(({ id, employeeId, kindId, title, amount }): PayLine => ({ employeeId, code: `ONCE${kindId}`, title, kind: 'EARNING', amount: toMinor(amount, currency, 'halfUp'), source: { of: 'ONE_TIME_EARNING', entity: 'OneTimeEarning', id } }));
};

/** Those of a cycle. */
export const earningSource = earningsUntil(({ toDate }) => toDate);
