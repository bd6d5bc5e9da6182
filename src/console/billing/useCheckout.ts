import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ReadCheckoutDocument } from '../../../generated/billing/operations.ts';
import { askBilling, fieldProblems } from './askBilling.ts';
import { billingKey } from './useBilling.ts';
import type { ReadCheckoutQuery } from '../../../generated/billing/operations.ts';

export type Checkout = ReadCheckoutQuery['billingCheckout']['checkout'];

/** The page that the key of the address opens. A coupon that is refused is a problem of its field; the page stays. */
export const useCheckout = (couponCode: string | null) => {
  const key = useSearchParams()[0].get('key') ?? '';
  const { data, error } = useQuery({
    queryKey: [...billingKey, 'checkout', key, couponCode],
    retry: false,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => askBilling(ReadCheckoutDocument, { key, couponCode }, signal),
  });
  const plain = useQuery({ queryKey: [...billingKey, 'checkout', key, null], retry: false, enabled: couponCode !== null, queryFn: ({ signal }) => askBilling(ReadCheckoutDocument, { key, couponCode: null }, signal) });
  const couponProblem = error === null || couponCode === null ? undefined : fieldProblems(error)['couponCode'];
  const shown = couponProblem === undefined ? data : plain.data;
  return { key, page: shown?.billingCheckout.checkout, couponProblem, error: couponProblem === undefined ? error : plain.error };
};
