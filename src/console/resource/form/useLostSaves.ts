import { useRef } from 'react';
import { refusalBody } from '../../providers/data/refusal.ts';
import { isAnswerLost, newKey } from '../../providers/sendOnce.ts';
import { isSame } from './values.ts';
import type { Field } from '../../../domain/resource.ts';
import type { Values } from './values.ts';

/** Saves of a form whose answers were lost on the way: the server may have carried them out. */
export const useLostSaves = () => {
  const lost = useRef<readonly Values[]>([]);
  const act = useRef(newKey());
  const isDoneBefore = (error: unknown): boolean => lost.current.length > 0 && refusalBody(error).errorCode === 'KEY_REUSED';
  return {
    note: (error: unknown, sent: Values): void => {
      if (isAnswerLost(error)) lost.current = [...lost.current, sent];
    },
    forget: (): void => {
      lost.current = [];
      act.current = newKey();
    },
    isAny: (): boolean => lost.current.length > 0,
    /** Whether a value that stands in the record by now was saved here. */
    isOwn: (field: Field, value: unknown): boolean => lost.current.some((sent) => isSame(field, value, sent[field.key])),
    /** Adds the record once, however often it is tried and with whatever values; answers those with which it was added. */
    addOnce: async <Answer>(values: Values, add: (values: Values, act: string) => Promise<Answer>): Promise<{ readonly sent: Values; readonly answer: Answer }> => {
      let failure: unknown;
      for (const sent of [values, ...lost.current.toReversed()]) {
        try {
          return { sent, answer: await add(sent, act.current) };
        } catch (error) {
          failure = error;
          if (!isDoneBefore(error)) break;
        }
      }
      throw failure;
    },
  };
};
