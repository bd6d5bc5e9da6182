import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { done, invoiceAnswer } from './answers.ts';
import { customerOf } from './customer.ts';
import { catalogueOf } from './provider/catalogue.ts';
import { findInvoice } from './provider/own/invoices.ts';
import { notePayment } from './provider/own/payment.ts';

type Arguments = { readonly number: string; readonly paidOn: string; readonly reference: string };

/** Notes a transfer for an invoice, with who noted it. Not where a plan is required: nobody lifts their own restriction. */
export const recordBillingPayment = async ({ number, paidOn, reference }: Arguments, context: Context) => {
  const { chargebeeUrl, billingRequired } = context.settings;
  if (chargebeeUrl !== undefined || billingRequired) throw refuse('ACCESS_DENIED');
  const { orgCode, today, session } = await customerOf(context);
  return withOrg(context.db, orgCode, async (tx) => {
    await notePayment(tx, { number, paidOn, reference, session, today });
    const invoice = await findInvoice(tx, { seller: catalogueOf(context.settings).seller, today }, number);
    if (invoice === null) throw refuse('NOT_FOUND');
    return { ...done, row: invoiceAnswer(invoice) };
  });
};
