import { toMinor } from '../../../domain/money.ts';
import type { PayLine } from '../../../domain/payroll/payslip/pay-line.ts';
import type { PayTerms } from '../../../domain/payroll/payslip/pay-terms.ts';
import type { LineSource } from '../line-sources.ts';

type Row = { readonly id: string; readonly employeeId: string; readonly kind: 'REIMBURSEMENT' | 'ENCASHMENT'; readonly amount: string };

/** Air tickets that are approved and not settled, asked for until a day: what was spent is paid back, what is encashed is earned. What the organisation books goes with no salary. */
export const airTicketsUntil = (untilOf: (terms: PayTerms) => string): LineSource => async (tx, terms, people) => {
  const { currency } = terms;
  const rows = await tx.query<Row>(
    `select c.id::text as id, c.employee_id::text as "employeeId", c.kind, trim_scale(c.amount)::text as amount from air_ticket_claim c
     where c.org_code = $1 and c.employee_id = any($2::bigint[]) and c.status = 'APPROVED' and c.settled_on is null and c.kind <> 'BOOKING' and c.amount > 0 and c.currency = $3 and c.claimed_on <= $4::date order by c.claimed_on, c.id`,
    [tx.orgCode, people.map(({ employeeId }) => employeeId), currency, untilOf(terms)],
  );
  return rows.map(({ id, employeeId, kind, amount }): PayLine => ({
    employeeId, ...(kind === 'ENCASHMENT' ? { code: 'AIRTICKETENCASHMENT', title: { key: 'payslip.line.airTicketEncashment' }, kind: 'EARNING' } : { code: 'AIRTICKET', title: { key: 'payslip.line.airTickets' }, kind: 'REIMBURSEMENT' }),
    amount: toMinor(amount, currency, 'halfUp'), source: { of: 'AIR_TICKET', entity: 'AirTicketClaim', id },
  }));
};

/** Those of a cycle. */
export const airTicketSource = airTicketsUntil(({ toDate }) => toDate);
