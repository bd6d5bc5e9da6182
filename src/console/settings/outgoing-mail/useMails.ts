import { print } from 'graphql';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ReadOutboxMailsDocument } from '../../../../generated/integration/operations.ts';
import type { OutboxMailStatus, ReadOutboxMailsQuery } from '../../../../generated/integration/operations.ts';
import { ask } from '../../shell/ask.ts';

export type Mail = ReadOutboxMailsQuery['listOutboxMails']['rows'][number];
export type MailFilter = { readonly search: string; readonly status: OutboxMailStatus | null };

const PAGE = 50;
const query = print(ReadOutboxMailsDocument);

/** Mails of the organisation, newest first, fifty at a time. */
export const useMails = ({ search, status }: MailFilter) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError, isFetching } = useInfiniteQuery({
    queryKey: ['outgoing-mail', search, status],
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }) => (await ask<ReadOutboxMailsQuery>('integration', query, { search, status, offset: pageParam, limit: PAGE }, signal)).listOutboxMails,
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return read < totalRecords ? read : undefined;
    },
  });
  return { mails: data?.pages.flatMap(({ rows }) => rows), total: data?.pages[0]?.totalRecords ?? 0, error, /** What failed once more: the next page, or all of it. */ retry: isFetchNextPageError ? fetchNextPage : refetch, hasMore: hasNextPage, more: fetchNextPage, isFetching };
};
