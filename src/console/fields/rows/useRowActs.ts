import { useMemo, useRef } from 'react';
import { useRowKeys } from './useRowKeys.ts';
import type { RowActs } from './RowLine.tsx';
import type { ChildRow } from './row.ts';
import type { InputProps } from '../input/types.ts';

const moved = <Item,>(list: readonly Item[], from: number, to: number): readonly Item[] => list.toSpliced(from, 1).toSpliced(to, 0, list[from] as Item);

/** Everything that can be done to the rows, over their newest state: two changes in one event both count. */
export const useRowActs = (rows: readonly ChildRow[], props: Pick<InputProps, 'onChange' | 'onBlur'>) => {
  const [keys, setKeys] = useRowKeys(rows.length);
  const latest = useRef({ rows, keys, props });
  latest.current = { rows, keys, props };
  const set = useRef((next: readonly ChildRow[], nextKeys: readonly number[] = latest.current.keys) => {
    latest.current = { ...latest.current, rows: next, keys: nextKeys };
    setKeys(nextKeys);
    latest.current.props.onChange(next);
  }).current;
  const acts = useMemo<RowActs>(
    () => ({
      change: (index, key, value) => {
        const { rows: now } = latest.current;
        const row = now[index];
        if (row) set(now.with(index, { ...row, [key]: value }));
      },
      move: (from, to) => set(moved(latest.current.rows, from, to), moved(latest.current.keys, from, to)),
      remove: (index) => set(latest.current.rows.toSpliced(index, 1), latest.current.keys.toSpliced(index, 1)),
      leave: () => latest.current.props.onBlur(),
    }),
    [set],
  );
  return {
    acts,
    keys,
    add: (row: ChildRow) => set([...rows, row], [...keys, Math.max(-1, ...keys) + 1]),
    /** Writes one value into many rows. */
    setAll: (indices: readonly number[], key: string, value: unknown) => {
      const those = new Set(indices);
      set(rows.map((row, index) => (those.has(index) ? { ...row, [key]: value } : row)));
    },
  };
};
