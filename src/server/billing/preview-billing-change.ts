import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { done } from './answers.ts';
import { customerOf } from './customer.ts';
import { previewAnswer } from './preview.ts';
import { catalogueOf } from './provider/catalogue.ts';
import { reckon } from './provider/own/purchase.ts';
import { readSubscription } from './subscription.ts';

type Arguments = { readonly planId: string; readonly planEmployeeCount: number; readonly couponCode?: string | null };

/** What a purchase would cost today; an outside provider reckons on its own page. */
export const previewBillingChange = async ({ planId, planEmployeeCount, couponCode }: Arguments, context: Context) => {
  const customer = await customerOf(context);
  if (context.settings.chargebeeUrl !== undefined) return { ...done, preview: null };
  return withOrg(context.db, customer.orgCode, async (tx) => {
    const purchase = await reckon(tx, catalogueOf(context.settings), await readSubscription(tx), { planId, quantity: planEmployeeCount, couponCode: couponCode ?? null }, customer);
    return { ...done, preview: previewAnswer(purchase) };
  });
};
