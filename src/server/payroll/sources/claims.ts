import { toMinor } from '../../../domain/money.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import type { PayTerms } from '../../../domain/payroll/payslip/pay-terms.ts';
import type { LineSource } from '../line-sources.ts';

type Row = { readonly id: string; readonly employeeId: string; readonly purpose: string; readonly amount: string };

/** Expense claims in the currency of payroll that are approved and not paid, handed in until a day. */
export const claimsUntil = (untilOf: (terms: PayTerms) => string): LineSource => async (tx, terms, people) => {
  const { currency } = terms;
  const rows = await tx.query<Row>(
    `select c.id::text as id, c.employee_id::text as "employeeId", c.purpose, trim_scale(c.total)::text as amount from claim_request c
     where c.org_code = $1 and c.employee_id = any($2::bigint[]) and c.status = 'APPROVED' and c.paid_on is null and c.total > 0 and c.currency = $3 and c.claimed_on <= $4::date order by c.claimed_on, c.id`,
    [tx.orgCode, people.map(({ employeeId }) => employeeId), currency, untilOf(terms)],
  );
  return rows.map(({ id, employeeId, purpose, amount }): PayLine => ({ employeeId, code: `CLAIM${id}`, title: { key: 'payslip.line.claim', args: { purpose } }, kind: 'REIMBURSEMENT', amount: toMinor(amount, currency, 'halfUp'), source: { of: 'EXPENSE_CLAIM', entity: 'ClaimRequest', id } }));
};

/** Those of a cycle. */
export const claimSource = claimsUntil(({ toDate }) => toDate);
