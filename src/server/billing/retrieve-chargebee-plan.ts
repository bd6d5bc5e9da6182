import type { Context } from '../context.ts';
import { done, planAnswer } from './answers.ts';
import { customerOf } from './customer.ts';
import { providerOf } from './provider/choose.ts';

type Arguments = { readonly planPeriodUnit?: string | null; readonly subType?: string | null; readonly currencyCode?: string | null; readonly planPeriod?: number | null };

/** Document 0 §7: plans by period, type and currency. The name is the contract's, whoever sells. */
export const retrieveChargebeePlan = async ({ planPeriodUnit, subType, currencyCode, planPeriod }: Arguments, context: Context) => {
  const customer = await customerOf(context);
  const filter = { periodUnit: planPeriodUnit ?? null, type: subType ?? null, currency: currencyCode ?? null, period: planPeriod ?? null };
  const plans = await providerOf(context.settings).plans(customer, filter);
  return { ...done, plans: plans.map(planAnswer) };
};
