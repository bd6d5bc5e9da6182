import { print } from 'graphql';
import { useQueries } from '@tanstack/react-query';
import { ReadChangeSetActsDocument } from '../../../../generated/monitoring/operations.ts';
import type { ReadChangeSetActsQuery } from '../../../../generated/monitoring/operations.ts';
import { ask } from '../../shell/ask.ts';
import type { ChangeSet } from './useChangeSets.ts';

export type Act = ReadChangeSetActsQuery['changeSetActs']['rows'][number];

/** Change-sets that one request asks about: each takes the server as many checks as undoing it. */
const CHUNK = 10;
/** Records from which on a change-set takes long, and keeps no others waiting. */
const LARGE = 1000;
const query = print(ReadChangeSetActsDocument);

export type Acts = {
  /** By change-set; those that are not known yet are missing. */
  readonly known: ReadonlyMap<string, Act>;
  /** Change-sets about which the server could not be asked, and why; one that is being asked about again is not among them. */
  readonly failed: ReadonlyMap<string, Error>;
  /** Asks again about all that failed. */
  readonly retry: () => void;
};

const recordsOf = ({ groups }: ChangeSet): number => groups.reduce((sum, { records }) => sum + records, 0);

const chunksOf = (rows: readonly ChangeSet[]): readonly (readonly string[])[] => {
  const [large, small] = [true, false].map((isLarge) => rows.filter((row) => recordsOf(row) >= LARGE === isLarge).map(({ id }) => id)) as [string[], string[]];
  return [...Array.from({ length: Math.ceil(small.length / CHUNK) }, (_, at) => small.slice(at * CHUNK, (at + 1) * CHUNK)), ...large.map((id) => [id])];
};

/** Undo or redo of each of the change-sets, or why not. */
export const useActs = (rows: readonly ChangeSet[]): Acts => {
  const chunks = chunksOf(rows);
  const answers = useQueries({
    queries: chunks.map((chunk) => ({ queryKey: ['changes', 'acts', chunk], queryFn: async ({ signal }: { readonly signal: AbortSignal }) => (await ask<ReadChangeSetActsQuery>('monitoring', query, { ids: chunk }, signal)).changeSetActs.rows })),
  });
  return {
    known: new Map(answers.flatMap(({ data }) => (data ?? []).map((act) => [act.id, act] as const))),
    failed: new Map(answers.flatMap(({ error, isFetching }, at) => (error && !isFetching ? (chunks[at] ?? []).map((id) => [id, error] as const) : []))),
    retry: () => answers.forEach(({ error, refetch }) => error && void refetch()),
  };
};
