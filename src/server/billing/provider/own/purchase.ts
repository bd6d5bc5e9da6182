import { randomBytes } from 'node:crypto';
import { findCoupon } from '../../../../domain/billing/coupon.ts';
import type { Coupon } from '../../../../domain/billing/coupon.ts';
import { offersOn, priceOn } from '../../../../domain/billing/plan.ts';
import type { Offer } from '../../../../domain/billing/plan.ts';
import { isQuantity, leastQuantity } from '../../../../domain/billing/quantity.ts';
import { quoteOf } from '../../../../domain/billing/quote.ts';
import type { Quote } from '../../../../domain/billing/quote.ts';
import type { Transaction } from '../../../db/org.ts';
import type { Customer } from '../../customer.ts';
import { countMembers } from '../../members.ts';
import { refuseField } from '../../refuse-field.ts';
import { writeSubscription } from '../../subscription.ts';
import type { Subscription } from '../../subscription.ts';
import type { Catalogue } from '../catalogue.ts';
import { issueInvoice } from './invoices.ts';

/** Who asks, and the day it is there. */
type Asking = Pick<Customer, 'today' | 'session'>;
export type Asked = { readonly planId: string; readonly quantity: number; readonly couponCode?: string | null };
export type Purchase = { readonly offer: Offer; readonly quantity: number; readonly coupon: Coupon | null; readonly quote: Quote };

/** A plan that may be chosen, or the one that runs already at its price of today. */
const offerOf = ({ plans }: Catalogue, planId: string, running: Subscription | null, { today, session }: Asking): Offer => {
  const offer = offersOn(plans, today).find((one) => one.planId === planId) ?? (running?.planId === planId ? priceOn(plans, planId, today) : undefined);
  if (offer === undefined) throw refuseField(session, 'PLAN_UNKNOWN', 'planId');
  if (running !== null && running.status !== 'CANCELLED' && running.status !== 'IN_TRIAL' && running.currency !== offer.currency) {
    throw refuseField(session, 'BILLING_CURRENCY', 'planId', { currency: running.currency });
  }
  // Within a term its own price holds: a new price list counts from the next.
  return running?.planId === planId && running.status !== 'CANCELLED' ? { ...offer, unitMinor: running.unitMinor } : offer;
};

const couponOf = async (tx: Transaction, { coupons }: Catalogue, code: string | null | undefined, { today, session }: Asking): Promise<Coupon | null> => {
  if (code == null || code.trim() === '') return null;
  const coupon = findCoupon(coupons, code, today);
  if (coupon === undefined) throw refuseField(session, 'COUPON_UNKNOWN', 'couponCode');
  const [used] = await tx.query('select from billing_coupon_use where org_code = $1 and code = $2', [tx.orgCode, coupon.code]);
  if (used !== undefined) throw refuseField(session, 'COUPON_USED', 'couponCode');
  return coupon;
};

/** Checks what is asked for against plans, coupons and people, and reckons it; refuses what cannot be had. */
export const reckon = async (tx: Transaction, catalogue: Catalogue, running: Subscription | null, { planId, quantity, couponCode }: Asked, asking: Asking): Promise<Purchase> => {
  const offer = offerOf(catalogue, planId, running, asking);
  const { activeMembers } = await countMembers(tx);
  const least = leastQuantity(activeMembers, offer.minimumQuantity);
  if (!isQuantity(quantity, least)) throw refuseField(asking.session, 'PLAN_QUANTITY', 'planEmployeeCount', { least });
  const coupon = await couponOf(tx, catalogue, couponCode, asking);
  return { offer, quantity, coupon, quote: quoteOf(running, { offer, quantity, coupon }, asking.today) };
};

const chosen = ({ offer, quantity }: Purchase) => ({
  planId: offer.planId, planName: offer.name, dashboard: offer.dashboard, quantity, unitMinor: offer.unitMinor, currency: offer.currency, period: offer.period, periodUnit: offer.periodUnit,
});

const after = (running: Subscription | null, purchase: Purchase): Subscription => {
  const { quote, coupon, offer, quantity } = purchase;
  const couponCode = quote.discountUntil === null ? null : (coupon?.code ?? running?.couponCode ?? null);
  const discount = { couponCode, discountPercentage: quote.discountPercentage, discountUntil: quote.discountUntil };
  if (quote.when === 'AT_TERM_END' && running !== null) {
    const waits = { nextPlanId: offer.planId === running.planId ? null : offer.planId, nextQuantity: quantity === running.quantity ? null : quantity };
    // Until the next term the price stays as it was paid; a coupon that comes with it counts from then.
    return { ...running, ...(coupon === null ? {} : discount), ...waits, status: 'ACTIVE', version: running.version + 1 };
  }
  const isTrial = quote.when === 'AT_TRIAL_END';
  const keeps = running !== null && running.status !== 'CANCELLED' ? running : null;
  return {
    ...chosen(purchase),
    ...discount,
    id: keeps?.id ?? `sub_${randomBytes(9).toString('hex')}`,
    status: isTrial ? 'IN_TRIAL' : 'ACTIVE',
    isChosen: true,
    anchor: quote.term.from === keeps?.termFrom ? keeps.anchor : quote.term.from,
    termFrom: quote.term.from,
    termTo: quote.term.to,
    termDiscount: isTrial ? '0' : quote.termDiscount,
    trialEnd: isTrial ? quote.term.to : (keeps?.trialEnd ?? null),
    nextPlanId: null,
    nextQuantity: null,
    unpaidSince: null,
    version: (keeps?.version ?? 0) + 1,
  };
};

/** Makes the purchase hold: subscription, coupon and invoice in the caller's transaction, or none of them. */
export const buy = async (tx: Transaction, running: Subscription | null, purchase: Purchase, { today, session }: Asking): Promise<Subscription> => {
  const { coupon, quote } = purchase;
  const by = session.name;
  const subscription = await writeSubscription(tx, after(running, purchase), by);
  if (coupon !== null) {
    const taken = await tx.query('insert into billing_coupon_use (org_code, code, used_by) values ($1, $2, $3) on conflict do nothing returning code', [tx.orgCode, coupon.code, by]);
    if (taken.length === 0) throw refuseField(session, 'COUPON_USED', 'couponCode');
  }
  if (quote.dueToday > 0n || quote.lines.some(({ kind }) => kind === 'TERM')) {
    const names = new Map([['CREDIT', running?.planName ?? subscription.planName] as const]);
    await issueInvoice(tx, { subscription, lines: quote.lines, discount: quote.lineDiscount, issuedOn: today, names }, by);
  }
  return subscription;
};
