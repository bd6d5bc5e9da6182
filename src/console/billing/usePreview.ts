import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PreviewPlanDocument } from '../../../generated/billing/operations.ts';
import { askBilling, fieldProblems } from './askBilling.ts';
import { billingKey } from './useBilling.ts';
import type { PreviewPlanQuery } from '../../../generated/billing/operations.ts';

export type Preview = NonNullable<PreviewPlanQuery['previewBillingChange']['preview']>;

/** What a purchase would cost, by the server; `problem` is what stands against it. Asks nothing without a plan or a number. */
export const usePreview = (planId: string | null, quantity: number | null, couponCode: string | null) => {
  const { data, error } = useQuery({
    queryKey: [...billingKey, 'preview', planId, quantity, couponCode],
    enabled: planId !== null && quantity !== null,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => askBilling(PreviewPlanDocument, { planId: planId ?? '', planEmployeeCount: quantity ?? 0, couponCode }, signal),
  });
  const problem = error === null ? undefined : (Object.values(fieldProblems(error))[0] ?? error.message);
  return { preview: error === null && planId !== null && quantity !== null ? (data?.previewBillingChange.preview ?? null) : null, problem };
};
