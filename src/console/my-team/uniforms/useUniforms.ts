import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ReadUniformBoardDocument, ReadUniformChoicesDocument, ReadUniformComplianceDocument, ReadUniformOfPersonDocument } from '../../../../generated/core-hr/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { ReadUniformBoardQuery, ReadUniformChoicesQuery, ReadUniformComplianceQuery, ReadUniformOfPersonQuery, UniformConcern, UniformFilter } from '../../../../generated/core-hr/operations.ts';

export type UniformPerson = ReadUniformBoardQuery['answer']['rows'][number];
export type UniformOfPerson = ReadUniformOfPersonQuery['answer'];
export type UniformIssued = UniformOfPerson['issues'][number];
export type UniformChoice = ReadUniformChoicesQuery['answer']['rows'][number];
export type ComplianceRow = ReadUniformComplianceQuery['answer']['rows'][number];

type Paged = { readonly totalRecords: number; readonly rows: readonly unknown[] };

/** The figures of the whole with the rows of the pages that were asked for; `more` asks for the next, where there is one. */
const usePages = <Answer extends Paged>(queryKey: readonly unknown[], size: number, read: (page: { readonly offset: number; readonly limit: number }, signal: AbortSignal) => Promise<Answer>) => {
  const { data: pages, error, refetch, isFetching, isPlaceholderData, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey, initialPageParam: 0, placeholderData: keepPreviousData, retry: false,
    queryFn: ({ pageParam, signal }) => read({ offset: pageParam, limit: size }, signal),
    getNextPageParam: ({ rows, totalRecords }, all) => (rows.length === 0 || all.length * size >= totalRecords ? undefined : all.length * size),
  });
  const first = pages?.pages[0];
  const data = first === undefined ? undefined : { ...first, rows: pages!.pages.flatMap(({ rows }) => rows) as Answer['rows'] };
  return { data, error, refetch, isFetching, isPlaceholderData, more: hasNextPage ? () => void fetchNextPage() : undefined };
};

export const useUniformBoard = (filter: UniformFilter, concern: UniformConcern | null) =>
  usePages(['uniform-board', filter, concern], 50, (page, signal) => askAnswer('core-hr', ReadUniformBoardDocument, { filter, concern, ...page }, signal));

export const useUniformOf = (employeeId: string) =>
  useQuery({ queryKey: ['uniform-of', employeeId], retry: false, queryFn: ({ signal }) => askAnswer('core-hr', ReadUniformOfPersonDocument, { employeeId }, signal) });

export const useUniformCompliance = (month: string, filter: UniformFilter) =>
  usePages(['uniform-compliance', month, filter], 200, (page, signal) => askAnswer('core-hr', ReadUniformComplianceDocument, { month, filter, ...page }, signal));

/** Items in use, with what is in the store. */
export const useUniformChoices = () => useQuery({ queryKey: ['uniform-choices'], retry: false, queryFn: async ({ signal }) => (await askAnswer('core-hr', ReadUniformChoicesDocument, {}, signal)).rows });
