import { useSyncExternalStore } from 'react';
import { useListPart } from '../ListModel.ts';
import type { Edits } from './editStore.ts';
import type { OthersEdits } from './othersEdits.ts';

/** What was changed in this list and is not saved. */
export const useEdits = (): Edits => {
  const { edits } = useListPart(({ edits }) => ({ edits }));
  return useSyncExternalStore(edits.subscribe, edits.get);
};

/** What others hold changed in this list and have not saved. */
export const useOthersEdits = (): OthersEdits => {
  const { others } = useListPart(({ edits }) => ({ others: edits.others }));
  return useSyncExternalStore(others.subscribe, others.get);
};
