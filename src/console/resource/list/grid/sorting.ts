import type { Sort } from '../../../providers/data/listQuery.ts';

/**
 * A click on a column: one order, then the other, then unsorted; ascending first, but the column of the list's own order (`own`) starts with that
 * one, which is what unsorted shows. With `adds` the other columns keep their order, without they are dropped.
 */
export const nextSorts = (sorts: readonly Sort[], field: string, adds: boolean, own: Sort): readonly Sort[] => {
  const first = own.field === field ? own.order : 'ASC';
  const now = sorts.find((sort) => sort.field === field);
  const next: Sort | undefined = now === undefined ? { field, order: first } : now.order === first ? { field, order: first === 'ASC' ? 'DESC' : 'ASC' } : undefined;
  if (!adds) return next ? [next] : [];
  if (now === undefined) return next ? [...sorts, next] : sorts;
  return sorts.flatMap((sort) => (sort.field !== field ? [sort] : next ? [next] : []));
};

/** Moves one name by some places; past the ends it stays. */
export const movedBy = (names: readonly string[], name: string, by: number): readonly string[] => {
  const from = names.indexOf(name);
  const to = Math.max(0, Math.min(names.length - 1, from + by));
  if (from < 0 || from === to) return names;
  const rest = names.filter((one) => one !== name);
  return [...rest.slice(0, to), name, ...rest.slice(to)];
};

/** Puts one name before or after another. */
export const movedTo = (names: readonly string[], name: string, target: string, side: 'before' | 'after'): readonly string[] => {
  if (name === target) return names;
  const rest = names.filter((one) => one !== name);
  const at = rest.indexOf(target) + (side === 'after' ? 1 : 0);
  return at < 0 || !rest.includes(target) ? names : [...rest.slice(0, at), name, ...rest.slice(at)];
};
