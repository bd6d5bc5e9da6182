import { useCallback, useRef, useState } from 'react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { readRows } from '../job/operations.ts';
import type { ReviewRow, RowFilter, RowPage } from '../job/importJob.ts';

export const blockSize = 100;

export type ReviewRows = {
  /** Undefined until the first answer. */
  readonly total: number | undefined;
  readonly at: (index: number) => ReviewRow | undefined;
  /** Says which rows are in sight, so that their blocks are asked for. */
  readonly look: (from: number, to: number) => void;
  readonly error: unknown;
  readonly retry: () => void;
};

/** Rows of a file in blocks of 100, asked for as they come into sight. `revision` is the check they come from: until the next one is answered the rows of the last stay. */
export const useReviewRows = (job: string, revision: string, filter: RowFilter): ReviewRows => {
  const client = useQueryClient();
  const [range, setRange] = useState({ first: 0, last: 0 });
  const [before, now] = useLast(revision);
  const key = (of: string, block: number) => ['import', job, 'rows', of, filter, block];
  const blocks = Array.from({ length: range.last - range.first + 1 }, (_, step) => range.first + step);
  const answers = useQueries({
    queries: blocks.map((block) => ({
      queryKey: key(now, block),
      staleTime: Number.POSITIVE_INFINITY,
      placeholderData: () => client.getQueryData<RowPage>(key(before, block)),
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
    error: answers.find(({ error }) => error !== null)?.error,
    retry: () => answers.forEach((answer) => void answer.refetch()),
  };
};

/** A value and the one it had before its last change. */
const useLast = (value: string): readonly [before: string, now: string] => {
  const held = useRef({ before: value, now: value });
  if (held.current.now !== value) held.current = { before: held.current.now, now: value };
  return [held.current.before, held.current.now];
};
