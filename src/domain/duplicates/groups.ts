/** Pairs as groups: whoever is held to be the same as one of a group stands in it. */
type Pair = { readonly one: number; readonly other: number; readonly score: number };
export type Group<One extends Pair> = { readonly score: number; readonly members: readonly number[]; readonly pairs: readonly One[] };

/** Pairs come the likeliest first, and so do the groups; members in the order of their ids. */
export const groupsOf = <One extends Pair>(pairs: readonly One[]): readonly Group<One>[] => {
  const above = new Map<number, number>();
  const rootOf = (id: number): number => {
    let root = id;
    while ((above.get(root) ?? root) !== root) root = above.get(root)!;
    // What was walked through is near its root from now on.
    for (let at = id; at !== root; ) {
      const next = above.get(at) ?? at;
      above.set(at, root);
      at = next;
    }
    return root;
  };
  for (const { one, other } of pairs) above.set(rootOf(one), rootOf(other));
  return [...Map.groupBy(pairs, ({ one }) => rootOf(one)).values()].map((own) => ({ score: own[0]!.score, members: [...new Set(own.flatMap(({ one, other }) => [one, other]))].sort((one, other) => one - other), pairs: own }));
};
