import { useTranslate } from 'ra-core';
import type { ListQuery } from '../../../providers/data/listQuery.ts';
import type { Values } from '../../form/values.ts';
import { useEntityWords } from '../entityWords.ts';
import { useListModel } from '../ListModel.ts';
import { startBulkEdit } from './bulkJob.ts';
import { outcomeOf } from './outcomeOf.ts';
import { useBulkWork } from './useBulkWork.ts';

/** One change for everything that was chosen; `onDone` when nothing is left to say. */
export const useBulkEdit = (onDone: () => void) => {
  const { target } = useListModel();
  const translate = useTranslate();
  const words = useEntityWords(target.resource);
  const work = useBulkWork({ kind: 'update', outcome: (job) => outcomeOf(job, words, translate), cancelled: translate('bulk.cancelled'), onDone });
  return { ...work, start: (query: ListQuery, values: Values): Promise<void> => work.start(() => startBulkEdit(target, query, values)) };
};
