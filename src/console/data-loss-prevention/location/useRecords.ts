import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ReadLocationRecordsDocument } from '../../../../generated/monitoring/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { ReadLocationRecordsQueryVariables } from '../../../../generated/monitoring/operations.ts';

const PAGE = 25;

/** Records page by page, the newest first. */
export const useRecords = (asked: Omit<ReadLocationRecordsQueryVariables, 'offset' | 'limit'>) => {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['location-records', asked],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) => askAnswer('monitoring', ReadLocationRecordsDocument, { ...asked, offset: pageParam, limit: PAGE }, signal),
    getNextPageParam: ({ rows, totalRecords }, pages) => (rows.length === 0 || pages.length * PAGE >= totalRecords ? undefined : pages.length * PAGE),
    retry: 1,
  });
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return { part: { data, error, isPending, refetch }, rows, total: data?.pages[0]?.totalRecords ?? 0, more: hasNextPage ? () => void fetchNextPage() : undefined, isFetching };
};
