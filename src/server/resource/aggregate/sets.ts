/** Groups and totals as grouping sets over the rows `s`, which have keys `k0` … and, of groupings by several values, numbers `o0` …. */

export type Sets = {
  /** By set, of which the first are the groups themselves: what `~mask` is of its rows. */
  readonly masks: readonly number[];
  /** Statements whose rows together are those of all sets. */
  readonly readings: readonly string[];
};

/**
 * `sets`: the places that each keeps of `groupings`. `several`: places whose groupings make several rows of a record; where they are not kept, the first of
 * these stands for it, so that no record is measured twice in a total.
 */
export const setsOf = (groupings: number, sets: readonly (readonly number[])[], several: readonly number[], measured: readonly string[]): Sets => {
  const all = Array.from({ length: groupings }, (_, at) => at);
  const bitOf = (at: number): number => 2 ** (groupings - 1 - at);
  const masks = sets.map((kept) => all.filter((at) => !kept.includes(at)).reduce((mask, at) => mask + bitOf(at), 0));
  // Sets that keep the same groupings are told apart by nothing: one is read, and answered for each.
  const distinct = sets.filter((_, at) => masks.indexOf(masks[at]!) === at);
  const readings = [...Map.groupBy(distinct, (kept) => several.filter((at) => !kept.includes(at)).join())].map(([lost, of]) => {
    const isKept = (at: number): boolean => of.some((kept) => kept.includes(at));
    const mask = all.map((at) => (isKept(at) ? `grouping(s."k${at}") * ${bitOf(at)}` : String(bitOf(at))));
    const keys = all.map((at) => (isKept(at) ? `s."k${at}"` : `null as "k${at}"`));
    const once = lost === '' ? '' : `where ${lost.split(',').map((at) => `s."o${at}" = 1`).join(' and ')} `;
    const by = all.length === 0 ? '()' : `grouping sets (${of.map((kept) => `(${kept.map((at) => `s."k${at}"`).join(', ')})`).join(', ')})`;
    return `select ${[...keys, ...measured, `${mask.join(' + ') || '0'} as "~mask"`].join(', ')} from s ${once}group by ${by}`;
  });
  return { masks, readings };
};
