import { print } from 'graphql';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ReadChangeSetsDocument } from '../../../../generated/monitoring/operations.ts';
import type { ReadChangeSetsQuery } from '../../../../generated/monitoring/operations.ts';
import { ask } from '../../shell/ask.ts';
import type { ChangesFilter } from './useChangesFilter.ts';

export type ChangeSet = ReadChangeSetsQuery['listChangeSets']['rows'][number];
export type ChangeGroup = ChangeSet['groups'][number];

const PAGE = 50;
const query = print(ReadChangeSetsDocument);

/** Change-sets, newest first, fifty at a time. */
export const useChangeSets = (filter: ChangesFilter) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError, isFetching } = useInfiniteQuery({
    queryKey: ['changes', filter],
    initialPageParam: null as string | null,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }) => (await ask<ReadChangeSetsQuery>('monitoring', query, { ...filter, after: pageParam, limit: PAGE }, signal)).listChangeSets,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
  return { rows: data?.pages.flatMap(({ rows }) => rows), error, /** What failed once more: the next page, or all of it. */ retry: isFetchNextPageError ? fetchNextPage : refetch, hasMore: hasNextPage, more: fetchNextPage, isFetching };
};
