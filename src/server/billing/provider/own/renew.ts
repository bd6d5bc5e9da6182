import { amountsOf } from '../../../../domain/billing/charge.ts';
import { discountOn } from '../../../../domain/billing/coupon.ts';
import { priceOn } from '../../../../domain/billing/plan.ts';
import { termFrom } from '../../../../domain/billing/term.ts';
import type { Transaction } from '../../../db/org.ts';
import { readSubscription, writeSubscription } from '../../subscription.ts';
import type { Subscription } from '../../subscription.ts';
import type { Catalogue } from '../catalogue.ts';
import { issueInvoice } from './invoices.ts';

/** Who writes what time does by itself. */
const BY = 'Tenure';

/** The plan that the next term has, at the price of its first day; a plan that is gone from the list keeps its price. */
const planOfNext = (subscription: Subscription, { plans }: Catalogue): Subscription => {
  const planId = subscription.nextPlanId ?? subscription.planId;
  const offer = priceOn(plans, planId, subscription.termTo);
  return {
    ...subscription,
    ...(offer === undefined ? {} : { planId, planName: offer.name, dashboard: offer.dashboard, unitMinor: offer.unitMinor, period: offer.period, periodUnit: offer.periodUnit }),
    quantity: subscription.nextQuantity ?? subscription.quantity,
    nextPlanId: null,
    nextQuantity: null,
  };
};

const nextTerm = (subscription: Subscription, catalogue: Catalogue): Subscription => {
  const next = planOfNext(subscription, catalogue);
  const isOtherPeriod = next.period !== subscription.period || next.periodUnit !== subscription.periodUnit;
  const anchor = subscription.status === 'IN_TRIAL' || isOtherPeriod ? subscription.termTo : subscription.anchor;
  const term = termFrom(anchor, subscription.termTo, next.period, next.periodUnit);
  return { ...next, status: 'ACTIVE', anchor, termFrom: term.from, termTo: term.to, termDiscount: discountOn(next, term.from), version: subscription.version + 1 };
};

const mayGoOn = (subscription: Subscription | null, today: string): subscription is Subscription =>
  subscription !== null && subscription.termTo <= today && subscription.status !== 'CANCELLED' && (subscription.status !== 'IN_TRIAL' || subscription.isChosen);

/**
 * Lets every term that has ended by `today` be followed by the next, each with its invoice: changes that waited hold, a chosen plan begins after
 * its trial, and what is not renewed ends. Locks the subscription, so it happens once whoever asks. Answers the subscription as it is then.
 */
export const bringUpToDate = async (tx: Transaction, catalogue: Catalogue, today: string): Promise<Subscription | null> => {
  let subscription = await readSubscription(tx, true);
  while (mayGoOn(subscription, today)) {
    if (subscription.status === 'NON_RENEWING') return writeSubscription(tx, { ...subscription, status: 'CANCELLED', version: subscription.version + 1 }, BY);
    const next: Subscription = nextTerm(subscription, catalogue);
    await writeSubscription(tx, next, BY);
    const { subtotal, discount } = amountsOf({ ...next, discountPercentage: next.termDiscount });
    const line = { kind: 'TERM', quantity: next.quantity, unitMinor: next.unitMinor, from: next.termFrom, to: next.termTo, amountMinor: subtotal } as const;
    await issueInvoice(tx, { subscription: next, lines: [line], discount, issuedOn: next.termFrom, names: new Map() }, BY);
    subscription = next;
  }
  return subscription;
};
