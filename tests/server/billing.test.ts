/** Billing without an outside provider: plans, purchases, invoices, rights. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { todayIn } from '../../src/domain/dates.ts';
import { renewAll } from '../../src/server/billing/renew-all.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { createLog } from '../../src/server/log.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';
import type { Client } from '../support/graphql.ts';

let server: DemoServer;
let cookie: string;
let ask: Client;
let active: number;
/** The day where the organisation is, by which its terms run. */
const today = todayIn('Asia/Kolkata', new Date());
const log = createLog('silent');

const SUBSCRIPTION = 'planStatus subscription { subscriptionId planId subscribedPlanQuantity subscriptionStatus isChosen nextPlanId nextQuantity discountPercentage couponCode version currentTermEnd unitPrice }';
const details = async () => (dataOf(await ask('billing', `{ retrieveSubscriptionDetails { errorCode ${SUBSCRIPTION} } }`)) as { retrieveSubscriptionDetails: { planStatus: string; subscription: Record<string, unknown> | null } }).retrieveSubscriptionDetails;
const sql = <Row extends object>(text: string, org = 'demo', values: readonly unknown[] = []) => withOrg(server.db, org, (tx) => tx.query<Row>(text, values));
const invoices = async () =>
  (dataOf(await ask('billing', '{ listBillingInvoices { totalRecords rows { number status total discount lines { kind amount } } } }')) as { listBillingInvoices: { totalRecords: number; rows: { number: string; status: string; total: string; discount: string; lines: { kind: string; amount: string }[] }[] } }).listBillingInvoices;

const page = async (planId: string, quantity: number, client = ask): Promise<string> => {
  const { subscription } = await details();
  const query = subscription === null ? 'mutation' : 'query';
  const answer =
    subscription === null
      ? await client('billing', `{ page: getNewSubscriptionHostedPageDetails(planId: "${planId}", planEmployeeCount: ${quantity}) { hostedPage { url } } }`)
      : await client('billing', `${query} { page: getChangeSubscriptionHostedPageDetails(subscriptionId: "${String(subscription['subscriptionId'])}", planId: "${planId}", planEmployeeCount: ${quantity}, source: "billing") { hostedPage { url } } }`);
  const { url } = (dataOf(answer) as { page: { hostedPage: { url: string } } }).page.hostedPage;
  return new URL(url, server.origin).searchParams.get('key') ?? '';
};
const confirm = (key: string, couponCode: string | null = null, client = ask) =>
  client('billing', `mutation ($key: String!, $couponCode: String) { confirmBillingCheckout(key: $key, couponCode: $couponCode) { errorCode ${SUBSCRIPTION} } }`, { key, couponCode });

beforeAll(async () => {
  server = await startDemoServer();
  cookie = await server.signIn('admin@demo.example');
  ask = clientOf(server, cookie);
  active = (dataOf(await ask('billing', '{ getMembersAndSubscribedCount(source: "billing") { activeMembers } }')) as { getMembersAndSubscribedCount: { activeMembers: number } }).getMembersAndSubscribedCount.activeMembers;
});
afterAll(() => server.stop());

/** A subscription of 100 people, monthly at ₹180, half of its 30 days left, with nothing owed. */
beforeEach(async () => {
  await sql('delete from billing_invoice where org_code = $1', 'demo', ['demo']);
  await sql('delete from billing_coupon_use where org_code = $1', 'demo', ['demo']);
  await sql(
    `update billing_subscription set plan_id = 'growth-inr-month', plan_name = 'Growth', unit_minor = 18000, quantity = 100, period_unit = 'month', status = 'ACTIVE', is_chosen = true, next_plan_id = null, next_quantity = null,
       discount_percentage = 0, discount_until = null, term_discount = 0, coupon_code = null, anchor = $2::date - 15, term_from = $2::date - 15, term_to = $2::date + 15, version = version + 1 where org_code = $1`,
    'demo',
    ['demo', today],
  );
});

describe('rights', () => {
  it('open billing to those who have the form, and to nobody else', async () => {
    for (const person of ['employee', 'manager', 'hr']) {
      const other = clientOf(server, await server.signIn(`${person}@demo.example`));
      const refusals = async (kind: string, operations: readonly string[]) =>
        Promise.all(operations.map(async (operation) => (await other('billing', `${kind} { ${operation} { errorCode } }`)).errors[0]?.extensions.errorCode));
      const reads = ['retrieveSubscriptionDetails', 'getOrganizationBillingDetails', 'listBillingInvoices', 'retrieveTaxSettings', 'retrieveChargebeePlan', 'retrieveCouponDetails', 'getMembersAndSubscribedCount', 'billingInvoice(number: "DEMO-0001")'];
      expect(new Set(await refusals('query', reads))).toEqual(new Set(['_DB0100']));
      const pages = ['getManagePaymentSourcesHostedPageDetails', 'getNewSubscriptionHostedPageDetails(planId: "x", planEmployeeCount: 1)', 'billingCheckout(key: "x")', 'addSubscriptionQuantity(planEmployeeCount: 1)', 'sendEmailToClaimCoupon(organizationName: "x")'];
      expect(new Set(await refusals('query', pages))).toEqual(new Set(['_DB0102']));
      const writes = ['addSubscriptionQuantity(planEmployeeCount: 1)', 'updateTaxSettings', 'createDefaultChargebeeSubscription', 'updateSubscriptionStatus', 'confirmBillingCheckout(key: "x")', 'saveBillingPaymentSource(key: "x")'];
      expect(new Set(await refusals('mutation', writes))).toEqual(new Set(['_DB0102']));
      expect(dataOf(await other('billing', '{ getOrganizationSubscribedPlan { subscribedDashboard } listStates(countryCode: "in") { data { stateCode } } }'))).toMatchObject({ getOrganizationSubscribedPlan: { subscribedDashboard: 'HRMS' } });
    }
  });

  it('never reach another organisation', async () => {
    const { subscription } = await details();
    await ask('billing', 'mutation { addSubscriptionQuantity(planEmployeeCount: 1) { errorCode } }');
    const [{ number } = { number: '' }] = (await invoices()).rows;
    const key = await page('growth-inr-month', 120);
    const other = clientOf(server, await server.signIn('admin@other.example'));
    const change = await other('billing', `{ getChangeSubscriptionHostedPageDetails(subscriptionId: "${String(subscription?.['subscriptionId'])}", planId: "growth-php-month", planEmployeeCount: 5) { errorCode } }`);
    expect(change.errors[0]?.extensions.errorCode).toBe('SUBSCRIPTION_MISSING');
    expect((await other('billing', `{ billingInvoice(number: "${number}") { errorCode } }`)).errors[0]?.extensions.errorCode).toBe('NOT_FOUND');
    expect((await confirm(key, null, other)).errors[0]?.extensions.errorCode).toBe('CHECKOUT_EXPIRED');
    expect((await other('billing', `{ billingCheckout(key: "${key}") { errorCode } }`)).errors[0]?.extensions.errorCode).toBe('CHECKOUT_EXPIRED');
  });
});

describe('plans', () => {
  it('are found by period, type and currency', async () => {
    const answer = dataOf(await ask('billing', '{ retrieveChargebeePlan(planPeriodUnit: "month", subType: "HRMS", currencyCode: "INR", planPeriod: 1) { plans { planId unitPrice currencyCode } } }'));
    expect(answer).toMatchObject({ retrieveChargebeePlan: { plans: [{ planId: 'essential-inr-month', unitPrice: '90', currencyCode: 'INR' }, { planId: 'growth-inr-month', unitPrice: '180' }, { planId: 'complete-inr-month', unitPrice: '300' }] } });
  });

  it('set a cookie of 17 days with the dashboard', async () => {
    const response = await server.ask('/graphql/billing', { body: { query: '{ getOrganizationSubscribedPlan { subscribedDashboard isActive } }' }, headers: { cookie } });
    expect(await response.json()).toEqual({ data: { getOrganizationSubscribedPlan: { subscribedDashboard: 'HRMS', isActive: true } } });
    expect(response.headers.getSetCookie()).toContain('plan=HRMS; Path=/; Max-Age=1468800; SameSite=Lax');
  });

  it('count the real people', async () => {
    const [row] = await sql<{ count: number }>(`select count(*)::int as count from employee where org_code = 'demo' and status = 'ACTIVE'`);
    expect(dataOf(await ask('billing', '{ getMembersAndSubscribedCount { activeMembers inactiveMembers invitedMembers subscribedQuantity } }'))).toEqual({
      getMembersAndSubscribedCount: { activeMembers: row?.count, inactiveMembers: 1, invitedMembers: 0, subscribedQuantity: 100 },
    });
  });
});

describe('a purchase', () => {
  it('of more people is charged for the days that are left', async () => {
    const preview = dataOf(await ask('billing', '{ previewBillingChange(planId: "growth-inr-month", planEmployeeCount: 110) { preview { when credit charge dueToday total } } }'));
    expect(preview).toEqual({ previewBillingChange: { preview: { when: 'NOW', credit: '9000', charge: '9900', dueToday: '900', total: '19800' } } });
    dataOf(await confirm(await page('growth-inr-month', 110)));
    expect((await details()).subscription).toMatchObject({ subscribedPlanQuantity: 110 });
    expect((await invoices()).rows).toMatchObject([{ status: 'DUE', total: '900', lines: [{ kind: 'CREDIT', amount: '-9000' }, { kind: 'REST', amount: '9900' }] }]);
  });

  it('that costs less waits for the next term and charges nothing', async () => {
    dataOf(await confirm(await page('essential-inr-month', 100)));
    expect((await details()).subscription).toMatchObject({ planId: 'growth-inr-month', nextPlanId: 'essential-inr-month', nextQuantity: null });
    expect((await invoices()).totalRecords).toBe(0);
  });

  it('never covers fewer people than there are', async () => {
    const { subscription } = await details();
    const id = String(subscription?.['subscriptionId']);
    const { errors } = await ask('billing', `{ getChangeSubscriptionHostedPageDetails(subscriptionId: "${id}", planId: "growth-inr-month", planEmployeeCount: ${active - 1}) { errorCode } }`);
    expect(errors[0]?.extensions).toMatchObject({ errorCode: 'PLAN_QUANTITY', validationError: [{ field: 'planEmployeeCount', message: `The plan has to cover every active employee: enter at least ${active}.` }] });
  });

  it('keeps its currency', async () => {
    const { errors } = await ask('billing', `{ previewBillingChange(planId: "growth-usd-month", planEmployeeCount: 100) { errorCode } }`);
    expect(errors[0]?.extensions.errorCode).toBe('BILLING_CURRENCY');
  });

  it('takes a coupon once', async () => {
    const first = dataOf(await confirm(await page('growth-inr-month', 150), 'welcome20'));
    expect(first).toMatchObject({ confirmBillingCheckout: { subscription: { couponCode: 'WELCOME20', discountPercentage: '20.00' } } });
    const key = await page('growth-inr-month', 160);
    expect((await confirm(key, 'WELCOME20')).errors[0]?.extensions).toMatchObject({ errorCode: 'COUPON_USED', validationError: [{ field: 'couponCode' }] });
    expect((await confirm(key, 'NONSENSE')).errors[0]?.extensions.errorCode).toBe('COUPON_UNKNOWN');
    dataOf(await confirm(key));
    expect((await details()).subscription).toMatchObject({ subscribedPlanQuantity: 160 });
    expect(dataOf(await ask('billing', '{ retrieveCouponDetails { Coupon_Code Discount_Percentage } }'))).toEqual({ retrieveCouponDetails: { Coupon_Code: null, Discount_Percentage: null } });
  });

  it('uses its page once, by whoever opened it', async () => {
    const key = await page('growth-inr-month', 110);
    expect(dataOf(await ask('billing', `{ billingCheckout(key: "${key}") { checkout { kind quantity returnTo preview { dueToday } } } }`))).toEqual({ billingCheckout: { checkout: { kind: 'CHANGE', quantity: 110, returnTo: '/billing', preview: { dueToday: '900' } } } });
    dataOf(await confirm(key));
    expect((await confirm(key)).errors[0]?.extensions.errorCode).toBe('CHECKOUT_EXPIRED');
    expect((await invoices()).totalRecords).toBe(1);
  });

  it('made twice at once happens once; the other one is told that the price has changed', async () => {
    const [one, two] = [await page('growth-inr-month', 110), await page('complete-inr-month', 100)];
    const answers = await Promise.all([confirm(one), confirm(two)]);
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.errorCode))).toEqual(['SUBSCRIPTION_CHANGED']);
    expect((await invoices()).totalRecords).toBe(1);
  });

  it('with one idempotency key is made once, however often it is sent', async () => {
    const keyed = clientOf(server, cookie, { 'idempotency-key': 'add-five' });
    const add = (count: number) => keyed('billing', `mutation { addSubscriptionQuantity(planEmployeeCount: ${count}) { subscription { subscribedPlanQuantity } } }`);
    const answers = await Promise.all([add(5), add(5), add(5)]);
    expect(answers.map((answer) => dataOf(answer))).toEqual(Array.from({ length: 3 }, () => ({ addSubscriptionQuantity: { subscription: { subscribedPlanQuantity: 105 } } })));
    expect((await invoices()).totalRecords).toBe(1);
    expect((await add(6)).errors[0]?.extensions.errorCode).toBe('KEY_REUSED');
  });

  it('may be asked for as a query too', async () => {
    expect(dataOf(await ask('billing', '{ addSubscriptionQuantity(planEmployeeCount: 2) { subscription { subscribedPlanQuantity } } }'))).toEqual({ addSubscriptionQuantity: { subscription: { subscribedPlanQuantity: 102 } } });
  });
});

describe('time', () => {
  it('begins every term that is due, with what waited for it, once', async () => {
    dataOf(await confirm(await page('essential-inr-month', 90)));
    await sql(`update billing_subscription set anchor = ($2::date - 10 - interval '1 month')::date, term_from = ($2::date - 10 - interval '1 month')::date, term_to = $2::date - 10 where org_code = $1`, 'demo', ['demo', today]);
    await Promise.all([renewAll(server.db, server.settings, log, new Date()), renewAll(server.db, server.settings, log, new Date())]);
    expect((await details()).subscription).toMatchObject({ planId: 'essential-inr-month', subscribedPlanQuantity: 90, nextPlanId: null, unitPrice: '90' });
    const { totalRecords, rows } = await invoices();
    expect(totalRecords).toBe(1);
    expect(rows[0]).toMatchObject({ total: '8100', lines: [{ kind: 'TERM', amount: '8100' }] });
  });

  it('lets a chosen plan follow its trial, and an unchosen one end', async () => {
    const trial = `update billing_subscription set status = 'IN_TRIAL', trial_end = $2::date, term_from = $2::date - 30, term_to = $2::date, is_chosen = $3 where org_code = $1`;
    await sql(trial, 'demo', ['demo', today, false]);
    expect(await details()).toMatchObject({ planStatus: 'TRIAL_ENDED', subscription: { subscriptionStatus: 'IN_TRIAL' } });
    await sql(trial, 'demo', ['demo', today, true]);
    expect(await details()).toMatchObject({ planStatus: 'ACTIVE', subscription: { subscriptionStatus: 'ACTIVE' } });
    expect((await invoices()).rows).toMatchObject([{ total: '18000' }]);
  });
});
