import { alertOn, isOpen } from '../../domain/billing/standing.ts';
import { fromMinor } from '../../domain/money.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { readAccount } from './account.ts';
import { done } from './answers.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';
import { readStanding } from './standing.ts';
import type { Standing } from './standing.ts';

const dueDays = ({ unpaid, subscription }: Standing): readonly { readonly dueOn: string }[] => [...unpaid, ...(subscription?.unpaidSince == null ? [] : [{ dueOn: subscription.unpaidSince }])];

/** What is to be transferred by hand; amounts of one currency, as a subscription has one. */
const manual = ({ unpaid }: Standing, paymentReference: string | null) => {
  const currency = unpaid[0]?.currency ?? null;
  return {
    amountDue: currency === null ? '0' : fromMinor(unpaid.reduce((sum, { totalMinor }) => sum + totalMinor, 0n), currency),
    currency,
    dueOn: unpaid[0]?.dueOn ?? null,
    invoices: unpaid.map((invoice) => ({ number: invoice.number, dueOn: invoice.dueOn, amount: fromMinor(invoice.totalMinor, invoice.currency) })),
    paymentReference,
  };
};

/**
 * Document 0 §3, §4, §7. The demo counts as done where nobody sells (no BILLING_EMAIL). Plan details are read only when auto billing is on, nothing
 * is overdue and the demo is complete.
 */
export const getOrganizationBillingDetails = async (_args: object, context: Context) => {
  const customer = await customerOf(context);
  const [standing, account] = await withOrg(context.db, customer.orgCode, async (tx) => [await readStanding(tx, customer.today), await readAccount(tx)] as const);
  const isDemoDue = context.settings.billingEmail !== undefined && account.demoAskedAt === null;
  const { subscription, planStatus } = standing;
  const billingAlertStatus = alertOn(dueDays(standing), isDemoDue, customer.today);
  const states = {
    trialPeriod: subscription?.trialEnd == null ? null : { from: subscription.status === 'IN_TRIAL' ? subscription.termFrom : null, to: subscription.trialEnd },
    planSubscriptionStatus: subscription?.status ?? null,
    billingPlanStatus: isOpen(planStatus) ? 'Active' : 'Inactive',
    billingSiteName: providerOf(context.settings).site,
  };
  const isRead = account.autoBilling && !standing.isOverdue && !isDemoDue && subscription !== null;
  const plan = isRead && {
    planId: subscription.planId,
    subscriptionId: subscription.id,
    subscribedPlanQuantity: subscription.quantity,
    subscriptionCurrency: subscription.currency,
    subscriptionBillingPeriod: `${subscription.period} ${subscription.periodUnit}`,
    ...states,
  };
  return {
    ...done,
    autoBilling: JSON.stringify({ autoBilling: account.autoBilling, billingAlertStatus, ...states }),
    manualBillingDetails: JSON.stringify(manual(standing, account.paymentReference)),
    autoBillingDetails: JSON.stringify(plan || {}),
    billingAlertStatus,
  };
};
