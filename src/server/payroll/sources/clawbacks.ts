import { toMinor } from '../../../domain/money.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import type { LineSource } from '../line-sources.ts';

type Row = { readonly id: string; readonly employeeId: string; readonly earning: string; readonly amount: string };

/** What is asked back on a day of the cycle and was confirmed. */
export const clawbackSource: LineSource = async (tx, { fromDate, toDate, currency }, people) => {
  const rows = await tx.query<Row>(
    `select c.id::text as id, c.employee_id::text as "employeeId", c.earning_name as earning, trim_scale(c.clawback_amount)::text as amount from clawback c
     where c.org_code = $1 and c.employee_id = any($2::bigint[]) and c.status = 'CONFIRMED' and c.clawback_amount > 0 and c.clawback_date between $3::date and $4::date order by c.id`,
    [tx.orgCode, people.map(({ employeeId }) => employeeId), fromDate, toDate],
  );
  return rows.map(({ id, employeeId, earning, amount }): PayLine => ({ employeeId, code: 'CLAWBACK', title: { key: 'payslip.line.clawback', args: { earning } }, kind: 'DEDUCTION', amount: toMinor(amount, currency, 'halfUp'), source: { of: 'CLAWBACK', entity: 'Clawback', id } }));
};
