/** What the operations of billing answer: amounts as decimal text, days as text. */
import type { Offer } from '../../domain/billing/plan.ts';
import { planStatusOn } from '../../domain/billing/standing.ts';
import type { PlanStatus } from '../../domain/billing/standing.ts';
import { fromMinor } from '../../domain/money.ts';
import type { Invoice } from './invoice.ts';
import type { HostedPage } from './provider/provider.ts';
import type { Subscription } from './subscription.ts';

export const done = { errorCode: '', message: '' } as const;

export const planAnswer = (offer: Offer) => ({
  planId: offer.planId,
  planName: offer.name,
  planType: offer.dashboard,
  unitPrice: fromMinor(offer.unitMinor, offer.currency),
  currencyCode: offer.currency,
  planPeriod: offer.period,
  planPeriodUnit: offer.periodUnit,
  minimumQuantity: offer.minimumQuantity,
  trialDays: offer.trialDays,
  features: offer.features,
});

export const pageAnswer = (hostedPage: HostedPage) => ({ ...done, hostedPage });

/** What the next term costs and what its plan is called. */
export type Next = { readonly amountMinor: bigint; readonly planName: string | null };

export const subscriptionAnswer = (subscription: Subscription, next: Next) => ({
  subscriptionId: subscription.id,
  planId: subscription.planId,
  planName: subscription.planName,
  subscribedPlanQuantity: subscription.quantity,
  unitPrice: fromMinor(subscription.unitMinor, subscription.currency),
  subscriptionCurrency: subscription.currency,
  subscriptionBillingPeriod: subscription.period,
  subscriptionBillingPeriodUnit: subscription.periodUnit,
  subscriptionStatus: subscription.status,
  isChosen: subscription.isChosen,
  currentTermStart: subscription.termFrom,
  currentTermEnd: subscription.termTo,
  trialEnd: subscription.trialEnd,
  couponCode: subscription.couponCode,
  discountPercentage: subscription.discountPercentage,
  discountUntil: subscription.discountUntil,
  nextAmount: fromMinor(next.amountMinor, subscription.currency),
  nextPlanId: subscription.nextPlanId,
  nextPlanName: next.planName,
  nextQuantity: subscription.nextQuantity,
  version: subscription.version,
});

export const planStatusOf = (subscription: Subscription | null, unpaid: readonly { readonly dueOn: string }[], today: string): PlanStatus =>
  planStatusOn(subscription, subscription?.unpaidSince == null ? unpaid : [...unpaid, { dueOn: subscription.unpaidSince }], today);

export const invoiceAnswer = ({ subtotalMinor, discountMinor, totalMinor, lines, ...invoice }: Invoice) => {
  const money = (minor: bigint): string => fromMinor(minor, invoice.currency);
  return {
    ...invoice,
    subtotal: money(subtotalMinor),
    discount: money(discountMinor),
    total: money(totalMinor),
    lines: lines.map(({ unitMinor, amountMinor, ...line }) => ({ ...line, unitPrice: unitMinor === null ? null : money(unitMinor), amount: money(amountMinor) })),
  };
};
