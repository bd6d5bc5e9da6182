import { useTranslate } from 'ra-core';
import { useBillingFormats } from './useBillingFormats.ts';
import type { PlanStatus, Subscription } from './useBilling.ts';

/** When the next invoice comes and how much it is, or why none comes. */
export const useNextInvoice = ({ subscriptionStatus, isChosen, nextAmount, subscriptionCurrency, currentTermEnd, trialEnd }: Subscription, planStatus: PlanStatus): string | null => {
  const translate = useTranslate();
  const { money, day } = useBillingFormats();
  const words = { amount: money(nextAmount, subscriptionCurrency), day: day(currentTermEnd) };
  if (planStatus === 'TRIAL_ENDED') return null;
  if (subscriptionStatus === 'NON_RENEWING') return translate('billing.plan.ends', words);
  if (subscriptionStatus !== 'IN_TRIAL') return translate('billing.plan.nextOn', words);
  return isChosen ? translate('billing.plan.firstOn', words) : translate('billing.plan.noNext', { day: day(trialEnd ?? currentTermEnd) });
};
