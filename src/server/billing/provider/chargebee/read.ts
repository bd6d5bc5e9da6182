/** Chargebee's answers in our words. */
import type { z } from 'zod';
import type { Offer, PeriodUnit } from '../../../../domain/billing/plan.ts';
import type { SubscriptionStatus } from '../../../../domain/billing/standing.ts';
import { taxSettingsFrom } from '../../../../domain/billing/tax-settings.ts';
import type { Invoice } from '../../invoice.ts';
import type { Subscription } from '../../subscription.ts';
import type { ChargebeeInvoice, itemPrice, subscription } from './shapes.ts';

export const dayOf = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 10);

const statuses: Readonly<Record<string, SubscriptionStatus>> = { in_trial: 'IN_TRIAL', future: 'IN_TRIAL', active: 'ACTIVE', non_renewing: 'NON_RENEWING', cancelled: 'CANCELLED', paused: 'CANCELLED', transferred: 'CANCELLED' };

const unitOf = (text: string): PeriodUnit => (text === 'year' ? 'year' : 'month');

/** The dashboard is the plan's family, as an item family of Chargebee is named; HRMS where it has none. */
export const offerFrom = (price: z.infer<typeof itemPrice>): Offer => ({
  planId: price.id,
  code: price.item_id ?? price.id,
  name: price.external_name ?? price.name,
  dashboard: price.item_family_id ?? 'HRMS',
  features: [],
  minimumQuantity: 1,
  trialDays: price.trial_period === undefined ? 0 : price.trial_period * (price.trial_period_unit === 'month' ? 30 : 1),
  currency: price.currency_code,
  period: price.period,
  periodUnit: unitOf(price.period_unit),
  unitMinor: BigInt(price.price),
});

/** `before` is what was kept of it: its version goes on, and a plan's name and dashboard stay known. */
export const subscriptionFrom = (given: z.infer<typeof subscription>, plan: Offer | null, before: Subscription | null, today: string): Subscription => {
  const item = given.subscription_items.find(({ item_type: type }) => type === 'plan');
  const known = before?.id === given.id ? before : null;
  const from = dayOf(given.current_term_start ?? given.trial_start ?? given.created_at ?? 0);
  const ends = given.current_term_end ?? given.trial_end;
  const to = ends === undefined ? today : dayOf(ends);
  return {
    id: given.id,
    planId: item?.item_price_id ?? known?.planId ?? '',
    planName: plan?.name ?? known?.planName ?? item?.item_price_id ?? '',
    dashboard: plan?.dashboard ?? known?.dashboard ?? 'HRMS',
    quantity: item?.quantity ?? known?.quantity ?? 1,
    unitMinor: BigInt(item?.unit_price ?? 0),
    currency: given.currency_code,
    period: given.billing_period,
    periodUnit: unitOf(given.billing_period_unit),
    status: statuses[given.status] ?? 'CANCELLED',
    isChosen: given.status !== 'in_trial' || known?.isChosen === true,
    anchor: from,
    termFrom: from,
    termTo: to > from ? to : dayOf((given.current_term_start ?? given.trial_start ?? given.created_at ?? 0) + 86_400),
    trialEnd: given.trial_end === undefined ? null : dayOf(given.trial_end),
    couponCode: given.coupons[0]?.coupon_id ?? null,
    discountPercentage: '0',
    discountUntil: null,
    termDiscount: '0',
    nextPlanId: null,
    nextQuantity: null,
    unpaidSince: given.due_since === undefined ? null : dayOf(given.due_since),
    version: (known?.version ?? 0) + 1,
  };
};

const invoiceStatus = ({ status }: ChargebeeInvoice, dueOn: string, today: string): Invoice['status'] => {
  if (status === 'paid') return 'PAID';
  if (status === 'voided') return 'VOID';
  return today > dueOn ? 'OVERDUE' : 'DUE';
};

const billedTo = ({ billing_address: address, vat_number: number }: ChargebeeInvoice): Invoice['billedTo'] =>
  address === undefined
    ? null
    : taxSettingsFrom({
        businessName: address.company, firstName: address.first_name, lastName: address.last_name, email: address.email, phone: address.phone, addressLine1: address.line1, addressLine2: address.line2,
        city: address.city, pincode: address.zip, state: address.state, countryCode: address.country, stateCode: address.state_code, taxRegistrationNumber: number,
      });

export const invoiceFrom = (given: ChargebeeInvoice, today: string): Invoice => {
  const issuedOn = dayOf(given.date);
  const dueOn = given.due_date === undefined ? issuedOn : dayOf(given.due_date);
  return {
    number: given.id,
    status: invoiceStatus(given, dueOn, today),
    issuedOn,
    dueOn,
    paidOn: given.paid_at === undefined ? null : dayOf(given.paid_at),
    paymentReference: null,
    currency: given.currency_code,
    subtotalMinor: BigInt(given.sub_total),
    discountMinor: BigInt(Math.max(given.sub_total - given.total, 0)),
    totalMinor: BigInt(given.total),
    lines: given.line_items.map((line) => ({
      kind: null,
      description: line.description,
      planName: null,
      quantity: line.quantity === undefined ? null : Math.trunc(line.quantity),
      unitMinor: line.unit_amount === undefined ? null : BigInt(line.unit_amount),
      from: line.date_from === undefined ? null : dayOf(line.date_from),
      to: line.date_to === undefined ? null : dayOf(line.date_to),
      amountMinor: BigInt(line.amount),
    })),
    billedTo: billedTo(given),
    seller: null,
  };
};
