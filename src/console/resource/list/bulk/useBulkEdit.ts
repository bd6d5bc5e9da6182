import type { ListQuery } from '../../../providers/data/listQuery.ts';
import type { Wanted } from '../../askAlong.ts';
import type { Values } from '../../form/values.ts';
import { useListModel } from '../ListModel.ts';
import { startBulkEdit } from './bulkJob.ts';
import { useBulkWork } from './useBulkWork.ts';

/** One change for everything that was chosen; `onDone` when nothing is left to say, `onKept` where nothing was changed. */
export const useBulkEdit = (onDone: () => void, onKept: (isShown: boolean) => void) => {
  const { target } = useListModel();
  const work = useBulkWork('update', onDone, onKept);
  return { ...work, start: (query: ListQuery, values: Values, wanted: Wanted): Promise<void> => work.start(() => startBulkEdit(target, query, values, wanted)) };
};
