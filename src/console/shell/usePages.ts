import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

export type Page = { readonly offset: number; readonly limit: number };
type Paged = { readonly totalRecords: number; readonly rows: readonly unknown[] };

/** How many the lists with `ShowMore` bring at once. */
const SIZE = 50;

/** The figures of the whole with the rows of the pages that were asked for; `more` asks for the next, where there is one: whatever the server gives at once, the end is reached. */
export const usePages = <Answer extends Paged>(queryKey: readonly unknown[], read: (page: Page, signal: AbortSignal) => Promise<Answer>, size = SIZE) => {
  const { data: pages, error, refetch, isFetching, isPlaceholderData, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey, initialPageParam: 0, placeholderData: keepPreviousData, retry: false,
    queryFn: ({ pageParam, signal }) => read({ offset: pageParam, limit: size }, signal),
    getNextPageParam: ({ rows, totalRecords }, all) => (rows.length === 0 || all.length * size >= totalRecords ? undefined : all.length * size),
  });
  const first = pages?.pages[0];
  const data = first === undefined ? undefined : { ...first, rows: pages!.pages.flatMap(({ rows }) => rows) as Answer['rows'] };
  return { data, error, refetch, isFetching, isPlaceholderData, more: hasNextPage ? () => void fetchNextPage() : undefined };
};
