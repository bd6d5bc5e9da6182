import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportState } from './importJob.ts';
import { readJob } from './operations.ts';

/** States in which the server works and the page waits. */
export const working: ReadonlySet<ImportState> = new Set(['READING', 'CHECKING', 'COMMITTING']);

/** Milliseconds between two looks at an import that the server works on. */
export const lookEvery = 400;

/** An import, asked for again as long as the server works on it; `isAway`: by now it does not answer. */
export const useImportJob = (id: string | undefined) => {
  const client = useQueryClient();
  const { data, error, isPending, failureCount, fetchStatus, refetch } = useQuery({
    queryKey: ['import', id, 'job'],
    enabled: id !== undefined,
    queryFn: ({ signal }) => readJob(id ?? '', signal),
    refetchInterval: ({ state }) => (state.data && working.has(state.data.state) ? lookEvery : false),
    refetchIntervalInBackground: true,
    retry: 2,
  });
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: ['import', id, 'job'] }), [client, id]);
  return { isAway: data !== undefined && working.has(data.state) && (error !== null || failureCount > 0 || fetchStatus === 'paused'), job: id === undefined ? undefined : data, error: id === undefined ? null : error, isLoading: id !== undefined && isPending, refetch, refresh };
};
