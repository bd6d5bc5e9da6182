import { print } from 'graphql';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ReadActivityDocument } from '../../../../generated/monitoring/operations.ts';
import type { ChangeKind, ReadActivityQuery } from '../../../../generated/monitoring/operations.ts';
import { ask } from '../../shell/ask.ts';

export type Activity = ReadActivityQuery['getSystemActivityLogs']['activityLogs'][number];
export type ActivityFilter = {
  /** ISO days, both included. */
  readonly fromDate: string;
  readonly toDate: string;
  readonly kind: ChangeKind | null;
  readonly entity: string | null;
};

const PAGE = 100;
const query = print(ReadActivityDocument);

export const keyOf = ({ changeSetId, entity, uniqueId, kind }: Activity): string => `${changeSetId} ${entity} ${uniqueId} ${kind}`;

type Page = Pick<ReadActivityQuery['getSystemActivityLogs'], 'activityLogs' | 'totalRecords' | 'totalIsEstimate'>;
/** Asks for a page of a log. */
export type ReadLog = (asked: ActivityFilter & { readonly offset: number; readonly limit: number }, signal: AbortSignal) => Promise<Page>;

/** That of everything in the organisation. */
export const readWholeLog: ReadLog = async (asked, signal) => (await ask<ReadActivityQuery>('monitoring', query, asked, signal)).getSystemActivityLogs;

/** Changes, newest first, a hundred at a time; `log` names which ones. */
export const useActivity = (log: string, read: ReadLog, filter: ActivityFilter) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError, isFetching } = useInfiniteQuery({
    queryKey: ['audit-log', log, filter],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) => read({ ...filter, offset: pageParam, limit: PAGE }, signal),
    getNextPageParam: ({ activityLogs }, pages) => (activityLogs.length < PAGE ? undefined : pages.length * PAGE),
  });
  const first = data?.pages[0];
  return { rows: data?.pages.flatMap(({ activityLogs }) => activityLogs), total: first?.totalRecords ?? 0, isEstimate: first?.totalIsEstimate ?? false, error, /** What failed once more: the next page, or all of it. */ retry: isFetchNextPageError ? fetchNextPage : refetch, hasMore: hasNextPage, more: fetchNextPage, isFetching };
};
