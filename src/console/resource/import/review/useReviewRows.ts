import { useCallback, useState } from 'react';
import { useQueries, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { readRows } from '../job/operations.ts';
import type { ReviewRow, RowFilter, RowPage } from '../job/importJob.ts';

export const blockSize = 100;

export type ReviewRows = {
  /** Undefined until the first answer. */
  readonly total: number | undefined;
  readonly at: (index: number) => ReviewRow | undefined;
  /** Says which rows are in sight, so that their blocks are asked for. */
  readonly look: (from: number, to: number) => void;
  /** The check they are asked of. */
  readonly revision: string;
  /** Whether those in sight are of that check, not of one before. */
  readonly isCurrent: boolean;
  readonly error: unknown;
  readonly retry: () => void;
};

/** Rows of a file in blocks of 100, asked for as they come into sight. `revision` is the check they come from: until it is answered the rows that came last stay, whichever check they are of. */
export const useReviewRows = (job: string, revision: string, filter: RowFilter): ReviewRows => {
  const client = useQueryClient();
  const [range, setRange] = useState({ first: 0, last: 0 });
  // As a text: of two objects in keys, one that says less would stand for the other.
  const asked = JSON.stringify(filter);
  const key = (block: number) => ['import', job, 'rows', asked, block];
  const blocks = Array.from({ length: range.last - range.first + 1 }, (_, step) => range.first + step);
  const answers = useQueries({
    queries: blocks.map((block) => ({
      queryKey: [...key(block), revision],
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: () => lastAnswer(client, key(block)),
      queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<RowPage> => readRows(job, filter, block * blockSize, blockSize, signal),
    })),
  });
  const known = answers.find(({ data }) => data !== undefined)?.data;
  const look = useCallback((from: number, to: number) => {
    const next = { first: Math.floor(Math.max(0, from) / blockSize), last: Math.floor(Math.max(0, to) / blockSize) };
    setRange((last) => (last.first === next.first && last.last === next.last ? last : next));
  }, []);
  return {
    total: known?.totalRecords,
    at: (index) => answers[Math.floor(index / blockSize) - range.first]?.data?.rows[index % blockSize],
    look,
    revision,
    isCurrent: answers.every(({ data, isPlaceholderData }) => data !== undefined && !isPlaceholderData),
    error: answers.find(({ error, data }) => error !== null && data === undefined)?.error,
    retry: () => answers.forEach((answer) => void answer.refetch()),
  };
};

/** What was answered last of all that was asked under a key, whatever follows in theirs. */
const lastAnswer = (client: QueryClient, queryKey: QueryKey): RowPage | undefined =>
  client.getQueryCache().findAll({ queryKey, predicate: ({ state }) => state.data !== undefined }).toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)[0]?.state.data as RowPage | undefined;
