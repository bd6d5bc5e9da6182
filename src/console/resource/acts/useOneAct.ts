import { useRef } from 'react';
import { isAnswerLost, newKey } from '../../providers/sendOnce.ts';
import { refusedOf } from '../../shell/refusedOf.ts';

/** One act, however often and with whatever words it is tried: its name until it succeeds, and what was sent under it whose answer was lost on the way. */
export const useOneAct = () => {
  const name = useRef(newKey());
  const lost = useRef<readonly (() => Promise<void>)[]>([]);
  const forget = (): void => {
    name.current = newKey();
    lost.current = [];
  };
  return {
    name: (): string => name.current,
    forget,
    /** `askAgain` fetches the answer. */
    note: (error: unknown, askAgain: () => Promise<void>): void => {
      if (isAnswerLost(error)) lost.current = [...lost.current, askAgain];
    },
    /** Whether it was refused because one of those was carried out, whose answer is fetched then. Tried once more it is another act. */
    wasDone: async (error: unknown): Promise<boolean> => {
      if (lost.current.length === 0 || refusedOf(error).errorCode !== 'KEY_REUSED') return false;
      for (const askAgain of lost.current.toReversed())
        if (await askAgain().then(() => true, () => false)) break;
      forget();
      return true;
    },
  };
};
