import { useInfiniteQuery } from '@tanstack/react-query';
import { ReadDuplicateGroupsDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';

const PAGE = 20;

/** The groups, a page at a time; asked again while candidates are still being compared. */
export const useGroups = () => {
  const query = useInfiniteQuery({
    queryKey: ['duplicate-groups'],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => askAnswer('recruitment', ReadDuplicateGroupsDocument, { offset: pageParam, limit: PAGE }, signal),
    getNextPageParam: (last, pages) => (pages.length * PAGE < last.totalRecords ? pages.length * PAGE : undefined),
    refetchInterval: ({ state }) => ((state.data?.pages[0]?.waiting ?? 0) > 0 ? 3000 : false),
  });
  const [first] = query.data?.pages ?? [];
  return { ...query, /** What failed once more: the next page, or all of it. */ retry: query.isFetchNextPageError ? query.fetchNextPage : query.refetch, groups: query.data?.pages.flatMap(({ groups }) => groups), total: first?.totalRecords ?? 0, waiting: first?.waiting ?? 0 };
};

export type DuplicateGroup = NonNullable<ReturnType<typeof useGroups>['groups']>[number];
