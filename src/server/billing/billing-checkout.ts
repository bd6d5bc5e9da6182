import { leastQuantity } from '../../domain/billing/quantity.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readAccount } from './account.ts';
import { done } from './answers.ts';
import { customerOf } from './customer.ts';
import { countMembers } from './members.ts';
import { previewAnswer } from './preview.ts';
import { catalogueOf } from './provider/catalogue.ts';
import { readPage } from './provider/own/pages.ts';
import { reckon } from './provider/own/purchase.ts';
import { readSubscription } from './subscription.ts';

/** What the page of a key offers, reckoned anew with a coupon where one is given. Reading does not use the key. */
export const billingCheckout = async ({ key, couponCode }: { readonly key: string; readonly couponCode?: string | null }, context: Context) => {
  const customer = await customerOf(context);
  return withOrg(context.db, customer.orgCode, async (tx) => {
    const { kind, planId, quantity, expiresAt, returnTo } = await readPage(tx, key, customer.session.userId);
    const { paymentReference, paymentContact } = await readAccount(tx);
    const purchase =
      planId === null || quantity === null
        ? null
        : await reckon(tx, catalogueOf(context.settings), await readSubscription(tx), { planId, quantity, couponCode: couponCode ?? null }, customer);
    const least = leastQuantity((await countMembers(tx)).activeMembers, purchase?.offer.minimumQuantity ?? 1);
    return {
      ...done,
      checkout: { kind, planId, quantity, leastQuantity: least, expiresAt, returnTo, preview: purchase === null ? null : previewAnswer(purchase), paymentReference, paymentContact },
    };
  });
};
