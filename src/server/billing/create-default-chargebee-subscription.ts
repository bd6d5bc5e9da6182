import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';
import { readStanding, subscriptionDetails } from './standing.ts';

/** Document 0 §7: a trial of the default plan where there is no subscription; asked again it answers the same. */
export const createDefaultChargebeeSubscription = async (_args: object, context: Context) => {
  const customer = await customerOf(context);
  await providerOf(context.settings).createDefault(customer);
  return subscriptionDetails(await withOrg(context.db, customer.orgCode, (tx) => readStanding(tx, customer.today)), context.settings);
};
