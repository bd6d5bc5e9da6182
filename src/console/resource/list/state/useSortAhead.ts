import { useCallback, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { blockQueryOf } from './rowBlocks.ts';
import type { BlockSource } from './rowBlocks.ts';
import type { ChangeAddress } from './useListAddress.ts';

/** Milliseconds that a new order waits for its first rows; a person takes as many for at once. */
const PATIENCE = 50;

/** Changes the address; where that only sorts the rows anew, the first of them are asked for before, so that the list is drawn once: in its new order, with its rows. Slow ones are not waited for. */
export const useSortAhead = (change: ChangeAddress, source: BlockSource): ChangeAddress => {
  const queryClient = useQueryClient();
  const newest = useRef(source);
  newest.current = source;
  const newestChange = useRef(change);
  newestChange.current = change;
  const waiting = useRef<() => void>(undefined);
  return useCallback<ChangeAddress>(
    (patch) => {
      waiting.current?.();
      const { query, ...of } = newest.current;
      const { sorts, ...others } = patch;
      if (!sorts || Object.keys(others).length > 0) return newestChange.current(patch);
      const timer = setTimeout(() => waiting.current?.(), PATIENCE);
      const act = (): void => {
        if (waiting.current !== act) return;
        waiting.current = undefined;
        clearTimeout(timer);
        newestChange.current(patch);
      };
      waiting.current = act;
      void queryClient.prefetchQuery(blockQueryOf({ ...of, query: { ...query, sorts } })(0)).then(act);
      return undefined;
    },
    [queryClient],
  );
};
