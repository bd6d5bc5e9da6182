import { print } from 'graphql';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ReadCompOffBalancesDocument, ReadOwnCompOffBalanceDocument } from '../../../../generated/employee-self-service/operations.ts';
import type { ReadCompOffBalancesQuery, ReadOwnCompOffBalanceQuery } from '../../../../generated/employee-self-service/operations.ts';
import { ask } from '../../shell/ask.ts';

export type Balance = ReadCompOffBalancesQuery['answer']['rows'][number];
export type Credit = Balance['credits'][number];

const PAGE = 50;
const own = print(ReadOwnCompOffBalanceDocument);
const team = print(ReadCompOffBalancesDocument);

/** One's own balance; `balance` is null for whoever is no employee. */
export const useOwnBalance = () => {
  const { data, error, refetch } = useQuery({ queryKey: ['comp-off-balance', 'own'], queryFn: async ({ signal }) => (await ask<ReadOwnCompOffBalanceQuery>('employee-self-service', own, {}, signal)).answer });
  return { balance: data === undefined ? undefined : (data.rows[0] ?? null), canBeTaken: data?.canBeTaken ?? true, error, refetch };
};

/** Balances of those within reach by name, fifty at a time. */
export const useTeamBalances = (search: string) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError, isFetching } = useInfiniteQuery({
    queryKey: ['comp-off-balance', 'team', search],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }) => (await ask<ReadCompOffBalancesQuery>('employee-self-service', team, { search, offset: pageParam, limit: PAGE }, signal)).answer,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return read < totalRecords ? read : undefined;
    },
  });
  return { balances: data?.pages.flatMap(({ rows }) => rows), total: data?.pages[0]?.totalRecords ?? 0, canBeTaken: data?.pages[0]?.canBeTaken ?? true, error, retry: isFetchNextPageError ? fetchNextPage : refetch, hasMore: hasNextPage, more: fetchNextPage, isFetching };
};
