import { editDistance, foldText } from '../../../domain/rank.ts';
import { findFolded } from './findFolded.ts';
import type { PaletteItem } from './paletteItem.ts';

/** So many letters of a word may be mistyped. */
const mostTypos = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

const isNearly = (word: string, meant: string): boolean => {
  const most = mostTypos(word);
  return most > 0 && [meant, ...[-1, 0, 1].map((more) => meant.slice(0, word.length + more))].some((part) => editDistance(word, part) <= most);
};

const textOf = ({ label, detail = '' }: PaletteItem): string => `${label} ${detail}`;

/** How an item may meet a query, the better ways first; a way counts only where no better one finds any. */
const ways: readonly ((item: PaletteItem, query: string) => boolean)[] = [
  ({ label, detail }, query) => findFolded(label, query) !== undefined || (detail !== undefined && findFolded(detail, query) !== undefined),
  (item, query) => foldText(query).split(' ').every((word) => ` ${foldText(textOf(item))}`.includes(` ${word}`)),
  (item, query) => foldText(query).split(' ').every((word) => foldText(textOf(item)).split(' ').some((meant) => meant.startsWith(word) || isNearly(word, meant))),
];

/** What has the query within; else its words in any order; else those that are spelled nearly so. */
export const matching = (items: readonly PaletteItem[], query: string): readonly PaletteItem[] => {
  if (query.trim() === '') return items;
  for (const meets of foldText(query) === '' ? ways.slice(0, 1) : ways) {
    const found = items.filter((item) => meets(item, query));
    if (found.length > 0) return found;
  }
  return [];
};
