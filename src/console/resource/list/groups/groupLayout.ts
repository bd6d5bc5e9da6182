import type { RecordGroup } from '../../../providers/data/recordGroups.ts';

/** A group at its place in the tree; `path` are the values of the groups that it stands in and its own, the outermost first. */
export type GroupNode = {
  /** The same for the same values. */
  readonly id: string;
  readonly path: readonly unknown[];
  readonly group: RecordGroup;
  /** Place among its siblings, from 0, and how many they are. */
  readonly place: number;
  readonly siblings: number;
};

/** Groups within one group, as far as they were answered. */
export type Branch = { readonly groups: readonly RecordGroup[]; readonly totalGroups: number };

/** One line of a grouped grid. WAIT: what a group holds is on the way. MORE: further groups are not shown. */
export type Line =
  | { readonly kind: 'GROUP'; readonly node: GroupNode; readonly isOpen: boolean }
  | { readonly kind: 'RECORD'; readonly node: GroupNode; readonly index: number }
  | { readonly kind: 'WAIT'; readonly node: GroupNode }
  | { readonly kind: 'MORE'; readonly level: number; readonly shown: number; readonly total: number };

type Segment = { readonly start: number; readonly line: Line; readonly length: number };

export type Layout = {
  /** Lines in all. */
  readonly length: number;
  readonly at: (index: number) => Line | undefined;
  /** Index of a group's own line; undefined where it is not among the lines. */
  readonly placeOf: (id: string) => number | undefined;
  /** Runs of lines that touch a range; of records `from` and `to` are places within their group, both included. */
  readonly between: (first: number, last: number) => readonly { readonly line: Line; readonly from: number; readonly to: number }[];
};

export type Tree = {
  /** How many groupings there are. */
  readonly levels: number;
  readonly root: Branch;
  /** What stands in a group that holds groups; undefined while it is on the way. */
  readonly branchOf: (id: string) => Branch | undefined;
  readonly isOpen: (id: string) => boolean;
  /** Records of an innermost group. */
  readonly countOf: (node: GroupNode) => number;
};

export const idOf = (path: readonly unknown[]): string => JSON.stringify(path);

/** Groups, what stands in the open ones, and records as one run of lines. Records take no memory, however many there are. */
export const layOut = ({ levels, root, branchOf, isOpen, countOf }: Tree): Layout => {
  const segments: Segment[] = [];
  const places = new Map<string, number>();
  let length = 0;
  const add = (line: Line, lines = 1): void => {
    if (lines === 0) return;
    segments.push({ start: length, line, length: lines });
    length += lines;
  };
  const lay = ({ groups, totalGroups }: Branch, above: readonly unknown[]): void => {
    groups.forEach((group, place) => {
      const path = [...above, group.keys[0] ?? null];
      const node: GroupNode = { id: idOf(path), path, group, place, siblings: Math.max(totalGroups, groups.length) };
      const open = isOpen(node.id);
      places.set(node.id, length);
      add({ kind: 'GROUP', node, isOpen: open });
      if (!open) return;
      if (path.length === levels) return add({ kind: 'RECORD', node, index: 0 }, countOf(node));
      const branch = branchOf(node.id);
      if (branch) lay(branch, path);
      else add({ kind: 'WAIT', node });
    });
    if (totalGroups > groups.length) add({ kind: 'MORE', level: above.length, shown: groups.length, total: totalGroups });
  };
  lay(root, []);

  /** The segment that holds a line, by halving. */
  const segmentAt = (index: number): number => {
    let low = 0;
    let high = segments.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (segments[middle]!.start <= index) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    length,
    at: (index) => {
      const segment = index >= 0 && index < length ? segments[segmentAt(index)] : undefined;
      return segment?.line.kind === 'RECORD' ? { ...segment.line, index: index - segment.start } : segment?.line;
    },
    placeOf: (id) => places.get(id),
    between: (first, last) => {
      const found: { line: Line; from: number; to: number }[] = [];
      if (length === 0) return found;
      for (let at = segmentAt(Math.max(0, first)); at < segments.length; at += 1) {
        const { start, line, length: lines } = segments[at]!;
        if (start > last) break;
        found.push({ line, from: Math.max(0, first - start), to: Math.min(lines - 1, last - start) });
      }
      return found;
    },
  };
};

/** Paths of the open groups that hold groups and of which something is among the lines of a range; `levels` is how many groupings there are. */
export const branchesIn = (layout: Layout, levels: number, first: number, last: number): readonly (readonly unknown[])[] => {
  const paths = layout.between(first, last).flatMap(({ line }): (readonly unknown[])[] => {
    if (line.kind === 'MORE') return [];
    const { path } = line.node;
    const isOpen = line.kind === 'WAIT' || (line.kind === 'GROUP' && line.isOpen);
    return path.map((_, at) => path.slice(0, at + 1)).filter(({ length }) => length < levels && (length < path.length || isOpen));
  });
  return [...new Map(paths.map((path) => [idOf(path), path])).values()];
};
