import { useQuery } from '@tanstack/react-query';
import { ReadBillingDocument } from '../../../generated/billing/operations.ts';
import { askBilling } from './askBilling.ts';
import type { ReadBillingQuery } from '../../../generated/billing/operations.ts';

/** Everything of billing is read again when any of it changes. */
export const billingKey = ['billing'] as const;

export type Subscription = NonNullable<ReadBillingQuery['retrieveSubscriptionDetails']['subscription']>;
export type PlanStatus = ReadBillingQuery['retrieveSubscriptionDetails']['planStatus'];
export type Members = ReadBillingQuery['getMembersAndSubscribedCount'];
export type TaxSettings = NonNullable<ReadBillingQuery['retrieveTaxSettings']['taxSettings']>;

type Manual = { readonly paymentReference: string | null };
type Auto = { readonly billingSiteName: string };

/** Plan, people, payment and tax settings of the organisation. */
export const useBilling = () => {
  const { data, error, refetch } = useQuery({ queryKey: [...billingKey, 'overview'], queryFn: ({ signal }) => askBilling(ReadBillingDocument, {}, signal) });
  const details = data?.getOrganizationBillingDetails;
  return {
    error,
    refetch,
    billing: data && details && {
      planStatus: data.retrieveSubscriptionDetails.planStatus,
      subscription: data.retrieveSubscriptionDetails.subscription ?? null,
      members: data.getMembersAndSubscribedCount,
      tax: data.retrieveTaxSettings.taxSettings ?? null,
      paymentReference: (JSON.parse(details.manualBillingDetails) as Manual).paymentReference,
      /** Whether pages and payments are ours. */
      isOwn: (JSON.parse(details.autoBilling) as Auto).billingSiteName === 'own',
    },
  };
};
