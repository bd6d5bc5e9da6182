import { useQuery } from '@tanstack/react-query';
import type { Count } from '../../../providers/data/ConsoleDataProvider.ts';
import type { ListQuery } from '../../../providers/data/listQuery.ts';
import { useData } from '../../../shell/Steady.tsx';

/** Exactly how many match, asked right behind rows that came with a rough number. A wide search is never counted to its end. */
export const useCount = (screen: string, query: ListQuery, isRough: boolean): { readonly count: Count | undefined; readonly isCounting: boolean; readonly recount: () => void } => {
  const dataProvider = useData();
  const asked = { ...query, sorts: [] };
  const isWanted = isRough && query.search.trim() === '';
  const { data, isFetching, refetch } = useQuery({
    queryKey: [screen, 'count', asked],
    queryFn: async ({ signal }) => (await dataProvider.counts(screen, [asked], signal))[0]!,
    enabled: isWanted,
    // Writes make it old at once.
    staleTime: 60_000,
  });
  return { count: isWanted ? data : undefined, isCounting: isWanted && isFetching && data === undefined, recount: () => void (isWanted && refetch()) };
};
