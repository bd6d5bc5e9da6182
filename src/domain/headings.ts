/** Which column of a person's file is which field. */
import { similarity } from './rank.ts';

/** A field with every name it goes by: labels in all languages and, for what is labelled by none of them, its key and aliases. */
export type Target = { readonly key: string; readonly names: readonly string[]; readonly aliases?: readonly string[]; /** Nothing can be made of a row without it. */ readonly isNeeded?: boolean };
export type Match = { readonly column: number; readonly key: string; /** 0 to 1. */ readonly certainty: number };

/** Below this a match is a guess that misleads more than it helps. */
const LEAST = 0.7;

type Near = Match & { /** How near the heading is to a label. */ readonly labelled: number };

/** The surest matches first, each column and each field once; columns that fit nothing are left out. A field that is needed and has none takes the column that is called as it is from one that can do without. */
export const matchHeadings = (headings: readonly string[], targets: readonly Target[]): Match[] => {
  const all = headings.flatMap((heading, column) =>
    targets.map(({ key, names, aliases = [] }): Near => {
      const nearest = (among: readonly string[]): number => among.reduce((best, name) => Math.max(best, similarity(heading, name)), 0);
      const [labelled, called] = [nearest(names), nearest(aliases)];
      return { column, key, certainty: Math.max(labelled, called), labelled };
    }),
  );
  const needed = new Set(targets.flatMap(({ key, isNeeded }) => (isNeeded ? [key] : [])));
  const matched = new Map<number, Near>();
  const isFree = (key: string): boolean => matched.values().every((one) => one.key !== key);
  for (const one of all.filter(({ certainty }) => certainty >= LEAST).sort((a, b) => b.certainty - a.certainty || b.labelled - a.labelled || a.column - b.column)) if (!matched.has(one.column) && isFree(one.key)) matched.set(one.column, one);
  for (const one of all) if (one.certainty === 1 && needed.has(one.key) && isFree(one.key) && !needed.has(matched.get(one.column)?.key ?? '')) matched.set(one.column, one);
  return [...matched.values()].map(({ column, key, certainty }) => ({ column, key, certainty }));
};
