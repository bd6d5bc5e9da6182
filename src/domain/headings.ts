/** Which column of a person's file is which field. */
import { similarity } from './rank.ts';

/** A field with every name it goes by: labels in all languages and, for what is labelled by none of them, its key and aliases. */
export type Target = { readonly key: string; readonly names: readonly string[]; readonly aliases?: readonly string[] };
export type Match = { readonly column: number; readonly key: string; /** 0 to 1. */ readonly certainty: number };

/** Below this a match is a guess that misleads more than it helps. */
const LEAST = 0.7;

/** The surest matches first, each column and each field once; columns that fit nothing are left out. */
export const matchHeadings = (headings: readonly string[], targets: readonly Target[]): Match[] => {
  const all = headings.flatMap((heading, column) =>
    targets.map(({ key, names, aliases = [] }) => {
      const nearest = (among: readonly string[]): number => among.reduce((best, name) => Math.max(best, similarity(heading, name)), 0);
      const [labelled, called] = [nearest(names), nearest(aliases)];
      return { column, key, certainty: Math.max(labelled, called), labelled };
    }),
  );
  const [columns, keys] = [new Set<number>(), new Set<string>()];
  return all
    .filter(({ certainty }) => certainty >= LEAST)
    .sort((a, b) => b.certainty - a.certainty || b.labelled - a.labelled || a.column - b.column)
    .filter(({ column, key }) => !columns.has(column) && !keys.has(key) && columns.add(column) && keys.add(key))
    .map(({ column, key, certainty }) => ({ column, key, certainty }));
};
