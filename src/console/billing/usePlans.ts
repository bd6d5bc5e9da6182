import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReadPlansDocument } from '../../../generated/billing/operations.ts';
import { askBilling } from './askBilling.ts';
import { billingKey } from './useBilling.ts';
import type { ReadPlansQuery } from '../../../generated/billing/operations.ts';
import type { PeriodUnit } from '../../domain/billing/plan.ts';

export type PlanOffer = ReadPlansQuery['retrieveChargebeePlan']['plans'][number];

/** What is offered in a period and currency. */
export const usePlans = (planPeriodUnit: PeriodUnit, currencyCode: string) => {
  const { data, error, refetch } = useQuery({
    queryKey: [...billingKey, 'plans', planPeriodUnit, currencyCode],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => askBilling(ReadPlansDocument, { planPeriodUnit, currencyCode }, signal),
  });
  return { plans: data?.retrieveChargebeePlan.plans, error, refetch };
};
