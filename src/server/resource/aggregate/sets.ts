/** Groups and totals as grouping sets over rows `s`, which have keys `k0` …. */

export type Sets = {
  /** By set, of which the first are the groups themselves: what `~mask` is of its rows. */
  readonly masks: readonly number[];
  /** Statements whose rows together are those of all sets. */
  readonly readings: readonly string[];
};

type Asked = {
  readonly groupings: number;
  /** The places that each set keeps. */
  readonly sets: readonly (readonly number[])[];
  /** Places whose groupings make several rows of a record. */
  readonly several: readonly number[];
  readonly measured: readonly string[];
  /** The rows `s`, spread by some of `several`. */
  readonly rowsBy: (spread: readonly number[]) => string;
};

/** A set reads rows that are spread by what it keeps alone, so that no record is measured twice in a total. */
export const setsOf = ({ groupings, sets, several, measured, rowsBy }: Asked): Sets => {
  const all = Array.from({ length: groupings }, (_, at) => at);
  const bitOf = (at: number): number => 2 ** (groupings - 1 - at);
  const masks = sets.map((kept) => all.filter((at) => !kept.includes(at)).reduce((mask, at) => mask + bitOf(at), 0));
  // Sets that keep the same groupings are told apart by nothing: one is read, and answered for each.
  const distinct = sets.filter((_, at) => masks.indexOf(masks[at]!) === at);
  const spreadBy = (kept: readonly number[]): readonly number[] => several.filter((at) => kept.includes(at));
  const readings = [...Map.groupBy(distinct, (kept) => spreadBy(kept).join()).values()].map((of) => {
    const isKept = (at: number): boolean => of.some((kept) => kept.includes(at));
    const mask = all.map((at) => (isKept(at) ? `grouping(s."k${at}") * ${bitOf(at)}` : String(bitOf(at))));
    const keys = all.map((at) => (isKept(at) ? `s."k${at}"` : `null as "k${at}"`));
    const by = all.length === 0 ? '()' : `grouping sets (${of.map((kept) => `(${kept.map((at) => `s."k${at}"`).join(', ')})`).join(', ')})`;
    return `select ${[...keys, ...measured, `${mask.join(' + ') || '0'} as "~mask"`].join(', ')} from (${rowsBy(spreadBy(of[0]!))}) s group by ${by}`;
  });
  return { masks, readings };
};
