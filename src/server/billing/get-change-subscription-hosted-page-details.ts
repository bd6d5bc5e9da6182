import type { Context } from '../context.ts';
import { pageAnswer } from './answers.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';

type Arguments = { readonly subscriptionId: string; readonly planId: string; readonly planEmployeeCount: number; readonly source?: string | null };

/** Screens that may ask for a change, and so may be returned to; anything else returns to billing. */
const returns: ReadonlyMap<string, string> = new Map([['billing', '/billing'], ['dashboard', '/'], ['employees', '/core-hr/employees'], ['user-accounts', '/core-hr/user-accounts']]);

/** Document 0 §7: the page on which the plan is changed. */
export const getChangeSubscriptionHostedPageDetails = async ({ subscriptionId, planId, planEmployeeCount, source }: Arguments, context: Context) => {
  const returnTo = returns.get(source ?? 'billing') ?? '/billing';
  return pageAnswer(await providerOf(context.settings).changePage(await customerOf(context), { subscriptionId, planId, quantity: planEmployeeCount, returnTo }));
};
