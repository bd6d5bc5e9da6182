import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ReadKeyLogsDocument, ReadKeyLogSumsDocument } from '../../../../generated/monitoring/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { KeyLogsOf } from '../../../../generated/monitoring/operations.ts';
import type { LogPlace } from './useLogPlace.ts';

const PAGE = 50;

const usePages = <Answer extends { readonly totalRecords: number; readonly rows: readonly unknown[] }>(key: string, isShown: boolean, asked: object, read: (offset: number, signal: AbortSignal) => Promise<Answer>) =>
  useInfiniteQuery({
    queryKey: [key, asked],
    enabled: isShown,
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    getNextPageParam: ({ rows, totalRecords }, pages) => (rows.length === 0 || pages.length * PAGE >= totalRecords ? undefined : pages.length * PAGE),
  });

/** The records that the place asks for, or their sums: only what is shown is asked for, as reading it is noted. */
export const useLogs = (of: KeyLogsOf, { shape, narrowing }: LogPlace) => {
  const asked = { of, ...narrowing };
  const logs = usePages('key-logs', shape === 'LOGS', asked, (offset, signal) => askAnswer('monitoring', ReadKeyLogsDocument, { ...asked, offset, limit: PAGE }, signal));
  const sums = usePages('key-log-sums', shape === 'SUMS', asked, (offset, signal) => askAnswer('monitoring', ReadKeyLogSumsDocument, { ...asked, offset, limit: PAGE }, signal));
  return { logs, sums, asked, shown: shape === 'LOGS' ? logs : sums };
};
