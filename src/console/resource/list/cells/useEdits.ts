import { useSyncExternalStore } from 'react';
import { useListModel } from '../ListModel.ts';
import type { Edits } from './editStore.ts';

/** What was changed in this list and is not saved. */
export const useEdits = (): Edits => {
  const { edits } = useListModel();
  return useSyncExternalStore(edits.subscribe, edits.get);
};
