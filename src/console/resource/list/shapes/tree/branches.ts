import type { Row } from '../../../../providers/data/row.ts';

/** A record in the tree. */
export type Branch = { readonly row: Row; readonly parent: string | null; /** It matches what is searched; the others only show the way to those that do. */ readonly isMatch: boolean };

/** A line that is seen. */
export type TreeLine = Branch & { readonly level: number; /** Undefined where nothing hangs on it. */ readonly isOpen: boolean | undefined; readonly position: number; readonly siblings: number };

/** Says that a branch has more below than is shown. */
export type RestLine = { readonly restOf: string | null; readonly level: number; readonly count: number };

type Shape = {
  /** Records by the id of the one above; '' for those at the top. */
  readonly below: ReadonlyMap<string, readonly Branch[]>;
  readonly isOpen: (id: string) => boolean;
  readonly hasBelow: (id: string) => boolean;
  /** How many are below an id beside those at hand. */
  readonly restOf: (id: string | null) => number;
};

export const isRest = (line: TreeLine | RestLine): line is RestLine => 'restOf' in line;

/** The lines from top to bottom. A record that stands above itself is shown once. */
export const linesOf = (shape: Shape, parent: string | null = null, level = 1, above: ReadonlySet<string> = new Set()): readonly (TreeLine | RestLine)[] => {
  const here = (shape.below.get(parent ?? '') ?? []).filter(({ row }) => !above.has(row.id));
  const rest = shape.restOf(parent);
  const lines = here.flatMap((branch, at): readonly (TreeLine | RestLine)[] => {
    const { id } = branch.row;
    const isOpen = shape.hasBelow(id) ? shape.isOpen(id) : undefined;
    const line: TreeLine = { ...branch, level, isOpen, position: at + 1, siblings: here.length + rest };
    return isOpen ? [line, ...linesOf(shape, id, level + 1, new Set([...above, id]))] : [line];
  });
  return rest > 0 ? [...lines, { restOf: parent, level, count: rest }] : lines;
};

/** Records with what is above them, as far as it is at hand, by the id of the one above. */
export const treeOf = (rows: readonly Row[], matches: ReadonlySet<string>, parentKey: string): ReadonlyMap<string, readonly Branch[]> => {
  const known = new Set(rows.map(({ id }) => id));
  const branches = rows.map((row): Branch => {
    const parent = row[parentKey];
    return { row, parent: typeof parent === 'string' && known.has(parent) && parent !== row.id ? parent : null, isMatch: matches.has(row.id) };
  });
  return Map.groupBy(branches, ({ parent }) => parent ?? '');
};
