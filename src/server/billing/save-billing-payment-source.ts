import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { isMailAddress } from '../mail/address.ts';
import { refuse } from '../refuse.ts';
import { savePayment } from './account.ts';
import { done } from './answers.ts';
import { customerOf } from './customer.ts';
import { paymentText } from './payment-text.ts';
import { usePage } from './provider/own/pages.ts';
import { refuseField } from './refuse-field.ts';

type Arguments = { readonly key: string; readonly paymentReference?: string | null; readonly paymentContact?: string | null };

/** Settles how invoices are paid: by transfer, with a reference and a contact. Cards are neither asked for nor kept. */
export const saveBillingPaymentSource = async ({ key, paymentReference, paymentContact }: Arguments, context: Context) => {
  const { orgCode, session } = await customerOf(context);
  const reference = paymentText(session, 'paymentReference', paymentReference);
  const contact = paymentText(session, 'paymentContact', paymentContact);
  if (contact !== null && !isMailAddress(contact)) throw refuseField(session, 'VALUE_UNFIT', 'paymentContact');
  return withOrg(context.db, orgCode, async (tx) => {
    if ((await usePage(tx, key, session.userId)).kind !== 'PAYMENT') throw refuse('CHECKOUT_EXPIRED');
    await savePayment(tx, { reference, contact }, session.name);
    return done;
  });
};
