import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readAccount } from './account.ts';
import { done } from './answers.ts';
import { customerOf } from './customer.ts';

/** Who invoices are made out to; null until it is saved. */
export const retrieveTaxSettings = async (_args: object, context: Context) => {
  const { orgCode } = await customerOf(context);
  return withOrg(context.db, orgCode, async (tx) => ({ ...done, taxSettings: (await readAccount(tx)).tax }));
};
