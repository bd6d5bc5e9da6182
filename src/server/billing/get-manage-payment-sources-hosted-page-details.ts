import type { Context } from '../context.ts';
import { pageAnswer } from './answers.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';

/** Document 0 §7: the page on which is settled how invoices are paid. */
export const getManagePaymentSourcesHostedPageDetails = async (_args: object, context: Context) =>
  pageAnswer(await providerOf(context.settings).paymentPage(await customerOf(context)));
