/** Billing by Chargebee (API v2): an organisation is the customer with its code as id. */
import type { OfferFilter } from '../../../../domain/billing/plan.ts';
import { leastQuantity, isQuantity } from '../../../../domain/billing/quantity.ts';
import { withOrg } from '../../../db/org.ts';
import { refuse } from '../../../refuse.ts';
import { saveTax } from '../../account.ts';
import type { Customer } from '../../customer.ts';
import { countMembers } from '../../members.ts';
import { refuseField } from '../../refuse-field.ts';
import type { BillingProvider, HostedPage } from '../provider.ts';
import { askChargebee, ChargebeeRefusal } from './ask-chargebee.ts';
import type { Form } from './ask-chargebee.ts';
import { ensureCustomer, customerForm } from './customer-form.ts';
import { mirror, newestSubscription } from './mirror.ts';
import { invoiceFrom, offerFrom } from './read.ts';
import { anything, coupon, hostedPage, invoiceAnswer, invoices, itemPrices, subscriptionAnswer } from './shapes.ts';

/** What Chargebee refuses about a plan is said at the plan. */
const aboutPlan = (customer: Customer) => (error: unknown): never => {
  if (error instanceof ChargebeeRefusal) throw refuseField(customer.session, 'PLAN_UNKNOWN', 'planId');
  throw error;
};

const openPage = async (customer: Customer, path: string, form: Form, returnTo: string): Promise<HostedPage> => {
  const redirect = { redirect_url: new URL(`/v3${returnTo}`, customer.settings.publicUrl).href };
  const { hosted_page: page } = await askChargebee(customer, { method: 'POST', path: `hosted_pages/${path}`, form: { ...form, ...redirect } }, hostedPage);
  return { id: page.id, type: page.type, url: page.url, state: page.state, expiresAt: new Date(page.expires_at * 1000).toISOString() };
};

const checkQuantity = async (customer: Customer, quantity: number): Promise<void> => {
  const { activeMembers } = await withOrg(customer.db, customer.orgCode, countMembers);
  const least = leastQuantity(activeMembers, 1);
  if (!isQuantity(quantity, least)) throw refuseField(customer.session, 'PLAN_QUANTITY', 'planEmployeeCount', { least });
};

const item = (planId: string, quantity: number): Form => ({ 'subscription_items[item_price_id][0]': planId, 'subscription_items[quantity][0]': quantity });

const filterForm = ({ periodUnit, period, type, currency }: OfferFilter): Form => ({
  'item_type[is]': 'plan',
  'status[is]': 'active',
  limit: 100,
  ...(periodUnit ? { 'period_unit[is]': periodUnit.toLowerCase().replace(/ly$|s$/, '') } : {}),
  ...(period == null ? {} : { 'period[is]': period }),
  ...(type ? { 'item_family_id[is]': type } : {}),
  ...(currency ? { 'currency_code[is]': currency.toUpperCase() } : {}),
});

const running = async (customer: Customer) => {
  const subscription = await newestSubscription(customer);
  if (subscription === null || subscription.status === 'cancelled') throw refuse('SUBSCRIPTION_MISSING');
  return subscription;
};

/** The provider behind a site of Chargebee. */
export const chargebee = (site: URL): BillingProvider => ({
  site: site.hostname.split('.')[0] ?? site.hostname,

  plans: async (customer, filter) => (await askChargebee(customer, { method: 'GET', path: 'item_prices', form: filterForm(filter) }, itemPrices)).list.map(({ item_price: price }) => offerFrom(price)),

  newPage: async (customer, planId, quantity) => {
    await checkQuantity(customer, quantity);
    const known = await newestSubscription(customer);
    if (known !== null && known.status !== 'cancelled') throw refuse('SUBSCRIPTION_EXISTS');
    return openPage(customer, 'checkout_new_for_items', { ...item(planId, quantity), 'customer[id]': customer.orgCode, 'customer[company]': customer.organisation, 'customer[email]': customer.session.email }, '/billing').catch(aboutPlan(customer));
  },

  changePage: async (customer, { subscriptionId, planId, quantity, returnTo }) => {
    await checkQuantity(customer, quantity);
    const subscription = await running(customer);
    if (subscription.id !== subscriptionId) throw refuse('SUBSCRIPTION_MISSING');
    return openPage(customer, 'checkout_existing_for_items', { 'subscription[id]': subscription.id, replace_items_list: true, ...item(planId, quantity) }, returnTo).catch(aboutPlan(customer));
  },

  paymentPage: async (customer) => {
    await ensureCustomer(customer);
    return openPage(customer, 'manage_payment_sources', { 'customer[id]': customer.orgCode }, '/billing');
  },

  coupon: async (customer) => {
    const id = customer.settings.chargebeeCoupon;
    if (id === undefined) return null;
    try {
      const { coupon: found } = await askChargebee(customer, { method: 'GET', path: `coupons/${encodeURIComponent(id)}` }, coupon);
      return found.status === 'active' && found.discount_percentage !== undefined ? { code: found.id, discountPercentage: String(found.discount_percentage) } : null;
    } catch (error) {
      if (error instanceof ChargebeeRefusal) return null; // no such coupon at the site is none
      throw error;
    }
  },

  addQuantity: async (customer, more) => {
    const subscription = await running(customer);
    const plan = subscription.subscription_items.find(({ item_type: type }) => type === 'plan');
    if (plan === undefined) throw refuse('SUBSCRIPTION_MISSING');
    const quantity = plan.quantity + more;
    await checkQuantity(customer, quantity);
    const path = `subscriptions/${encodeURIComponent(subscription.id)}/update_for_items`;
    const answer = await askChargebee(customer, { method: 'POST', path, form: item(plan.item_price_id, quantity), once: `addSubscriptionQuantity ${more}` }, subscriptionAnswer).catch(aboutPlan(customer));
    return mirror(customer, answer.subscription);
  },

  createDefault: async (customer) => {
    const known = await newestSubscription(customer);
    if (known !== null) return mirror(customer, known);
    const planId = customer.settings.chargebeeDefaultPlan;
    if (planId === undefined) throw refuse('NOT_CONFIGURED', { words: { service: 'CHARGEBEE_DEFAULT_PLAN' } });
    await ensureCustomer(customer);
    const { activeMembers } = await withOrg(customer.db, customer.orgCode, countMembers);
    const path = `customers/${encodeURIComponent(customer.orgCode)}/subscription_for_items`;
    // One id an organisation: of two requests at once, Chargebee itself takes one.
    const form = { id: `${customer.orgCode}-default`, ...item(planId, leastQuantity(activeMembers, 1)), auto_collection: 'off' };
    const answer = await askChargebee(customer, { method: 'POST', path, form }, subscriptionAnswer).catch(async (error: unknown) => {
      if (error instanceof ChargebeeRefusal && error.code === 'duplicate_entry') return { subscription: await running(customer) };
      return aboutPlan(customer)(error);
    });
    return mirror(customer, answer.subscription);
  },

  refresh: async (customer) => {
    const subscription = await newestSubscription(customer);
    return subscription === null ? null : mirror(customer, subscription);
  },

  invoices: async (customer, offset, limit) => {
    // Chargebee pages by marks, not by numbers: what people look at is within its first hundred.
    const { list } = await askChargebee(customer, { method: 'GET', path: 'invoices', form: { 'customer_id[is]': customer.orgCode, 'sort_by[desc]': 'date', limit: 100 } }, invoices);
    const rows = list.filter(({ invoice }) => invoice.customer_id === customer.orgCode).map(({ invoice }) => invoiceFrom(invoice, customer.today));
    return { total: rows.length, rows: rows.slice(offset, offset + limit) };
  },

  invoice: async (customer, number) => {
    try {
      const { invoice } = await askChargebee(customer, { method: 'GET', path: `invoices/${encodeURIComponent(number)}` }, invoiceAnswer);
      return invoice.customer_id === customer.orgCode ? invoiceFrom(invoice, customer.today) : null;
    } catch (error) {
      if (error instanceof ChargebeeRefusal) return null; // 'no such invoice' and 'not yours' are one answer
      throw error;
    }
  },

  saveTax: async (customer, tax) => {
    await ensureCustomer(customer);
    await askChargebee(customer, { method: 'POST', path: `customers/${encodeURIComponent(customer.orgCode)}/update_billing_info`, form: customerForm(tax) }, anything).catch((error: unknown) => {
      if (error instanceof ChargebeeRefusal) throw refuseField(customer.session, 'VALUE_UNFIT', 'taxRegistrationNumber');
      throw error;
    });
    await withOrg(customer.db, customer.orgCode, (tx) => saveTax(tx, tax, customer.session.name));
  },
});
