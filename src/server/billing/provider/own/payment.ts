import type { Transaction } from '../../../db/org.ts';
import { refuse } from '../../../refuse.ts';
import { refuseField } from '../../refuse-field.ts';
import type { Session } from '../../../session.ts';

export type Payment = { readonly number: string; readonly paidOn: string; readonly reference: string; readonly session: Session; readonly today: string };

/** Sets an open invoice to paid, checked and done in one statement: of two at once, the second is told so. */
export const notePayment = async (tx: Transaction, { number, paidOn, reference, session, today }: Payment): Promise<void> => {
  const quoted = reference.trim();
  if (quoted === '' || quoted.length > 200) throw refuseField(session, 'VALUE_UNFIT', 'reference');
  if (paidOn > today) throw refuseField(session, 'VALUE_UNFIT', 'paidOn');
  const rows = await tx.query(
    'update billing_invoice set paid_on = $3, payment_reference = $4, paid_noted_by = $5 where org_code = $1 and number = $2 and paid_on is null and issued_on <= $3 returning number',
    [tx.orgCode, number, paidOn, quoted, session.name],
  );
  if (rows.length > 0) return;
  const [known] = await tx.query<{ paidOn: string | null }>('select paid_on as "paidOn" from billing_invoice where org_code = $1 and number = $2', [tx.orgCode, number]);
  if (known === undefined) throw refuse('NOT_FOUND');
  if (known.paidOn !== null) throw refuse('INVOICE_PAID');
  throw refuseField(session, 'VALUE_UNFIT', 'paidOn');
};
