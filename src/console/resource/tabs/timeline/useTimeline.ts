import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReadTimelineQuery } from '../../../../../generated/core-hr/operations.ts';

type OfEmployee = ReadTimelineQuery['answer']['rows'][number];
/** One thing that happened with an employee or a candidate. */
export type TimelineEntry = Omit<OfEmployee, 'kind' | 'on' | '__typename'> & { readonly kind: OfEmployee['kind'] | 'MAIL' | 'MOVED' | 'SCORECARD'; readonly on?: string | null };
export type TimelinePage = { readonly rows: readonly TimelineEntry[]; readonly nextCursor?: string | null };
/** Reads the page before a cursor. */
export type ReadTimeline = (page: { readonly before: string | null; readonly limit: number }, signal: AbortSignal) => Promise<TimelinePage>;

const PAGE = 30;

/** What happened with a person, newest first; older pages on demand. */
export const useTimeline = (about: readonly string[], read: ReadTimeline, limit: number = PAGE) =>
  useInfiniteQuery({
    queryKey: [...about, limit],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => read({ before: pageParam, limit }, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
