import { useQuery } from '@tanstack/react-query';
import type { GroupsQuestion } from '../../../../providers/data/recordGroups.ts';
import { useData } from '../../../../shell/Steady.tsx';
import { useListModel } from '../../ListModel.ts';

/** What the list matches, in groups; the figures of before stay while the same is asked of other records, never under the words of another question. */
export const useFigures = (question: GroupsQuestion, isAsked = true) => {
  const { target, query } = useListModel();
  const dataProvider = useData();
  return useQuery({
    queryKey: [target.name, 'groups', query, question],
    enabled: isAsked,
    queryFn: ({ signal }) => dataProvider.recordGroups(target.name, query, question, signal),
    placeholderData: (last, asked) => (JSON.stringify(asked?.queryKey.at(-1)) === JSON.stringify(question) ? last : undefined),
  });
};
