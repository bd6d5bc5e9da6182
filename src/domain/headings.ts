/** Which column of a person's file is which field. */
import { similarity } from './rank.ts';

/** A field with every name it goes by: key, aliases, labels in all languages. */
export type Target = { readonly key: string; readonly names: readonly string[] };
export type Match = { readonly column: number; readonly key: string; /** 0 to 1. */ readonly certainty: number };

/** Below this a match is a guess that misleads more than it helps. */
const LEAST = 0.7;

/** The surest matches first, each column and each field once; columns that fit nothing are left out. */
export const matchHeadings = (headings: readonly string[], targets: readonly Target[]): Match[] => {
  const all = headings.flatMap((heading, column) =>
    targets.map(({ key, names }) => ({ column, key, certainty: names.reduce((best, name) => Math.max(best, similarity(heading, name)), 0) })),
  );
  const [columns, keys] = [new Set<number>(), new Set<string>()];
  return all
    .filter(({ certainty }) => certainty >= LEAST)
    .sort((a, b) => b.certainty - a.certainty || a.column - b.column)
    .filter(({ column, key }) => !columns.has(column) && !keys.has(key) && columns.add(column) && keys.add(key));
};
