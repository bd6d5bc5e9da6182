import { useEffect } from 'react';
import type { Row } from '../../../../providers/data/row.ts';
import type { Walk } from '../../state/walk.ts';

/** Tells the way from the open record to those before and after it, as the tree is drawn. */
export const useTreeWalk = ({ lines }: Walk, rows: readonly Row[]): void => {
  const ids = rows.map(({ id }) => id).join(' ');
  useEffect(() => {
    const all = ids === '' ? [] : ids.split(' ');
    lines.set({
      at: (index) => (all[index] === undefined ? undefined : { id: all[index] }),
      placeOf: (id) => (all.includes(id) ? all.indexOf(id) : undefined),
      beside: (index, by) => (all[index + by] === undefined ? undefined : index + by),
      idsBetween: async (from, to) => all.slice(from, to + 1),
    });
  }, [ids, lines]);
  useEffect(() => () => lines.set(undefined), [lines]);
};
