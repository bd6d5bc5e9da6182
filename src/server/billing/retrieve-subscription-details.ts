import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';
import { readStanding, subscriptionDetails } from './standing.ts';

/** Document 0 §7: the subscription as the provider knows it now. */
export const retrieveSubscriptionDetails = async (_args: object, context: Context) => {
  const customer = await customerOf(context);
  await providerOf(context.settings).refresh(customer);
  return subscriptionDetails(await withOrg(context.db, customer.orgCode, (tx) => readStanding(tx, customer.today)), context.settings);
};
