import { useInfiniteQuery } from '@tanstack/react-query';
import type { HistoryEntry } from '../../providers/data/ConsoleDataProvider.ts';
import { useData } from '../../shell/Steady.tsx';

const page = 50;

export type History = { readonly entries: readonly HistoryEntry[]; readonly total: number; readonly isLoading: boolean; readonly isReading: boolean; readonly error: Error | null; readonly hasOlder: boolean; readonly showOlder: () => void; /** What failed once more: the next page, or all of it. */ readonly retry: () => void };

/** The changes of a record, newest first, fifty at a time. Its query starts with the screen's name, so a write reads it again. */
export const useHistory = (name: string, id: string): History => {
  const dataProvider = useData();
  const query = useInfiniteQuery({
    queryKey: [name, 'history', id],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => dataProvider.history(name, { id, offset: pageParam, limit: page, signal }),
    getNextPageParam: (last, pages) => {
      const read = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return read < last.total && last.rows.length > 0 ? read : undefined;
    },
  });
  const pages = query.data?.pages ?? [];
  return {
    entries: pages.flatMap(({ rows }) => rows),
    total: pages[0]?.total ?? 0,
    isLoading: query.isLoading,
    isReading: query.isFetching,
    error: query.error,
    hasOlder: query.hasNextPage,
    showOlder: () => void query.fetchNextPage(),
    retry: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
};
