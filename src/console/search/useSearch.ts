import { print } from 'graphql';
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { SearchRecordsDocument } from '../../../generated/batch-processing/operations.ts';
import type { SearchRecordsQuery } from '../../../generated/batch-processing/operations.ts';
import { ask } from '../shell/ask.ts';

type Answer = SearchRecordsQuery['searchRecords'];
export type Found = Answer['rows'][number];

const PAGE = 50;
const query = print(SearchRecordsDocument);
const text = (words: string): string => words.trim();

/** Records that match, fifty at a time. The kinds are counted over all of them, whichever kind is chosen. */
export const useSearch = (words: string, type: string | null) => {
  const enabled = text(words) !== '';
  const read = async (types: readonly string[] | null, limit: number, offset: number, signal: AbortSignal): Promise<Answer> =>
    (await ask<SearchRecordsQuery>('batch-processing', query, { text: text(words), types, limit, offset }, signal)).searchRecords;
  // One query a key: with no kind chosen both are the same, and must read its pages alike.
  const pagesOf = (kind: string | null) =>
    infiniteQueryOptions({
      queryKey: ['search', text(words), kind],
      initialPageParam: 0,
      placeholderData: keepPreviousData,
      queryFn: ({ pageParam, signal }) => read(kind === null ? null : [kind], PAGE, pageParam, signal),
      getNextPageParam: (last, pages) => (last.rows.length < PAGE ? undefined : pages.length * PAGE),
    });
  const all = useInfiniteQuery({ ...pagesOf(null), enabled: enabled && type !== null });
  const { error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError, isFetching, data } = useInfiniteQuery({ ...pagesOf(type), enabled });
  return {
    rows: enabled ? data?.pages.flatMap((page) => page.rows) : undefined,
    facets: (type === null ? data : all.data)?.pages[0]?.facets ?? [],
    isAlike: data?.pages[0]?.isAlike ?? false,
    /** Entities whose own list finds more. */
    wide: (enabled ? data?.pages[0]?.wide : undefined) ?? [],
    error,
    /** What failed once more: the next page, or all of it. */
    retry: isFetchNextPageError ? fetchNextPage : refetch,
    hasMore: hasNextPage,
    more: fetchNextPage,
    isFetching,
  };
};
