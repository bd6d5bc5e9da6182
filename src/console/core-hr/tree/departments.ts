/** The departments as a tree: pure, so that it can be tested without a page. */
import type { ReadDepartmentTreeQuery } from '../../../../generated/core-hr/operations.ts';
import { fold } from '../../fields/input/fold.ts';

export type Department = ReadDepartmentTreeQuery['answer']['departments'][number];

export type Node = {
  readonly department: Department;
  readonly below: readonly Node[];
  /** Departments below, at any depth. */
  readonly count: number;
  /** People of it and of all below; null where they may not be counted. */
  readonly people: number | null;
};

export type Line = { readonly node: Node; /** From 1. */ readonly level: number; readonly isOpen: boolean; /** The line above that it hangs on. */ readonly parent: string | null; /** That one and all above it, from the top. */ readonly above: readonly string[]; readonly position: number; readonly siblings: number };

const nodeOf = (department: Department, byParent: ReadonlyMap<string | null, readonly Department[]>): Node => {
  const below = (byParent.get(department.id) ?? []).map((one) => nodeOf(one, byParent));
  return {
    department,
    below,
    count: below.reduce((sum, { count }) => sum + count + 1, 0),
    people: department.people === null || department.people === undefined ? null : below.reduce((sum, { people }) => sum + (people ?? 0), department.people),
  };
};

/** Tops first, each with what stands below it, in the order given. */
export const treeOf = (departments: readonly Department[]): readonly Node[] => {
  const byParent = Map.groupBy(departments, ({ parentId }) => parentId ?? null);
  return (byParent.get(null) ?? []).map((department) => nodeOf(department, byParent));
};

const fits = ({ department: { name, code, headName } }: Node, words: string): boolean => [name, code, headName ?? ''].some((text) => fold(text).includes(words));

/** What fits the words by name, code or head, with the way down to it. */
export const narrowed = (nodes: readonly Node[], words: string): readonly Node[] =>
  nodes.flatMap((node): Node[] => {
    const below = narrowed(node.below, words);
    return below.length > 0 || fits(node, words) ? [{ ...node, below }] : [];
  });

export const countFitting = (nodes: readonly Node[], words: string): number => nodes.reduce((sum, node) => sum + (fits(node, words) ? 1 : 0) + countFitting(node.below, words), 0);

/** The lines that are seen, from top to bottom. */
export const linesOf = (nodes: readonly Node[], isOpen: (id: string) => boolean, above: readonly string[] = []): readonly Line[] =>
  nodes.flatMap((node, at): Line[] => {
    const { id } = node.department;
    const open = node.below.length > 0 && isOpen(id);
    const line: Line = { node, level: above.length + 1, isOpen: open, parent: above.at(-1) ?? null, above, position: at + 1, siblings: nodes.length };
    return open ? [line, ...linesOf(node.below, isOpen, [...above, id])] : [line];
  });

/** Where a department stands in a tree, whatever of it is open. */
export const findIn = (nodes: readonly Node[], id: string): Node | undefined => {
  for (const node of nodes) {
    const found = node.department.id === id ? node : findIn(node.below, id);
    if (found) return found;
  }
  return undefined;
};

/** A department and all below it: nowhere among them may it move. */
export const idsOf = ({ department, below }: Node): readonly string[] => [department.id, ...below.flatMap(idsOf)];
