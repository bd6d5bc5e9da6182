import { priceOn } from '../../../../domain/billing/plan.ts';
import { amountsOf } from '../../../../domain/billing/charge.ts';
import type { QuoteLine } from '../../../../domain/billing/quote.ts';
import { taxSettingsFrom } from '../../../../domain/billing/tax-settings.ts';
import { termFrom } from '../../../../domain/billing/term.ts';
import { addDays, addMonths } from '../../../../domain/dates.ts';
import { savePayment, saveTax } from '../../../billing/account.ts';
import { catalogueOf } from '../../../billing/provider/catalogue.ts';
import { startDefault } from '../../../billing/provider/own/default-plan.ts';
import { issueInvoice } from '../../../billing/provider/own/invoices.ts';
import { writeSubscription } from '../../../billing/subscription.ts';
import type { Subscription } from '../../../billing/subscription.ts';
import type { Transaction } from '../../org.ts';

const BY = 'Tenure';
const catalogue = catalogueOf({ billingCatalogue: undefined });

const tax = taxSettingsFrom({
  businessName: 'Northwind Textiles Private Limited', firstName: 'Priya', lastName: 'Menon', email: 'payroll@demo.example', phone: '+91 44 2345 6789', addressLine1: '14 Mill Road', city: 'Chennai', pincode: '600032',
  state: 'Tamil Nadu', countryCode: 'IN', stateCode: 'TN', taxRegistrationNumber: '33AAACN1234F1Z5',
});

/** The demo organisation: a yearly plan since two months, with its invoice paid. */
export const seedBoughtPlan = async (tx: Transaction, quantity: number, today: string): Promise<void> => {
  const started = addMonths(today, -2);
  const offer = priceOn(catalogue.plans, 'growth-inr-year', today);
  if (offer === undefined) throw new Error('The list of plans has no growth-inr-year.');
  const term = termFrom(started, started, 1, 'year');
  const { code: _code, features: _features, trialDays: _days, minimumQuantity: _least, name, ...plan } = offer;
  const subscription: Subscription = {
    ...plan, planName: name, id: 'sub_demo', quantity, status: 'ACTIVE', isChosen: true, anchor: started, termFrom: term.from, termTo: term.to, trialEnd: started, couponCode: null, discountPercentage: '0',
    discountUntil: null, termDiscount: '0', nextPlanId: null, nextQuantity: null, unpaidSince: null, version: 1,
  };
  await saveTax(tx, tax, BY);
  await savePayment(tx, { reference: 'PO-2026-0118', contact: 'payroll@demo.example' }, BY);
  await writeSubscription(tx, subscription, BY);
  const line: QuoteLine = { kind: 'TERM', quantity, unitMinor: offer.unitMinor, ...term, amountMinor: amountsOf({ ...offer, quantity, discountPercentage: '0' }).total };
  const number = await issueInvoice(tx, { subscription, lines: [line], discount: 0n, issuedOn: started, names: new Map() }, BY);
  await tx.query('update billing_invoice set paid_on = $3, payment_reference = $4, paid_noted_by = $5 where org_code = $1 and number = $2', [tx.orgCode, number, addDays(started, 6), 'UTR 4821907733', BY]);
};

/** The second organisation is in its trial. */
export const seedTrial = (tx: Transaction, currency: string, today: string): Promise<void> => startDefault(tx, catalogue, { currency, activeMembers: 5, today }, BY);
