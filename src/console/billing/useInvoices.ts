import { useInfiniteQuery } from '@tanstack/react-query';
import { ReadInvoicesDocument } from '../../../generated/billing/operations.ts';
import { askBilling } from './askBilling.ts';
import { billingKey } from './useBilling.ts';
import type { ReadInvoicesQuery } from '../../../generated/billing/operations.ts';

export type InvoiceRow = ReadInvoicesQuery['listBillingInvoices']['rows'][number];

const PAGE = 12;

/** Invoices, newest first, twelve at a time. */
export const useInvoices = () => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError, isFetching } = useInfiniteQuery({
    queryKey: [...billingKey, 'invoices'],
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => (await askBilling(ReadInvoicesDocument, { offset: pageParam, limit: PAGE }, signal)).listBillingInvoices,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return read < totalRecords ? read : undefined;
    },
  });
  return { invoices: data?.pages.flatMap(({ rows }) => rows), error, /** What failed once more: the next page, or all of it. */ retry: isFetchNextPageError ? fetchNextPage : refetch, hasMore: hasNextPage, more: fetchNextPage, isFetching };
};
