import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { once } from '../resource/once.ts';
import { savePayment } from './account.ts';
import { customerOf } from './customer.ts';
import { catalogueOf } from './provider/catalogue.ts';
import { usePage } from './provider/own/pages.ts';
import { buy, reckon } from './provider/own/purchase.ts';
import { bringUpToDate } from './provider/own/renew.ts';
import { readStanding, subscriptionDetails } from './standing.ts';
import { paymentText } from './payment-text.ts';

type Arguments = { readonly key: string; readonly couponCode?: string | null; readonly paymentReference?: string | null };

/**
 * Buys what the page of the key offers: key, subscription, coupon and invoice in one transaction. A subscription that changed after the page was
 * opened is refused, because the price on the page is not its price any more; the key stays good then, and so does everything else.
 */
export const confirmBillingCheckout = async ({ key, couponCode, paymentReference }: Arguments, context: Context) => {
  const customer = await customerOf(context);
  const reference = paymentText(customer.session, 'paymentReference', paymentReference);
  const { session, today } = customer;
  return withOrg(context.db, customer.orgCode, async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`billing ${tx.orgCode}`]);
    await once(tx, customer, 'confirmBillingCheckout', { key, couponCode, reference }, async () => {
      const catalogue = catalogueOf(context.settings);
      const { kind, planId, quantity, subscriptionVersion } = await usePage(tx, key, session.userId);
      if (kind === 'PAYMENT' || planId === null || quantity === null) throw refuse('CHECKOUT_EXPIRED');
      const running = await bringUpToDate(tx, catalogue, today);
      if ((running?.version ?? null) !== subscriptionVersion) throw refuse('SUBSCRIPTION_CHANGED');
      const purchase = await reckon(tx, catalogue, running, { planId, quantity, couponCode: couponCode ?? null }, customer);
      const { id } = await buy(tx, running, purchase, customer);
      if (reference !== null) await savePayment(tx, { reference }, session.name);
      return { id };
    });
    return subscriptionDetails(await readStanding(tx, today), context.settings);
  });
};
