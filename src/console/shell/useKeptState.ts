import { useState, type Dispatch, type SetStateAction } from 'react';
import { useKept } from './useKept.ts';

/** What somebody enters in a place, kept for them while they are signed out, where it is not as it began. */
export const useKeptState = <Value>(place: string, begin: Value): readonly [Value, Dispatch<SetStateAction<Value>>] => {
  const { taken, keep } = useKept<Value>(place);
  const [start] = useState(begin);
  const [value, setValue] = useState(taken ?? start);
  keep(JSON.stringify(value) === JSON.stringify(start) ? undefined : value);
  return [value, setValue];
};
