import type { Context } from '../context.ts';
import { refuse } from '../refuse.ts';
import { done, invoiceAnswer } from './answers.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';

/** One invoice with its lines; another organisation's is not found. */
export const billingInvoice = async ({ number }: { readonly number: string }, context: Context) => {
  const invoice = await providerOf(context.settings).invoice(await customerOf(context), number);
  if (invoice === null) throw refuse('NOT_FOUND');
  return { ...done, row: invoiceAnswer(invoice) };
};
