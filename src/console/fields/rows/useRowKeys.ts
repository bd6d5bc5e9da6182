import { useState } from 'react';

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** React keys of rows that have no id yet, so that what is typed stays with its row when rows move. They start anew when the count changes from outside. */
export const useRowKeys = (count: number): readonly [readonly number[], (keys: readonly number[]) => void] => {
  const [keys, setKeys] = useState<readonly number[]>(() => upTo(count));
  return [keys.length === count ? keys : upTo(count), setKeys];
};
