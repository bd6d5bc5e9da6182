import { print } from 'graphql';
import { useQueries } from '@tanstack/react-query';
import { ReadChangeSetActsDocument } from '../../../../generated/monitoring/operations.ts';
import type { ReadChangeSetActsQuery } from '../../../../generated/monitoring/operations.ts';
import { ask } from '../../shell/ask.ts';

export type Act = ReadChangeSetActsQuery['changeSetActs']['rows'][number];

/** Change-sets that one request asks about: each takes the server as many checks as undoing it. */
const CHUNK = 10;
const query = print(ReadChangeSetActsDocument);

/** Undo or redo of each of the change-sets, or why not; those that are not known yet are missing. */
export const useActs = (ids: readonly string[]): ReadonlyMap<string, Act> => {
  const chunks = Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, at) => ids.slice(at * CHUNK, (at + 1) * CHUNK));
  const answers = useQueries({
    queries: chunks.map((chunk) => ({ queryKey: ['changes', 'acts', chunk], queryFn: async ({ signal }: { readonly signal: AbortSignal }) => (await ask<ReadChangeSetActsQuery>('monitoring', query, { ids: chunk }, signal)).changeSetActs.rows })),
  });
  return new Map(answers.flatMap(({ data }) => (data ?? []).map((act) => [act.id, act] as const)));
};
