import { useCallback, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { blockQueryOf } from './rowBlocks.ts';
import type { BlockSource } from './rowBlocks.ts';
import type { ChangeAddress } from './useListAddress.ts';

/** Changes the address; where that only sorts the rows anew, the first of them are asked for at once: they are on their way while the list draws its new question, and it finds them. */
export const useSortAhead = (change: ChangeAddress, source: BlockSource): ChangeAddress => {
  const queryClient = useQueryClient();
  const newest = useRef(source);
  newest.current = source;
  return useCallback<ChangeAddress>(
    (patch) => {
      const { query, ...of } = newest.current;
      const { sorts, ...others } = patch;
      if (sorts && Object.keys(others).length === 0) void queryClient.prefetchQuery(blockQueryOf({ ...of, query: { ...query, sorts } })(0));
      change(patch);
    },
    [change, queryClient],
  );
};
