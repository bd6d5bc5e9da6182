import { MOST_EMPLOYEES } from '../../domain/billing/quantity.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';
import { refuseField } from './refuse-field.ts';
import { readStanding, subscriptionDetails } from './standing.ts';

/** Document 0 §7: adds so many employees to the plan, charged for the rest of the term. Once for an Idempotency-Key. */
export const addSubscriptionQuantity = async ({ planEmployeeCount }: { readonly planEmployeeCount: number }, context: Context) => {
  const customer = await customerOf(context);
  if (planEmployeeCount < 1 || planEmployeeCount > MOST_EMPLOYEES) throw refuseField(customer.session, 'PLAN_QUANTITY', 'planEmployeeCount', { least: 1 });
  await providerOf(context.settings).addQuantity(customer, planEmployeeCount);
  return subscriptionDetails(await withOrg(context.db, customer.orgCode, (tx) => readStanding(tx, customer.today)), context.settings);
};
