import { print } from 'graphql';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
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
  const rows = useInfiniteQuery({
    queryKey: ['search', text(words), type],
    enabled,
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) => read(type === null ? null : [type], PAGE, pageParam, signal),
    getNextPageParam: (last, pages) => (last.rows.length < PAGE ? undefined : pages.length * PAGE),
  });
  const all = useInfiniteQuery({
    queryKey: ['search', text(words), null],
    enabled: enabled && type !== null,
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => read(null, PAGE, 0, signal),
    getNextPageParam: () => undefined,
  });
  const { error, refetch, hasNextPage, fetchNextPage, isFetching, data } = rows;
  return {
    rows: enabled ? data?.pages.flatMap((page) => page.rows) : undefined,
    facets: (type === null ? data : all.data)?.pages[0]?.facets ?? [],
    isAlike: data?.pages[0]?.isAlike ?? false,
    error,
    refetch,
    hasMore: hasNextPage,
    more: fetchNextPage,
    isFetching,
  };
};
