/** A stand-in that speaks as much of Chargebee's REST as we ask: form-encoded, basic authentication, its own error shape, idempotency keys. */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export type Call = { readonly method: string; readonly path: string; readonly form: Readonly<Record<string, string>>; readonly key: string | undefined };

export type Chargebee = {
  readonly url: string;
  readonly calls: Call[];
  /** How the next answers fail: not at all, with a status, by saying nothing, with another shape or with a redirect. */
  mode: 'up' | 'busy' | 'silent' | 'garbage' | 'redirect';
  stop(): Promise<void>;
};

export const API_KEY = 'test_key_of_the_stand_in';
const seconds = (days: number): number => Math.floor(Date.now() / 1000) + days * 86_400;
const prices = [
  { id: 'growth-INR-Monthly', name: 'Growth INR', external_name: 'Growth', item_id: 'growth', item_family_id: 'HRMS', price: 18_000, currency_code: 'INR', period: 1, period_unit: 'month' },
  { id: 'growth-INR-Yearly', name: 'Growth INR yearly', external_name: 'Growth', item_id: 'growth', item_family_id: 'HRMS', price: 180_000, currency_code: 'INR', period: 1, period_unit: 'year' },
];

type Subscription = Record<string, unknown> & { id: string; customer_id: string; subscription_items: { item_price_id: string; item_type: string; quantity: number; unit_price: number }[] };
type Answer = readonly [number, unknown];

const refusal = (status: number, code: string): Answer => [status, { message: code, type: 'invalid_request', api_error_code: code, http_status_code: status }];

const machine = () => {
  const customers = new Map<string, Record<string, string>>();
  const subscriptions = new Map<string, Subscription>();
  const answered = new Map<string, Answer>();
  const item = (form: Record<string, string>) => ({ item_price_id: form['subscription_items[item_price_id][0]'] ?? '', item_type: 'plan', quantity: Number(form['subscription_items[quantity][0]']), unit_price: 18_000 });
  const page = (type: string): Answer => [200, { hosted_page: { object: 'hosted_page', id: `hp_${type}`, type, url: `https://acme.chargebee.com/pages/v3/hp_${type}/`, state: 'created', embed: false, expires_at: seconds(0) + 10_800 } }];
  const routes: Readonly<Record<string, (form: Record<string, string>, id: string) => Answer>> = {
    'GET item_prices': (form) => [200, { list: prices.filter((price) => !form['period_unit[is]'] || price.period_unit === form['period_unit[is]']).map((price) => ({ item_price: price })) }],
    'GET item_prices/*': (_form, id) => {
      const price = prices.find((one) => one.id === id);
      return price ? [200, { item_price: price }] : refusal(404, 'resource_not_found');
    },
    'GET subscriptions': (form) => [200, { list: [...subscriptions.values()].filter((one) => one.customer_id === form['customer_id[is]']).slice(-1).map((subscription) => ({ subscription })) }],
    'POST customers': (form) => {
      if (customers.has(form['id'] ?? '')) return refusal(400, 'duplicate_entry');
      customers.set(form['id'] ?? '', form);
      return [200, { customer: { id: form['id'] } }];
    },
    'POST customers/*/update_billing_info': (form, id) => {
      if (form['vat_number'] === 'WRONG') return refusal(400, 'invalid_request');
      customers.set(id, { ...customers.get(id), ...form });
      return [200, { customer: { id } }];
    },
    'POST customers/*/subscription_for_items': (form, id) => {
      if (subscriptions.has(form['id'] ?? '')) return refusal(400, 'duplicate_entry');
      const subscription = { id: form['id'] ?? '', customer_id: id, status: 'in_trial', currency_code: 'INR', billing_period: 1, billing_period_unit: 'month', trial_start: seconds(0), trial_end: seconds(30), created_at: seconds(0), subscription_items: [item(form)] };
      subscriptions.set(subscription.id, subscription);
      return [200, { subscription }];
    },
    'POST subscriptions/*/update_for_items': (form, id) => {
      const subscription = subscriptions.get(id);
      if (!subscription) return refusal(404, 'resource_not_found');
      Object.assign(subscription, { subscription_items: [item(form)], status: 'active', current_term_start: seconds(-5), current_term_end: seconds(25), due_since: seconds(-3) });
      return [200, { subscription }];
    },
    'POST hosted_pages/*': (form, id) => (prices.some((price) => price.id === form['subscription_items[item_price_id][0]']) || id === 'manage_payment_sources' ? page(id) : refusal(404, 'resource_not_found')),
    'GET coupons/*': (_form, id) => (id === 'WELCOME15' ? [200, { coupon: { id, discount_type: 'percentage', discount_percentage: 15, status: 'active' } }] : refusal(404, 'resource_not_found')),
    'GET invoices': (form) => [200, { list: ['demo', 'other'].filter((org) => org === form['customer_id[is]']).map((org) => ({ invoice: invoice(`${org}-1`, org) })) }],
    'GET invoices/*': (_form, id) => [200, { invoice: invoice(id, id.split('-')[0] ?? '') }],
  };
  return (call: Call): Answer => {
    const known = call.key === undefined ? undefined : answered.get(call.key);
    if (known) return known;
    const parts = call.path.split('/');
    const pattern = [`${call.method} ${call.path}`, `${call.method} ${parts[0]}/*${parts[2] ? `/${parts[2]}` : ''}`].find((one) => routes[one]);
    const answer = pattern === undefined ? refusal(404, 'site_not_found') : routes[pattern]!({ ...call.form }, decodeURIComponent(parts[1] ?? ''));
    if (call.key !== undefined) answered.set(call.key, answer);
    return answer;
  };
};

const invoice = (id: string, customer: string) => ({
  id, customer_id: customer, status: 'payment_due', date: seconds(-20), due_date: seconds(-6), currency_code: 'INR', sub_total: 1_350_000, total: 1_300_000, line_items: [{ description: 'Growth', quantity: 75, unit_amount: 18_000, amount: 1_350_000, date_from: seconds(-20), date_to: seconds(10) }],
});

const authorised = ({ headers }: IncomingMessage): boolean => headers.authorization === `Basic ${Buffer.from(`${API_KEY}:`).toString('base64')}`;

export const startChargebee = async (): Promise<Chargebee> => {
  const answer = machine();
  const send = (response: ServerResponse, status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  };
  const server = createServer((request, response) => {
    void (async () => {
      const url = new URL(request.url ?? '', 'http://local');
      const body = await text(request);
      const form = Object.fromEntries(request.method === 'POST' ? new URLSearchParams(body) : url.searchParams);
      if (!authorised(request)) return send(response, 401, { api_error_code: 'api_authentication_failed', message: 'no' });
      if (made.mode === 'silent') return;
      if (made.mode === 'busy') return send(response, 503, { message: 'busy' });
      if (made.mode === 'garbage') return send(response, 200, { list: 'none' });
      if (made.mode === 'redirect') return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
      if (request.method === 'POST' && request.headers['content-type'] !== 'application/x-www-form-urlencoded') return send(response, 415, {});
      const key = request.headers['chargebee-idempotency-key'];
      const call: Call = { method: request.method ?? '', path: url.pathname.replace('/api/v2/', ''), form, key: typeof key === 'string' ? key : undefined };
      made.calls.push(call);
      send(response, ...answer(call));
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const made: Chargebee = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    mode: 'up',
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return made;
};
