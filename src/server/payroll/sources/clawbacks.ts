import { toMinor } from '../../../domain/money.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import type { PayTerms } from '../../../domain/payroll/payslip/pay-terms.ts';
import type { LineSource } from '../line-sources.ts';

type Row = { readonly id: string; readonly employeeId: string; readonly earning: string; readonly amount: string };

type Days = { readonly from: string; readonly to: string };

/** What is asked back on days and was confirmed. */
export const clawbacksOn = (daysOf: (terms: PayTerms) => Days): LineSource => async (tx, terms, people) => {
  const { currency } = terms;
  const { from, to } = daysOf(terms);
  const rows = await tx.query<Row>(
    `select c.id::text as id, c.employee_id::text as "employeeId", c.earning_name as earning, trim_scale(c.clawback_amount)::text as amount from clawback c
     where c.org_code = $1 and c.employee_id = any($2::bigint[]) and c.status = 'CONFIRMED' and c.clawback_amount > 0 and c.clawback_date between $3::date and $4::date order by c.id`,
    [tx.orgCode, people.map(({ employeeId }) => employeeId), from, to],
  );
  return rows.map(({ id, employeeId, earning, amount }): PayLine => ({ employeeId, code: 'CLAWBACK', title: { key: 'payslip.line.clawback', args: { earning } }, kind: 'DEDUCTION', amount: toMinor(amount, currency, 'halfUp'), source: { of: 'CLAWBACK', entity: 'Clawback', id } }));
};

/** Those of a cycle. */
export const clawbackSource = clawbacksOn(({ fromDate, toDate }) => ({ from: fromDate, to: toDate }));
