import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { HeldAct } from '../grid/cellLayer.ts';

/** Does what waited for the cells, one act after the other, each in the state that the one before has left. */
export const useHeldActs = (held: RefObject<HeldAct[]>, isReady: boolean, act: (one: HeldAct) => void): void => {
  const [, again] = useState(0);
  useEffect(() => {
    if (!isReady || held.current.length === 0) return undefined;
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
};
