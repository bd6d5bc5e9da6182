import { useEffect, useRef } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useTellFailure } from './failure/useTellFailure.ts';

export type Page = { readonly offset: number; readonly limit: number };
type Paged = { readonly totalRecords: number; readonly rows: readonly unknown[] };

/** How many the lists with `ShowMore` bring at once. */
const SIZE = 50;
const MOST_TRIES = 2;

/** The figures of the whole with the rows of the pages that were asked for; `more` asks for the next, where there is one: whatever the server gives at once, the end is reached. */
export const usePages = <Answer extends Paged>(queryKey: readonly unknown[], read: (page: Page, signal: AbortSignal) => Promise<Answer>, size = SIZE) => {
  const tellFailure = useTellFailure();
  const { data: pages, error, refetch, isFetching, isPlaceholderData, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey, initialPageParam: 0, placeholderData: keepPreviousData, retry: false,
    queryFn: ({ pageParam, signal }) => read({ offset: pageParam, limit: size }, signal),
    getNextPageParam: ({ rows, totalRecords }, all) => (rows.length === 0 || all.length * size >= totalRecords ? undefined : all.length * size),
  });
  const first = pages?.pages[0];
  const isMoved = pages?.pages.some(({ totalRecords }) => totalRecords !== first?.totalRecords) === true;
  const tries = useRef(0);
  // Somebody came or went between two pages: one would stand there twice, or not at all. Where that goes on and on, it is left at that.
  useEffect(() => {
    if (!isMoved) tries.current = 0;
    else if (!isFetching && tries.current < MOST_TRIES) {
      tries.current += 1;
      void refetch();
    }
  }, [isMoved, isFetching, refetch]);
  const next = async (): Promise<void> => {
    const told = await fetchNextPage();
    if (told.isFetchNextPageError) tellFailure(told.error);
  };
  const data = first === undefined ? undefined : { ...first, rows: pages!.pages.flatMap(({ rows }) => rows) as Answer['rows'] };
  return { data, error, refetch, isFetching, isPlaceholderData, more: hasNextPage ? () => void next() : undefined };
};
