/** Billing without an outside provider: plans, terms, invoices and pages of our own; people pay by bank transfer. */
import { isOffered } from '../../../../domain/billing/coupon.ts';
import { offersOn } from '../../../../domain/billing/plan.ts';
import { withOrg } from '../../../db/org.ts';
import type { Transaction } from '../../../db/org.ts';
import { refuse } from '../../../refuse.ts';
import { once } from '../../../resource/once.ts';
import { saveTax } from '../../account.ts';
import type { Customer } from '../../customer.ts';
import { countMembers } from '../../members.ts';
import { readSubscription } from '../../subscription.ts';
import type { Subscription } from '../../subscription.ts';
import { catalogueOf } from '../catalogue.ts';
import type { BillingProvider } from '../provider.ts';
import { startDefault } from './default-plan.ts';
import { findInvoice, listInvoices } from './invoices.ts';
import { openPage } from './pages.ts';
import { buy, reckon } from './purchase.ts';
import { bringUpToDate } from './renew.ts';

const within = <T>({ db, orgCode }: Customer, work: (tx: Transaction) => Promise<T>): Promise<T> => withOrg(db, orgCode, work);

const reading = ({ settings, today }: Customer) => ({ seller: catalogueOf(settings).seller, today });

const running = (subscription: Subscription | null): Subscription => {
  if (subscription === null || subscription.status === 'CANCELLED') throw refuse('SUBSCRIPTION_MISSING');
  return subscription;
};

/** Answers of `once` come back as JSON, where a bigint cannot stand: only the id is kept, the rest is read. */
const current = async (tx: Transaction): Promise<Subscription> => running(await readSubscription(tx));

export const own: BillingProvider = {
  site: 'own',

  plans: async ({ settings, today }, filter) => offersOn(catalogueOf(settings).plans, today, filter),

  newPage: (customer, planId, quantity) =>
    within(customer, async (tx) => {
      const subscription = await readSubscription(tx);
      if (subscription !== null && subscription.status !== 'CANCELLED' && subscription.isChosen) throw refuse('SUBSCRIPTION_EXISTS');
      await reckon(tx, catalogueOf(customer.settings), subscription, { planId, quantity }, customer);
      return openPage(tx, { kind: 'NEW', planId, quantity, subscriptionVersion: subscription?.version ?? null, returnTo: '/billing' }, customer.session.userId);
    }),

  changePage: (customer, { subscriptionId, planId, quantity, returnTo }) =>
    within(customer, async (tx) => {
      const subscription = running(await readSubscription(tx));
      // Somebody else's subscription and none are one answer.
      if (subscription.id !== subscriptionId) throw refuse('SUBSCRIPTION_MISSING');
      await reckon(tx, catalogueOf(customer.settings), subscription, { planId, quantity }, customer);
      return openPage(tx, { kind: 'CHANGE', planId, quantity, subscriptionVersion: subscription.version, returnTo }, customer.session.userId);
    }),

  paymentPage: (customer) =>
    within(customer, (tx) => openPage(tx, { kind: 'PAYMENT', planId: null, quantity: null, subscriptionVersion: null, returnTo: '/billing' }, customer.session.userId)),

  coupon: (customer) =>
    within(customer, async (tx) => {
      const offered = catalogueOf(customer.settings).coupons.filter((coupon) => isOffered(coupon, customer.today));
      const used = await tx.query<{ code: string }>('select code from billing_coupon_use where org_code = $1', [tx.orgCode]);
      return offered.find(({ code }) => !used.some((one) => one.code === code)) ?? null;
    }),

  addQuantity: (customer, more) =>
    within(customer, async (tx) => {
      await once(tx, customer, 'addSubscriptionQuantity', { more }, async () => {
        const catalogue = catalogueOf(customer.settings);
        const subscription = running(await bringUpToDate(tx, catalogue, customer.today));
        const purchase = await reckon(tx, catalogue, subscription, { planId: subscription.planId, quantity: subscription.quantity + more }, customer);
        const { id } = await buy(tx, subscription, purchase, customer);
        return { id };
      });
      return current(tx);
    }),

  createDefault: (customer) =>
    within(customer, async (tx) => {
      const { activeMembers } = await countMembers(tx);
      await startDefault(tx, catalogueOf(customer.settings), { currency: customer.currency, activeMembers, today: customer.today }, customer.session.name);
      return current(tx);
    }),

  refresh: (customer) => within(customer, (tx) => bringUpToDate(tx, catalogueOf(customer.settings), customer.today)),

  invoices: (customer, offset, limit) => within(customer, (tx) => listInvoices(tx, reading(customer), offset, limit)),

  invoice: (customer, number) => within(customer, (tx) => findInvoice(tx, reading(customer), number)),

  saveTax: (customer, tax) => within(customer, (tx) => saveTax(tx, tax, customer.session.name)),
};
