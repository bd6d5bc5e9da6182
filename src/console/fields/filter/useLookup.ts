import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { LookupAnswer, Target } from '../../providers/data/ConsoleDataProvider.ts';
import { useData } from '../../shell/Steady.tsx';

type Asked = { readonly search?: string; readonly ids?: readonly string[] };

/** Records of an entity by search or by ids, 20 at a time; never all of them. */
export const useLookup = (target: Target | undefined, asked: Asked, enabled: boolean) => {
  const dataProvider = useData();
  return useQuery<LookupAnswer>({
    queryKey: ['lookup', target?.type, asked],
    queryFn: ({ signal }) => (target ? dataProvider.lookup(target, { ...asked, limit: Math.max(20, asked.ids?.length ?? 0), signal }) : Promise.reject(new Error('No entity to look up.'))),
    enabled: enabled && target !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
};
