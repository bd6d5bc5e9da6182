/** Plans, purchases and invoices. */
import { refusal } from './refusal.ts';

export const billingErrors = {
  PLAN_UNKNOWN: refusal('BAD_USER_INPUT', 'This plan is not offered. Reload the plans and choose one of them.', { effect: 'validation' }),
  PLAN_QUANTITY: refusal('BAD_USER_INPUT', 'The plan has to cover every active employee: enter at least %{least}.', { effect: 'validation' }),
  BILLING_CURRENCY: refusal('BAD_USER_INPUT', 'This subscription is billed in %{currency}. Choose a plan in that currency.', { effect: 'validation' }),
  COUPON_UNKNOWN: refusal('BAD_USER_INPUT', 'This coupon does not exist or has ended. Check its code.', { effect: 'validation' }),
  COUPON_USED: refusal('BAD_USER_INPUT', 'This coupon was used already. Go on without it or enter another one.', { effect: 'validation' }),
  COUPON_NONE: refusal('BAD_USER_INPUT', 'No coupon is offered at the moment.'),
  COUPON_ASKED: refusal('CONFLICT', 'The coupon was asked for already. Look for it in your mail.'),
  DEMO_ASKED: refusal('CONFLICT', 'A demonstration was asked for already. You will get a mail with the appointment.'),
  CHECKOUT_EXPIRED: refusal('BAD_USER_INPUT', 'This page has expired or was used already. Open it again from Billing.'),
  SUBSCRIPTION_EXISTS: refusal('CONFLICT', 'There is a subscription already. Change it instead.'),
  SUBSCRIPTION_MISSING: refusal('BAD_USER_INPUT', 'There is no subscription to change. Choose a plan first.'),
  SUBSCRIPTION_CHANGED: refusal('CONFLICT', 'The subscription was changed after this page was opened. Open it again from Billing to see the new price.', { duration: null }),
  INVOICE_PAID: refusal('CONFLICT', 'This invoice is paid already.'),
};
