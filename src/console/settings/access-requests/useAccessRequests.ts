import { print } from 'graphql';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { DeclineAccessRequestDocument, GrantAccessRequestDocument, ReadAccessRequestsDocument } from '../../../../generated/organisation-data/operations.ts';
import { ask } from '../../shell/ask.ts';
import type { ReadAccessRequestsQuery } from '../../../../generated/organisation-data/operations.ts';
import type { Scope } from '../../../domain/resource.ts';

export type AccessRequest = ReadAccessRequestsQuery['listAccessRequests']['rows'][number];
/** How a request is granted: by a role, on the records of a scope; neither where the form is open by now. */
export type Grant = { readonly roleId?: string; readonly scope?: Scope };

const PAGE = 50;
const queryKey = ['access-requests'];

/** Requests of the organisation, fifty at a time, and how to decide on them; deciding reads them again. */
export const useAccessRequests = () => {
  const client = useQueryClient();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError, isFetching } = useInfiniteQuery({
    queryKey,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }) => (await ask<ReadAccessRequestsQuery>('organisation-data', print(ReadAccessRequestsDocument), { offset: pageParam, limit: PAGE }, signal)).listAccessRequests,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return read < totalRecords ? read : undefined;
    },
  });
  const run = async (query: string, variables: object): Promise<void> => {
    try {
      await ask('organisation-data', query, variables);
    } finally {
      await client.invalidateQueries({ queryKey });
    }
  };
  return {
    requests: data?.pages.flatMap(({ rows }) => rows),
    pending: data?.pages[0]?.pendingRecords ?? 0,
    error,
    /** What failed once more: the next page, or all of it. */ retry: isFetchNextPageError ? fetchNextPage : refetch,
    hasMore: hasNextPage,
    more: fetchNextPage,
    isFetching,
    grant: (id: string, grant: Grant) => run(print(GrantAccessRequestDocument), { id, ...grant }),
    decline: (id: string, reason: string) => run(print(DeclineAccessRequestDocument), { id, reason }),
  };
};
