import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { HeldAct } from '../grid/cellLayer.ts';

/** Does what waited for the cells, one act after the other, each in the state that the one before has left; an act that `mayNow` does not let by waits for another rendering. Whoever has gone elsewhere meanwhile, out of the `own` elements, is there again at the end. */
export const useHeldActs = (held: RefObject<HeldAct[]>, isReady: boolean, own: readonly RefObject<HTMLElement | null>[], mayNow: (one: HeldAct) => boolean, act: (one: HeldAct) => void): (() => void) => {
  const [, again] = useState(0);
  const elsewhere = useRef<HTMLElement>(undefined);
  useEffect(() => {
    if (!isReady) return undefined;
    if (held.current.length === 0) {
      const back = elsewhere.current;
      elsewhere.current = undefined;
      // After the grid has given the focus to its cell.
      if (back) setTimeout(() => back.focus());
      return undefined;
    }
    if (!mayNow(held.current[0]!)) return undefined;
    const now = document.activeElement;
    if (now instanceof HTMLElement && now !== document.body && !own.some(({ current }) => current?.contains(now))) elsewhere.current = now;
    let isOver = false;
    // After the effects: an editor opens within the act that asks for it.
    queueMicrotask(() => {
      const next = isOver ? undefined : held.current.shift();
      if (!next) return;
      act(next);
      again((count) => count + 1);
    });
    return () => {
      isOver = true;
    };
  });
  return useCallback(() => again((count) => count + 1), []);
};
