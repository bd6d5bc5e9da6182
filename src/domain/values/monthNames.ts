/** Names of months and weekdays in the four languages, folded, as people write them inside dates. */
import { languages, tagOf } from '../languages.ts';

/** Lower case without accents and dots: 'févr.' → 'fevr'. */
export const foldWord = (word: string): string => word.normalize('NFKD').replace(/[\p{M}.]/gu, '').toLowerCase();

/** Words that dates hold besides names: de, del, le, el, 1st, 2nd, 3rd, 4th, 1er. */
const FILLERS = new Set(['de', 'del', 'le', 'el', 'the', 'of', 'st', 'nd', 'rd', 'th', 'er', 'o']);

let months: ReadonlyMap<string, number> | undefined;
let weekdays: ReadonlySet<string> | undefined;

const named = (options: Intl.DateTimeFormatOptions, day: number, month: number): string[] =>
  languages.map((language) => foldWord(new Intl.DateTimeFormat(tagOf(language), { ...options, timeZone: 'UTC' }).format(Date.UTC(2026, month, day))));

/** 1 to 12 for a name in any of the languages, long or short; null when it is none. */
export const monthOf = (word: string): number | null => {
  months ??= new Map([
    ...Array.from({ length: 12 }, (_, month) => [...named({ month: 'long' }, 1, month), ...named({ month: 'short' }, 1, month)].map((name) => [name, month + 1] as const)).flat(),
    ['sep', 9], ['set', 9], ['sept', 9], ['juill', 7],
  ]);
  return months.get(foldWord(word)) ?? null;
};

/** Whether the word may stand in a date without telling anything. */
export const isFiller = (word: string): boolean => {
  weekdays ??= new Set(Array.from({ length: 7 }, (_, day) => [...named({ weekday: 'long' }, day + 1, 0), ...named({ weekday: 'short' }, day + 1, 0)]).flat());
  return FILLERS.has(foldWord(word)) || weekdays.has(foldWord(word));
};
