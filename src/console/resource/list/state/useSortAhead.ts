import { useCallback, useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Sort } from '../../../providers/data/listQuery.ts';
import { blockQueryOf } from './rowBlocks.ts';
import type { BlockSource } from './rowBlocks.ts';
import type { ListAddress } from './listAddress.ts';
import type { ChangeAddress } from './useListAddress.ts';

/** Milliseconds in which rows that come are drawn together with their order; nobody sees a header wait that long. */
const TOGETHER = 25;

/** A change of the order that waits for its rows. */
type Waiting = { readonly patch: Partial<ListAddress> & { readonly sorts: readonly Sort[] }; readonly timer: ReturnType<typeof setTimeout> };

/**
 * Changes the address. Where that only sorts the rows anew, the first of them are asked for at once and drawn with the new order in one, if they come soon; else
 * the order is drawn before them. What is changed meanwhile is changed along. `wished` is the order asked for last, shown already or not.
 */
export const useSortAhead = (change: ChangeAddress, source: BlockSource): readonly [ChangeAddress, wished: () => readonly Sort[] | undefined] => {
  const queryClient = useQueryClient();
  const newest = useRef(source);
  newest.current = source;
  const waiting = useRef<Waiting>(undefined);
  const take = useCallback((): Partial<ListAddress> | undefined => {
    const taken = waiting.current;
    waiting.current = undefined;
    clearTimeout(taken?.timer);
    return taken?.patch;
  }, []);
  useEffect(() => () => void take(), [take]);
  const changeAhead = useCallback<ChangeAddress>(
    (patch) => {
      const { sorts, ...others } = patch;
      const before = take();
      if (!sorts || Object.keys(others).length > 0) return change({ ...before, ...patch });
      const { query, ...of } = newest.current;
      const go = (): void => {
        if (waiting.current === mine) change({ ...take() });
      };
      const mine: Waiting = { patch: { sorts }, timer: setTimeout(go, TOGETHER) };
      waiting.current = mine;
      void queryClient.prefetchQuery(blockQueryOf({ ...of, query: { ...query, sorts } })(0)).then(go);
    },
    [change, queryClient, take],
  );
  const wished = useCallback(() => waiting.current?.patch.sorts, []);
  return [changeAhead, wished];
};
