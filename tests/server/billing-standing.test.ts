/** Alerts, tax settings, coupons by mail, payments and access without a plan. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';
import type { Client } from '../support/graphql.ts';

let server: DemoServer;
let ask: Client;
let hosted: DemoServer;
/** The day where the organisation is, by which its terms run. */
const today = todayIn('Asia/Kolkata', new Date());
const day = (offset: number): string => addDays(today, offset);
const sql = <Row extends object>(text: string, values: readonly unknown[] = [], on = server) => withOrg(on.db, 'demo', (tx) => tx.query<Row>(text, ['demo', ...values]));

beforeAll(async () => {
  server = await startDemoServer({ env: { BILLING_EMAIL: 'sales@tenure.example' } });
  ask = clientOf(server, await server.signIn('admin@demo.example'));
  hosted = await startDemoServer({ env: { BILLING_REQUIRED: '1' } });
});
afterAll(async () => {
  await server.stop();
  await hosted.stop();
});
beforeEach(async () => {
  await sql('delete from billing_invoice where org_code = $1');
  await sql('delete from outbox_message where org_code = $1');
  await sql('update billing_account set demo_asked_at = now(), coupon_asked_at = null where org_code = $1');
});

const owe = (dueOn: string, number = 'DEMO-9001', on = server) =>
  sql(
    `insert into billing_invoice (org_code, number, subscription_id, issued_on, due_on, currency, subtotal_minor, discount_minor, total_minor, lines) values ($1, $2, 'sub_demo', $3::date - 14, $3, 'INR', 123450, 0, 123450, '[]')`,
    [number, dueOn],
    on,
  );
const billing = async () => {
  const { getOrganizationBillingDetails: told } = dataOf(await ask('billing', '{ getOrganizationBillingDetails { errorCode message autoBilling manualBillingDetails autoBillingDetails billingAlertStatus } }')) as { getOrganizationBillingDetails: Record<string, string> };
  return { alert: told['billingAlertStatus'], auto: JSON.parse(told['autoBilling'] ?? ''), manual: JSON.parse(told['manualBillingDetails'] ?? ''), details: JSON.parse(told['autoBillingDetails'] ?? '') };
};

describe('the alert', () => {
  it('asks for the demo first, and plan details wait for it', async () => {
    await sql('update billing_account set demo_asked_at = null where org_code = $1');
    expect(await billing()).toMatchObject({ alert: 'present-demo-booking-card', details: {}, auto: { autoBilling: true, billingAlertStatus: 'present-demo-booking-card', billingSiteName: 'own' } });
    dataOf(await ask('billing', `mutation { bookBillingDemo(on: "${day(3)}", note: "Rosters") { errorCode } }`));
    expect(await sql<{ recipient: string }>('select recipient, body from outbox_message where org_code = $1')).toMatchObject([{ recipient: 'sales@tenure.example', body: expect.stringContaining('Rosters') as string }]);
    expect((await ask('billing', `mutation { bookBillingDemo(on: "${day(4)}") { errorCode } }`)).errors[0]?.extensions.errorCode).toBe('DEMO_ASKED');
    expect(await billing()).toMatchObject({ alert: null, details: { planId: 'growth-inr-year', subscriptionId: 'sub_demo', subscribedPlanQuantity: 75, subscriptionCurrency: 'INR', subscriptionBillingPeriod: '1 year', billingPlanStatus: 'Active' } });
  });

  it('is orange before an invoice is due and red after it, when plan details are not read', async () => {
    await owe(day(5));
    expect(await billing()).toMatchObject({ alert: 'present-orange-payment-alert', manual: { amountDue: '1234.5', currency: 'INR', dueOn: day(5), invoices: [{ number: 'DEMO-9001' }] }, details: { planId: 'growth-inr-year' } });
    await owe(day(-2), 'DEMO-9002');
    expect(await billing()).toMatchObject({ alert: 'present-red-payment-alert', manual: { amountDue: '2469' }, details: {} });
  });

  it('goes when the transfer is recorded, once and with who noted it', async () => {
    await owe(day(-2));
    const pay = () => ask('billing', `mutation { recordBillingPayment(number: "DEMO-9001", paidOn: "${today}", reference: "UTR 1") { row { status paidOn paymentReference } } }`);
    const answers = await Promise.all([pay(), pay()]);
    expect(answers.flatMap(({ errors }) => errors.map(({ extensions }) => extensions.errorCode))).toEqual(['INVOICE_PAID']);
    expect(await sql('select paid_noted_by as by, payment_reference as reference from billing_invoice where org_code = $1')).toEqual([{ by: 'Samuel Mathew', reference: 'UTR 1' }]);
    expect((await billing()).alert).toBeNull();
  });

  it('refuses a payment of tomorrow and of an unknown invoice', async () => {
    await owe(day(-2));
    const pay = async (number: string, paidOn: string) => (await ask('billing', `mutation { recordBillingPayment(number: "${number}", paidOn: "${paidOn}", reference: "x") { errorCode } }`)).errors[0]?.extensions.errorCode;
    expect(await pay('DEMO-9001', day(2))).toBe('VALUE_UNFIT');
    expect(await pay('DEMO-0000', today)).toBe('NOT_FOUND');
  });
});

describe('tax settings', () => {
  const whole = { businessName: 'Northwind', firstName: 'Priya', lastName: 'Menon', email: 'p@demo.example', phone: '+91 44 2345', addressLine1: '14 Mill Road', city: 'Chennai', pincode: '600032', state: 'Tamil Nadu', countryCode: 'IN', stateCode: 'TN' };
  const save = (values: Record<string, string>) =>
    ask(
      'billing',
      `mutation (${Object.keys(values).map((key) => `$${key}: String`).join(', ')}) { updateTaxSettings(${Object.keys(values).map((key) => `${key}: $${key}`).join(', ')}) { errorCode message } }`,
      values,
    );

  it('name every field that is missing, and save whole', async () => {
    const { errors } = await save({ businessName: 'Northwind', email: 'nobody', countryCode: 'IN', stateCode: 'CA' });
    expect(Object.fromEntries(errors[0]!.extensions.validationError.map(({ field, message }) => [field, message]))).toEqual({
      firstName: 'This field is required', lastName: 'This field is required', phone: 'This field is required', addressLine1: 'This field is required', city: 'This field is required', pincode: 'This field is required', state: 'This field is required',
      email: 'Enter one mail address, such as name@example.com.', stateCode: 'Choose a state from the list.',
    });
    expect(dataOf(await save(whole))).toEqual({ updateTaxSettings: { errorCode: '', message: '' } });
    expect(dataOf(await ask('billing', '{ retrieveTaxSettings { taxSettings { businessName addressLine2 taxRegistrationNumber stateCode } } }'))).toEqual({ retrieveTaxSettings: { taxSettings: { businessName: 'Northwind', addressLine2: '', taxRegistrationNumber: '', stateCode: 'TN' } } });
  });

  it('take the states of a country from listStates', async () => {
    expect(dataOf(await ask('billing', '{ in: listStates(countryCode: "in") { data { stateCode stateName } } sg: listStates(countryCode: "SG") { data { stateCode } } }'))).toMatchObject({ in: { data: expect.arrayContaining([{ stateCode: 'TN', stateName: 'Tamil Nadu' }]) as unknown }, sg: { data: [] } });
    expect((await ask('billing', '{ listStates(countryCode: "XX") { errorCode } }')).errors[0]?.extensions).toMatchObject({ errorCode: 'BAD_USER_INPUT', validationError: [{ field: 'countryCode', message: 'Choose a country from the list.' }] });
  });
});

describe('a coupon', () => {
  it('is asked for by mail, once', async () => {
    const claim = (name: string) => ask('billing', 'mutation ($name: String!) { sendEmailToClaimCoupon(organizationName: $name) { errorCode message } }', { name });
    expect((await claim('  ')).errors[0]?.extensions).toMatchObject({ errorCode: 'BAD_USER_INPUT', validationError: [{ field: 'organizationName' }] });
    expect((await claim(' ')).errors[0]?.extensions.validationError).toEqual([{ field: 'organizationName', message: 'This field is required' }]);
    expect(dataOf(await claim('Northwind\nBcc: x@y.z'))).toEqual({ sendEmailToClaimCoupon: { errorCode: '', message: '' } });
    const mails = await sql<{ recipient: string; subject: string; body: string }>('select recipient, subject, body from outbox_message where org_code = $1 order by recipient');
    expect(mails.map(({ recipient }) => recipient)).toEqual(['admin@demo.example', 'sales@tenure.example']);
    expect(mails[0]?.body).toContain('WELCOME20');
    expect(mails.every(({ subject }) => !subject.includes('\n'))).toBe(true);
    expect((await claim('Northwind')).errors[0]?.extensions.errorCode).toBe('COUPON_ASKED');
  });
});

describe('access without a plan', () => {
  const restricted = async (on: DemoServer) => {
    const cookie = await on.signIn('employee@demo.example');
    const response = await on.ask('/graphql/core-hr', { body: { query: '{ __typename }' }, headers: { cookie } });
    return [response.status, ((await response.json()) as { message?: string }).message];
  };
  const denied = [403, 'Access restricted, please choose the plan and activate your account'];

  it('is never restricted unless the installation requires a plan', async () => {
    await sql(`update billing_subscription set status = 'CANCELLED' where org_code = $1`);
    expect((await restricted(server))[0]).toBe(200);
    await sql(`update billing_subscription set status = 'ACTIVE' where org_code = $1`);
  });

  it('is restricted to billing where it does, until a plan runs', async () => {
    expect((await restricted(hosted))[0]).toBe(200);
    await sql(`update billing_subscription set status = 'CANCELLED' where org_code = $1`, [], hosted);
    await new Promise((resolve) => setTimeout(resolve, 5_200));
    expect(await restricted(hosted)).toEqual(denied);
    const admin = clientOf(hosted, await hosted.signIn('admin@demo.example'));
    expect(dataOf(await admin('billing', '{ getOrganizationSubscribedPlan { planStatus isActive } }'))).toEqual({ getOrganizationSubscribedPlan: { planStatus: 'CANCELLED', isActive: false } });
    const { url } = (dataOf(await admin('billing', '{ page: getNewSubscriptionHostedPageDetails(planId: "growth-inr-month", planEmployeeCount: 80) { hostedPage { url } } }')) as { page: { hostedPage: { url: string } } }).page.hostedPage;
    dataOf(await admin('billing', 'mutation ($key: String!) { confirmBillingCheckout(key: $key) { planStatus } }', { key: new URL(url, hosted.origin).searchParams.get('key') }));
    expect((await restricted(hosted))[0]).toBe(200);
  });

  it('is not lifted by noting the own payment', async () => {
    const admin = clientOf(hosted, await hosted.signIn('admin@demo.example'));
    await sql(`update billing_invoice set paid_on = null, due_on = $2::date - 40 where org_code = $1 and number = 'DEMO-0001'`, [today], hosted);
    expect((await admin('billing', `mutation { recordBillingPayment(number: "DEMO-0001", paidOn: "${today}", reference: "x") { errorCode } }`)).errors[0]?.extensions.errorCode).toBe('ACCESS_DENIED');
    await new Promise((resolve) => setTimeout(resolve, 5_200));
    expect(await restricted(hosted)).toEqual(denied);
  });

  it('is restricted by the day where the organisation is, whatever day it is in UTC', async () => {
    const now = new Date();
    const zone = ['Pacific/Kiritimati', 'Etc/GMT+12'].find((one) => todayIn(one, now) !== todayIn('UTC', now))!;
    const [there, utc] = [todayIn(zone, now), todayIn('UTC', now)];
    await sql('update organisation set time_zone = $2 where org_code = $1', [zone], hosted);
    await sql(`update billing_subscription set status = 'IN_TRIAL', is_chosen = false, trial_end = $2::date where org_code = $1 and status <> 'CANCELLED'`, [there > utc ? there : utc], hosted);
    const isOpen = there < utc;
    expect((await restricted(hosted))[0]).toBe(isOpen ? 200 : 403);
    const admin = clientOf(hosted, await hosted.signIn('admin@demo.example'));
    expect(dataOf(await admin('billing', '{ getOrganizationSubscribedPlan { isActive } }'))).toEqual({ getOrganizationSubscribedPlan: { isActive: isOpen } });
  });
});
