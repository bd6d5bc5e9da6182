import { z } from 'zod';
import type { Offer } from '../../../../domain/billing/plan.ts';
import { withOrg } from '../../../db/org.ts';
import type { Customer } from '../../customer.ts';
import { readSubscription, writeSubscription } from '../../subscription.ts';
import type { Subscription } from '../../subscription.ts';
import { askChargebee, ChargebeeRefusal } from './ask-chargebee.ts';
import { offerFrom, subscriptionFrom } from './read.ts';
import { itemPrice, subscriptions } from './shapes.ts';
import type { subscription } from './shapes.ts';

type Given = z.infer<typeof subscription>;

/** The newest subscription of the organisation at Chargebee; null when it has none or is no customer there. */
export const newestSubscription = async (customer: Customer): Promise<Given | null> => {
  const { list } = await askChargebee(customer, { method: 'GET', path: 'subscriptions', form: { 'customer_id[is]': customer.orgCode, 'sort_by[desc]': 'created_at', limit: 1 } }, subscriptions);
  const found = list[0]?.subscription;
  // Another customer's would be a fault of theirs; it is never shown.
  return found?.customer_id === customer.orgCode ? found : null;
};

const planOf = async (customer: Customer, given: Given): Promise<Offer | null> => {
  const id = given.subscription_items.find(({ item_type: type }) => type === 'plan')?.item_price_id;
  if (id === undefined) return null;
  try {
    const { item_price: price } = await askChargebee(customer, { method: 'GET', path: `item_prices/${encodeURIComponent(id)}` }, z.object({ item_price: itemPrice }));
    return offerFrom(price);
  } catch (error) {
    if (error instanceof ChargebeeRefusal) return null; // a plan that was taken away keeps the name it had
    throw error;
  }
};

/** Keeps what Chargebee says of a subscription, so that alerts, dashboards and access need no request. Written only once everything was read. */
export const mirror = async (customer: Customer, given: Given): Promise<Subscription> => {
  const plan = await planOf(customer, given);
  return withOrg(customer.db, customer.orgCode, async (tx) => {
    const before = await readSubscription(tx, true);
    if (before !== null && before.id !== given.id && before.status !== 'CANCELLED') await writeSubscription(tx, { ...before, status: 'CANCELLED', version: before.version + 1 }, 'Chargebee');
    return writeSubscription(tx, subscriptionFrom(given, plan, before, customer.today), 'Chargebee');
  });
};
