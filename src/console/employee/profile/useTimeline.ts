import { useInfiniteQuery } from '@tanstack/react-query';
import { ReadTimelineDocument } from '../../../../generated/core-hr/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { ReadTimelineQuery } from '../../../../generated/core-hr/operations.ts';

export type TimelineEntry = ReadTimelineQuery['answer']['rows'][number];

const PAGE = 30;

/** What happened to a person, newest first; older pages on demand. */
export const useTimeline = (id: string, limit: number = PAGE) =>
  useInfiniteQuery({
    queryKey: ['core-hr/employees', 'timeline', id, limit],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => askAnswer('core-hr', ReadTimelineDocument, { employeeId: id, before: pageParam, limit }, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
