import { isOverdue } from '../../domain/billing/standing.ts';
import type { PlanStatus } from '../../domain/billing/standing.ts';
import { amountsOf } from '../../domain/billing/charge.ts';
import { discountOn } from '../../domain/billing/coupon.ts';
import { priceOn } from '../../domain/billing/plan.ts';
import type { Transaction } from '../db/org.ts';
import type { Settings } from '../settings.ts';
import { done, planStatusOf, subscriptionAnswer } from './answers.ts';
import type { Next } from './answers.ts';
import { unpaidInvoices } from './provider/own/invoices.ts';
import type { Unpaid } from './provider/own/invoices.ts';
import { catalogueOf } from './provider/catalogue.ts';
import { readSubscription } from './subscription.ts';
import type { Subscription } from './subscription.ts';

export type Standing = { readonly subscription: Subscription | null; readonly unpaid: readonly Unpaid[]; readonly planStatus: PlanStatus; readonly isOverdue: boolean };

/** How the organisation stands by what is kept here; asks no provider. */
export const readStanding = async (tx: Transaction, today: string): Promise<Standing> => {
  const subscription = await readSubscription(tx);
  const unpaid = await unpaidInvoices(tx);
  return {
    subscription,
    unpaid,
    planStatus: planStatusOf(subscription, unpaid, today),
    isOverdue: isOverdue(unpaid, today) || (subscription?.unpaidSince != null && today > subscription.unpaidSince),
  };
};

/** The next term by the prices of its first day, changes that wait included. */
const nextOf = (subscription: Subscription, settings: Settings): Next => {
  const offer = settings.chargebeeUrl === undefined ? priceOn(catalogueOf(settings).plans, subscription.nextPlanId ?? subscription.planId, subscription.termTo) : undefined;
  const { total } = amountsOf({
    unitMinor: offer?.unitMinor ?? subscription.unitMinor,
    quantity: subscription.nextQuantity ?? subscription.quantity,
    discountPercentage: discountOn(subscription, subscription.termTo),
    period: subscription.period,
    periodUnit: subscription.periodUnit,
  });
  return { amountMinor: total, planName: subscription.nextPlanId === null ? null : (offer?.name ?? subscription.nextPlanId) };
};

/** The answer of every operation that shows or changes the subscription. */
export const subscriptionDetails = ({ subscription, planStatus }: Standing, settings: Settings) => ({
  ...done,
  planStatus,
  subscription: subscription === null || subscription.status === 'CANCELLED' ? null : subscriptionAnswer(subscription, nextOf(subscription, settings)),
});
