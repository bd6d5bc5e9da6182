import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../providers/authSession.ts';
import type { ImportEntry, ImportState } from '../job/importJob.ts';
import { readImports } from '../job/operations.ts';
import { lookEvery, working } from '../job/useImportJob.ts';

const over: ReadonlySet<ImportState> = new Set(['DONE', 'CANCELLED', 'FAILED']);

/** This person's imports into an entity that were begun and not ended, newest first; looked at again while one of them is on its way. */
export const useOpenImports = (type: string): readonly ImportEntry[] => {
  const name = useSession()?.user.name;
  const { data = [] } = useQuery<readonly ImportEntry[]>({
    queryKey: ['import', 'open', type],
    staleTime: 0,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.some((entry) => working.has(entry.state)) ? lookEvery : false),
    queryFn: ({ signal }) => readImports(type, signal),
  });
  return data.filter(({ by, state }) => by === name && !over.has(state));
};
