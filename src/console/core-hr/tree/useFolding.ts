import { useState } from 'react';
import type { Department } from './departments.ts';

/** More departments than these are folded at first, but for the top. */
const MANY = 150;

/** Which departments are unfolded: all of a small tree, of a large one those at the top. */
export const useFolding = (departments: readonly Department[]) => {
  const [all, setAll] = useState<boolean>();
  const [turned, setTurned] = useState<ReadonlySet<string>>(new Set());
  const isAll = all ?? departments.length <= MANY;
  const tops = new Set(departments.flatMap(({ id, parentId }) => (parentId ? [] : [id])));
  return {
    isAll,
    isOpen: (id: string): boolean => (isAll || (all === undefined && tops.has(id))) !== turned.has(id),
    toggle: (id: string): void => {
      const next = new Set(turned);
      if (!next.delete(id)) next.add(id);
      setTurned(next);
    },
    openAll: (open: boolean): void => {
      setAll(open);
      setTurned(new Set());
    },
  };
};
