import type { Context } from '../context.ts';
import { done, invoiceAnswer } from './answers.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';

const MOST = 100;

/** Invoices, newest first. */
export const listBillingInvoices = async ({ offset, limit }: { readonly offset?: number | null; readonly limit?: number | null }, context: Context) => {
  const { total, rows } = await providerOf(context.settings).invoices(await customerOf(context), Math.max(offset ?? 0, 0), Math.min(Math.max(limit ?? 50, 1), MOST));
  return { ...done, totalRecords: total, rows: rows.map(invoiceAnswer) };
};
