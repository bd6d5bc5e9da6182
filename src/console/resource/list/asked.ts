import { useListModel } from './ListModel.ts';
import { useCount } from './state/useCount.ts';
import { selectedQuery } from './useSelectionActions.tsx';
import type { ListModel } from './ListModel.ts';
import type { ListQuery } from '../../providers/data/listQuery.ts';

/** What was selected when a question about it was asked: another list may be shown while it is answered. */
export type Asked = {
  /** All that the query matches, not these ids alone. */
  readonly matching: boolean;
  readonly ids: readonly string[];
  readonly query: ListQuery;
  readonly has: (id: string) => boolean;
  readonly count: number;
  readonly isEstimate: boolean;
};

export const askedOf = (model: Pick<ListModel, 'selection' | 'query'>): Asked => {
  const { matching, ids, has, count, isEstimate } = model.selection;
  return { matching, ids: [...ids], query: selectedQuery(model), has, count, isEstimate };
};

/** How many records the question is about: of everything that matches exactly so many as are counted meanwhile, whatever list is shown by then. */
export const useAskedCount = ({ matching, ids, query, count, isEstimate }: Asked): Pick<Asked, 'count' | 'isEstimate'> & { readonly isCounting: boolean } => {
  const { target } = useListModel();
  const isRough = matching && isEstimate;
  const { count: found, isCounting } = useCount(target.name, query, isRough);
  return isRough && found ? { count: Math.max(0, found.total - ids.length), isEstimate: found.isEstimate, isCounting } : { count, isEstimate, isCounting };
};
