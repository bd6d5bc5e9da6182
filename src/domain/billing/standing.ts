/** How a subscription stands on a day: what the organisation may do, and what it is told (document 0 §4). */
import { addDays } from '../dates.ts';

export type SubscriptionStatus = 'IN_TRIAL' | 'ACTIVE' | 'NON_RENEWING' | 'CANCELLED';
export type PlanStatus = 'NONE' | 'TRIAL' | 'ACTIVE' | 'TRIAL_ENDED' | 'SUSPENDED' | 'CANCELLED';
export type BillingAlert = 'present-demo-booking-card' | 'present-red-payment-alert' | 'present-orange-payment-alert';

/** Days within which an invoice is to be paid. */
export const PAYMENT_DAYS = 14;
/** Days before an invoice is due from which people are reminded. */
const REMINDER_DAYS = 7;
/** Days after which an unpaid invoice suspends the plan. */
const PATIENCE_DAYS = 30;

type Due = { readonly dueOn: string };
type Subscribed = { readonly status: SubscriptionStatus; readonly trialEnd: string | null };

/** `unpaid` are the open invoices. A trial counts up to, but without, its last day; a plan is suspended from 31 days after an invoice was due. */
export const planStatusOn = (subscription: Subscribed | null, unpaid: readonly Due[], today: string): PlanStatus => {
  if (subscription === null) return 'NONE';
  if (subscription.status === 'CANCELLED') return 'CANCELLED';
  if (subscription.status === 'IN_TRIAL') return subscription.trialEnd !== null && today >= subscription.trialEnd ? 'TRIAL_ENDED' : 'TRIAL';
  return unpaid.some(({ dueOn }) => today > addDays(dueOn, PATIENCE_DAYS)) ? 'SUSPENDED' : 'ACTIVE';
};

/** Whether the organisation may work; otherwise 'Access restricted, please choose the plan and activate your account'. */
export const isOpen = (status: PlanStatus): boolean => status === 'TRIAL' || status === 'ACTIVE';

export const isOverdue = (unpaid: readonly Due[], today: string): boolean => unpaid.some(({ dueOn }) => today > dueOn);

/** Red when an invoice is overdue, orange in the week before, else the demo that is still to be booked; one at a time, the worst first. */
export const alertOn = (unpaid: readonly Due[], isDemoDue: boolean, today: string): BillingAlert | null => {
  if (isOverdue(unpaid, today)) return 'present-red-payment-alert';
  if (unpaid.some(({ dueOn }) => today >= addDays(dueOn, -REMINDER_DAYS))) return 'present-orange-payment-alert';
  return isDemoDue ? 'present-demo-booking-card' : null;
};
