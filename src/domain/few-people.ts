/** Sums over groups of people that tell nothing about one of them. */

/** Fewer people than this are never told apart. */
export const LEAST_GROUP = 5;

/**
 * The counts of one column, a group each. Below five is null; and where the groups that are left out could be reckoned from the total,
 * the next smallest is left out too, until at least two groups and five people stand behind the gap.
 */
export const withoutFew = (counts: readonly number[]): (number | null)[] => {
  const hidden = new Set(counts.flatMap((count, at) => (count < LEAST_GROUP ? [at] : [])));
  if (hidden.size > 0) {
    const rest = counts.map((count, at) => ({ count, at })).filter(({ at }) => !hidden.has(at)).toSorted((one, other) => one.count - other.count);
    const behind = (): number => [...hidden].reduce((sum, at) => sum + (counts[at] ?? 0), 0);
    while (rest.length > 0 && (hidden.size < 2 || behind() < LEAST_GROUP)) hidden.add(rest.shift()!.at);
  }
  return counts.map((count, at) => (hidden.has(at) ? null : count));
};
