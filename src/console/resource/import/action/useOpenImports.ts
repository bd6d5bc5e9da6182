import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../providers/authSession.ts';
import type { ImportEntry, ImportState } from '../job/importJob.ts';
import { readImports } from '../job/operations.ts';

const over: ReadonlySet<ImportState> = new Set(['DONE', 'CANCELLED', 'FAILED']);

/** This person's imports into an entity that were begun and not ended, newest first. */
export const useOpenImports = (type: string): readonly ImportEntry[] => {
  const name = useSession()?.user.name;
  const { data = [] } = useQuery({ queryKey: ['import', 'open', type], staleTime: 0, refetchOnMount: 'always', queryFn: ({ signal }) => readImports(type, signal) });
  return data.filter(({ by, state }) => by === name && !over.has(state));
};
