import { fold } from './fold.ts';

type Named = { readonly label: string; readonly hint?: string | undefined; readonly section?: string | undefined };

/** How well a name meets what was typed, the best lowest: it is that, begins with it, has a word that does, or has it within. */
const rankOf = (name: string, needle: string): number => {
  const found = fold(name);
  if (found === needle) return 0;
  if (found.startsWith(needle)) return 1;
  return ` ${found.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`.includes(` ${needle}`) ? 2 : 3;
};

/** The nearest first in each section, else in the order given. */
export const nearestFirst = <One extends Named>(all: readonly One[], text: string): One[] => {
  const needle = fold(text.trim());
  if (needle === '') return [...all];
  const sections = [...new Set(all.map(({ section }) => section))];
  return all
    .map((one) => ({ one, section: sections.indexOf(one.section), rank: Math.min(rankOf(one.label, needle), one.hint === undefined ? 3 : rankOf(one.hint, needle)) }))
    .toSorted((a, b) => a.section - b.section || a.rank - b.rank)
    .map(({ one }) => one);
};

/** Those whose name or hint has the text within, the nearest first in each section. */
export const narrow = <One extends Named>(all: readonly One[], text: string): One[] => {
  const needle = fold(text.trim());
  return nearestFirst(all.filter(({ label, hint }) => fold(`${label} ${hint ?? ''}`).includes(needle)), text);
};
