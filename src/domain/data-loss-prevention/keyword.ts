/** Keywords of alerts: words or phrases in which an asterisk stands for any signs of a word, also none. */
import { foldText } from './foldText.ts';

export const KEYWORD = { least: 2, most: 100 } as const;

/** Scripts that write no spaces between words: there a keyword is found wherever it stands. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}\u30FC';
const isUnspaced = new RegExp(`^[${UNSPACED}]$`, 'u');
const isInWord = /^[\p{L}\p{N}\p{M}]$/u;
/** What no asterisk stands for: it ends at the end of the word or the sentence. */
const BREAK = /[\s!?,;:()"“”„«»\u3000-\u3003\u3008-\u3011]/gu;

/** Whether the sign before or after goes on with a word, so that another one that touches it is a part of a longer word only. */
const goesOn = (sign: string): boolean => sign !== '' && isInWord.test(sign) && !isUnspaced.test(sign);

const signBefore = (text: string, at: number): string => {
  if (at === 0) return '';
  const unit = text.charCodeAt(at - 1);
  return unit >= 0xdc_00 && unit <= 0xdf_ff ? text.slice(Math.max(0, at - 2), at) : text.charAt(at - 1);
};
const signAt = (text: string, at: number): string => (at >= text.length ? '' : String.fromCodePoint(text.codePointAt(at)!));

/** By which two keywords are the same: Merger and mérger, a** and a*. */
export const keywordKey = (keyword: string): string => foldText(keyword).replace(/\*+/g, '*');

/** Why a keyword cannot be looked for, as a message key; null where it can. */
export const keywordFault = (keyword: string): 'keyword.tooShort' | 'keyword.tooLong' | null => {
  const signs = [...keywordKey(keyword)].filter((sign) => isInWord.test(sign)).length;
  if (signs < KEYWORD.least) return 'keyword.tooShort';
  return keyword.length > KEYWORD.most ? 'keyword.tooLong' : null;
};

/** A text made ready to be looked through. */
export type FoldedText = { readonly text: string; /** Where breaks stand, in order. */ readonly breaks: readonly number[] };

export const readyText = (text: string): FoldedText => {
  const folded = foldText(text);
  return { text: folded, breaks: [...folded.matchAll(BREAK)].map(({ index }) => index) };
};

/** The first break at or after a place; where there is none, the end. */
const runEnd = ({ text, breaks }: FoldedText, at: number): number => {
  let [low, high] = [0, breaks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (breaks[middle]! < at) low = middle + 1;
    else high = middle;
  }
  return breaks[low] ?? text.length;
};

/** Where a part stands at or after `from`, -1 where nowhere. `from` never falls, so that no place is looked at twice. */
const cursor = (text: string, part: string) => {
  let found = -2;
  return (from: number): number => {
    if (found !== -1 && found < from) found = text.indexOf(part, from);
    return found;
  };
};

export type Keyword = { readonly keyword: string; readonly isIn: (text: FoldedText) => boolean };

/**
 * A keyword that can be looked for. It is found as whole words; an asterisk lets it begin or end within one, or stands for what is between two parts of one. In scripts without
 * spaces it is found anywhere. There is no regular expression of what people wrote and nothing is tried again: each text is gone through once for each part between asterisks.
 */
export const readKeyword = (keyword: string): Keyword => {
  const key = keywordKey(keyword);
  const parts = key.split('*').filter((part) => part !== '');
  const [first, last] = [parts[0] ?? '', parts.at(-1) ?? ''];
  const isOpen = { start: key.startsWith('*') || !goesOn(signAt(first, 0)), end: key.endsWith('*') || !goesOn(signBefore(last, last.length)) };
  const begins = (text: string, at: number): boolean => isOpen.start || !goesOn(signBefore(text, at));
  const ends = (text: string, at: number): boolean => isOpen.end || !goesOn(signAt(text, at));

  /** Whether the other parts follow a first one at `at`, each before the next break. */
  const follows = (folded: FoldedText, cursors: readonly ReturnType<typeof cursor>[], at: number): boolean => {
    let end = at + first.length;
    for (let index = 1; index < parts.length; index += 1) {
      const limit = runEnd(folded, end);
      let next = cursors[index]!(end);
      if (index === parts.length - 1) while (next !== -1 && next <= limit && !ends(folded.text, next + last.length)) next = cursors[index]!(next + 1);
      if (next === -1 || next > limit) return false;
      end = next + parts[index]!.length;
    }
    return parts.length > 1 || ends(folded.text, end);
  };

  const isIn = (folded: FoldedText): boolean => {
    const { text } = folded;
    if (parts.length === 0 || !parts.every((part) => text.includes(part))) return false;
    const cursors = parts.map((part) => cursor(text, part));
    for (let at = cursors[0]!(0); at !== -1; at = cursors[0]!(at + 1)) if (begins(text, at) && follows(folded, cursors, at)) return true;
    return false;
  };
  return { keyword, isIn };
};
