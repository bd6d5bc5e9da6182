/** How many records groups have by the list itself, which may be newer than what the groups said. */

/** By the id of a group: what the list counted, and what the group had said then. Once the group says something else, that is newer. */
export type Recounted = ReadonlyMap<string, { readonly said: number; readonly total: number }>;

type Counted = { readonly id: string; /** By the group. */ readonly said: number; /** By the list. */ readonly total: number; /** When the list said it. */ readonly at: number };

/** With what lists said now, the newest of each group; where group and list agree again nothing is kept. The same where nothing is new. */
export const recount = (known: Recounted, counted: readonly Counted[]): Recounted => {
  const next = new Map(known);
  for (const { id, said, total } of counted.toSorted((one, other) => one.at - other.at)) {
    if (said === total) next.delete(id);
    else next.set(id, { said, total });
  }
  const isSame = next.size === known.size && [...next].every(([id, { said, total }]) => known.get(id)?.said === said && known.get(id)?.total === total);
  return isSame ? known : next;
};

export const countIn = (known: Recounted, id: string, said: number): number => {
  const again = known.get(id);
  return again?.said === said ? again.total : said;
};
