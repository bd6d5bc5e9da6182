import type { Offer, OfferFilter } from '../../../domain/billing/plan.ts';
import type { TaxSettings } from '../../../domain/billing/tax-settings.ts';
import type { Customer } from '../customer.ts';
import type { Invoice } from '../invoice.ts';
import type { Subscription } from '../subscription.ts';

/** A page on which something is bought or settled. */
export type HostedPage = { readonly id: string; readonly type: string; readonly url: string; readonly state: string; readonly expiresAt: string };

export type OfferedCoupon = { readonly code: string; readonly discountPercentage: string };

export type Invoices = { readonly total: number; readonly rows: readonly Invoice[] };

/**
 * Who sells: ourselves or Chargebee. Everything refuses with OUTSIDE_SERVICE when the provider does not answer, and changes nothing then;
 * what changes something is done once for an idempotency key of the customer.
 */
export type BillingProvider = {
  /** 'own', or the first label of Chargebee's host. */
  readonly site: string;
  plans(customer: Customer, filter: OfferFilter): Promise<readonly Offer[]>;
  newPage(customer: Customer, planId: string, quantity: number): Promise<HostedPage>;
  changePage(customer: Customer, wanted: { readonly subscriptionId: string; readonly planId: string; readonly quantity: number; readonly returnTo: string }): Promise<HostedPage>;
  paymentPage(customer: Customer): Promise<HostedPage>;
  coupon(customer: Customer): Promise<OfferedCoupon | null>;
  /** Adds to the quantity, charges for the rest of the term and answers the subscription. */
  addQuantity(customer: Customer, more: number): Promise<Subscription>;
  /** The subscription that runs, or a new trial of the default plan. */
  createDefault(customer: Customer): Promise<Subscription>;
  /** Brings what is kept here up to date; null without a subscription. */
  refresh(customer: Customer): Promise<Subscription | null>;
  invoices(customer: Customer, offset: number, limit: number): Promise<Invoices>;
  invoice(customer: Customer, number: string): Promise<Invoice | null>;
  saveTax(customer: Customer, tax: TaxSettings): Promise<void>;
};
