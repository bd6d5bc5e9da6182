/** Grouped figures laid out as rows and columns. */

/** A group with one value for each grouping; the last `across` of them stand across. */
export type PivotGroup = { readonly keys: readonly unknown[]; readonly titles: readonly (string | null)[] };

export type PivotHead<Group> = { readonly id: string; /** The values of the head's own groupings. */ readonly keys: readonly unknown[]; /** A group that has them, for their names. */ readonly of: Group };

export type Pivot<Group> = {
  readonly rows: readonly PivotHead<Group>[];
  readonly columns: readonly PivotHead<Group>[];
  readonly at: (row: string, column: string) => Group | undefined;
  readonly rowTotal: (row: string) => Group | undefined;
  readonly columnTotal: (column: string) => Group | undefined;
  readonly total: Group | undefined;
};

const idOf = (keys: readonly unknown[]): string => JSON.stringify(keys.map((key) => key ?? null));

/** Places of the groupings that stand down and across. */
export const pivotPlaces = (groupings: number, across: number): { readonly down: readonly number[]; readonly over: readonly number[] } => {
  const all = Array.from({ length: groupings }, (_, at) => at);
  const over = Math.min(Math.max(0, across), groupings);
  return { down: all.slice(0, groupings - over), over: over === 0 ? [] : all.slice(-over) };
};

/** The totals that a pivot asks for: of each row, of each column, and of everything. */
export const pivotTotals = (groupings: number, across: number): readonly (readonly number[])[] => {
  const { down, over } = pivotPlaces(groupings, across);
  return [down, over, []];
};

/** Heads in the order in which their first groups come; those of columns in the order of the column totals, which hold every column once. */
export const pivotOf = <Group extends PivotGroup>(groups: readonly Group[], totals: readonly (readonly Group[])[], groupings: number, across: number): Pivot<Group> => {
  const { down, over } = pivotPlaces(groupings, across);
  const pick = (group: Group, places: readonly number[]): readonly unknown[] => places.map((place) => group.keys[place]);
  const headsOf = (of: readonly Group[], places: readonly number[]): readonly PivotHead<Group>[] => {
    const heads = new Map<string, PivotHead<Group>>();
    for (const group of of) {
      const keys = pick(group, places);
      const id = idOf(keys);
      if (!heads.has(id)) heads.set(id, { id, keys, of: group });
    }
    return [...heads.values()];
  };
  const named = (of: readonly Group[] | undefined, places: readonly number[]): ReadonlyMap<string, Group> => new Map((of ?? []).map((group) => [idOf(pick(group, places)), group]));
  const [rowTotals, columnTotals] = [named(totals[0], down), named(totals[1], over)];
  const cells = new Map(groups.map((group) => [`${idOf(pick(group, down))} ${idOf(pick(group, over))}`, group]));
  const columns = over.length === 0 ? [] : headsOf(totals[1] && totals[1].length > 0 ? totals[1] : groups, over);
  return {
    rows: headsOf(groups, down),
    columns,
    at: (row, column) => cells.get(`${row} ${column}`),
    rowTotal: (row) => rowTotals.get(row),
    columnTotal: (column) => columnTotals.get(column),
    total: totals[2]?.[0],
  };
};
