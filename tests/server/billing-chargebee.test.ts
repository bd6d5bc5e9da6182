/** Billing by Chargebee, against a stand-in that speaks its REST. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { API_KEY, startChargebee } from '../support/chargebee.ts';
import type { Chargebee } from '../support/chargebee.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';
import type { Client } from '../support/graphql.ts';

let server: DemoServer;
let chargebee: Chargebee;
let ask: Client;
let cookie: string;

beforeAll(async () => {
  chargebee = await startChargebee();
  server = await startDemoServer({ env: { CHARGEBEE_URL: chargebee.url, CHARGEBEE_API_KEY: API_KEY, CHARGEBEE_DEFAULT_PLAN: 'growth-INR-Monthly', CHARGEBEE_COUPON: 'WELCOME15' } });
  cookie = await server.signIn('admin@demo.example');
  ask = clientOf(server, cookie);
});
afterAll(async () => {
  await server.stop();
  await chargebee.stop();
});
beforeEach(() => {
  chargebee.mode = 'up';
  chargebee.calls.length = 0;
});

const kept = () => withOrg(server.db, 'demo', (tx) => tx.query<{ id: string; quantity: number; status: string }>(`select id, quantity, status from billing_subscription where org_code = $1 order by created_at`, ['demo']));
const codeOf = async (query: string) => (await ask('billing', query)).errors[0]?.extensions.errorCode;

describe('Chargebee', () => {
  it('lists its plans, by the filter of the operation', async () => {
    expect(dataOf(await ask('billing', '{ retrieveChargebeePlan(planPeriodUnit: "year", currencyCode: "INR", subType: "HRMS", planPeriod: 1) { plans { planId planName unitPrice planType } } }'))).toEqual({
      retrieveChargebeePlan: { plans: [{ planId: 'growth-INR-Yearly', planName: 'Growth', unitPrice: '1800', planType: 'HRMS' }] },
    });
    expect(chargebee.calls[0]).toMatchObject({ method: 'GET', path: 'item_prices', form: { 'item_type[is]': 'plan', 'period_unit[is]': 'year', 'period[is]': '1', 'currency_code[is]': 'INR', 'item_family_id[is]': 'HRMS' } });
  });

  it('starts one default subscription, however many ask at once, and keeps what it says', async () => {
    const start = () => ask('billing', 'mutation { createDefaultChargebeeSubscription { planStatus subscription { subscriptionId planName subscribedPlanQuantity subscriptionStatus } } }');
    const answers = await Promise.all([start(), start()]);
    for (const answer of answers) expect(dataOf(answer)).toEqual({ createDefaultChargebeeSubscription: { planStatus: 'TRIAL', subscription: { subscriptionId: 'demo-default', planName: 'Growth', subscribedPlanQuantity: 61, subscriptionStatus: 'IN_TRIAL' } } });
    expect((await kept()).filter(({ status }) => status !== 'CANCELLED')).toEqual([{ id: 'demo-default', quantity: 61, status: 'IN_TRIAL' }]);
  });

  it('adds people once for an idempotency key', async () => {
    const keyed = clientOf(server, cookie, { 'idempotency-key': 'nine' });
    const add = () => keyed('billing', 'mutation { addSubscriptionQuantity(planEmployeeCount: 9) { planStatus subscription { subscribedPlanQuantity } } }');
    expect(dataOf(await add())).toEqual({ addSubscriptionQuantity: { planStatus: 'ACTIVE', subscription: { subscribedPlanQuantity: 70 } } });
    expect(dataOf(await add())).toEqual({ addSubscriptionQuantity: { planStatus: 'ACTIVE', subscription: { subscribedPlanQuantity: 70 } } });
    expect(new Set(chargebee.calls.filter(({ path }) => path.endsWith('update_for_items')).map(({ key }) => key)).size).toBe(1);
  });

  it('leads to its own pages and back here', async () => {
    expect(dataOf(await ask('billing', '{ getChangeSubscriptionHostedPageDetails(subscriptionId: "demo-default", planId: "growth-INR-Yearly", planEmployeeCount: 80, source: "employees") { hostedPage { id type url state } } }'))).toEqual({
      getChangeSubscriptionHostedPageDetails: { hostedPage: { id: 'hp_checkout_existing_for_items', type: 'checkout_existing_for_items', url: 'https://acme.chargebee.com/pages/v3/hp_checkout_existing_for_items/', state: 'created' } },
    });
    expect(chargebee.calls.at(-1)?.form).toMatchObject({ 'subscription[id]': 'demo-default', 'subscription_items[quantity][0]': '80', redirect_url: expect.stringContaining('/v3/core-hr/employees') as string });
    expect(dataOf(await ask('billing', '{ getManagePaymentSourcesHostedPageDetails { hostedPage { type } } }'))).toMatchObject({ getManagePaymentSourcesHostedPageDetails: { hostedPage: { type: 'manage_payment_sources' } } });
    expect(await codeOf('{ getChangeSubscriptionHostedPageDetails(subscriptionId: "demo-default", planId: "nothing", planEmployeeCount: 80) { errorCode } }')).toBe('PLAN_UNKNOWN');
    expect(await codeOf('{ getChangeSubscriptionHostedPageDetails(subscriptionId: "other-default", planId: "growth-INR-Yearly", planEmployeeCount: 80) { errorCode } }')).toBe('SUBSCRIPTION_MISSING');
    expect(await codeOf('{ getNewSubscriptionHostedPageDetails(planId: "growth-INR-Yearly", planEmployeeCount: 80) { errorCode } }')).toBe('SUBSCRIPTION_EXISTS');
    expect(await codeOf('{ getChangeSubscriptionHostedPageDetails(subscriptionId: "demo-default", planId: "growth-INR-Yearly", planEmployeeCount: 3) { errorCode } }')).toBe('PLAN_QUANTITY');
  });

  it('tells what is due, its coupon and its invoices, never those of another customer', async () => {
    const billing = dataOf(await ask('billing', '{ getOrganizationBillingDetails { billingAlertStatus autoBillingDetails autoBilling } retrieveCouponDetails { Coupon_Code Discount_Percentage } }')) as Record<string, Record<string, unknown>>;
    expect(billing).toMatchObject({ getOrganizationBillingDetails: { billingAlertStatus: 'present-red-payment-alert', autoBillingDetails: '{}' }, retrieveCouponDetails: { Coupon_Code: 'WELCOME15', Discount_Percentage: 15 } });
    expect(dataOf(await ask('billing', '{ listBillingInvoices { totalRecords rows { number status total lines { description amount } } } }'))).toEqual({
      listBillingInvoices: { totalRecords: 1, rows: [{ number: 'demo-1', status: 'OVERDUE', total: '13000', lines: [{ description: 'Growth', amount: '13500' }] }] },
    });
    expect(await codeOf('{ billingInvoice(number: "other-1") { errorCode } }')).toBe('NOT_FOUND');
    expect(await codeOf('{ billingInvoice(number: "../customers") { errorCode } }')).toBe('NOT_FOUND');
  });

  it('has no pages of ours and takes no payments noted here', async () => {
    expect(await codeOf('{ billingCheckout(key: "x") { errorCode } }')).toBe('CHECKOUT_EXPIRED');
    expect(await codeOf('mutation { recordBillingPayment(number: "demo-1", paidOn: "2026-01-01", reference: "x") { errorCode } }')).toBe('ACCESS_DENIED');
    expect(dataOf(await ask('billing', '{ previewBillingChange(planId: "growth-INR-Yearly", planEmployeeCount: 80) { preview { total } } }'))).toEqual({ previewBillingChange: { preview: null } });
  });

  it('gets tax settings first; what it refuses is not kept here either', async () => {
    const save = (number: string) =>
      ask('billing', 'mutation ($number: String) { updateTaxSettings(businessName: "N", firstName: "P", lastName: "M", email: "p@demo.example", phone: "+9144234567", addressLine1: "1", city: "C", pincode: "6", state: "Tamil Nadu", countryCode: "IN", stateCode: "TN", taxRegistrationNumber: $number) { errorCode } }', { number });
    dataOf(await save('33AAACN1234F1Z5'));
    expect(chargebee.calls.at(-1)).toMatchObject({ path: 'customers/demo/update_billing_info', form: { 'billing_address[company]': 'N', 'billing_address[country]': 'IN', vat_number: '33AAACN1234F1Z5' } });
    expect((await save('WRONG')).errors[0]?.extensions).toMatchObject({ errorCode: 'VALUE_UNFIT', validationError: [{ field: 'taxRegistrationNumber' }] });
    expect(dataOf(await ask('billing', '{ retrieveTaxSettings { taxSettings { taxRegistrationNumber } } }'))).toEqual({ retrieveTaxSettings: { taxSettings: { taxRegistrationNumber: '33AAACN1234F1Z5' } } });
  });

  it.each(['busy', 'garbage', 'redirect', 'silent'] as const)('that is %s gets a clear answer and changes nothing', async (mode) => {
    const before = await kept();
    chargebee.mode = mode;
    for (const query of ['{ retrieveSubscriptionDetails { errorCode } }', 'mutation { addSubscriptionQuantity(planEmployeeCount: 1) { errorCode } }']) {
      const { errors } = await ask('billing', query);
      expect(errors[0]).toMatchObject({ message: 'Chargebee did not answer. Nothing was changed. Try again in a few minutes.', extensions: { errorCode: 'OUTSIDE_SERVICE' } });
    }
    expect(await kept()).toEqual(before);
    expect(dataOf(await ask('billing', '{ getOrganizationSubscribedPlan { subscribedDashboard } }'))).toEqual({ getOrganizationSubscribedPlan: { subscribedDashboard: 'HRMS' } });
  });
});
