/** The words of a folded text, seen through what people do to hide one. */

export type Word = {
  readonly plain: string;
  /** What it may stand for besides: 1d10t, i.d.i.o.t, idiooot. */
  readonly others: readonly string[];
  readonly isQuoted: boolean;
  /** Where it ends in the text. */
  readonly end: number;
};

const LOOKALIKES: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', '@': 'a', $: 's', '!': 'i', '|': 'l', '€': 'e' };
const OPENING = '“«「『';
const CLOSING = '”»」』';
/** Letters that follow each other with spaces between them, for one word: as many at least, and no more than words have. */
const SPELT = { least: 3, most: 16 } as const;

const NONE: readonly string[] = [];

const withoutRuns = (word: string, kept: number): string => word.replace(/(\p{L})\1{2,}/gu, (_, letter: string) => letter.repeat(kept));

/** Signs for letters: only where there are letters, too, as a number is a number. */
const lettersOf = (chunk: string): string => (/\p{L}/u.test(chunk) ? chunk.replace(/[013457890@$!|€]/g, (sign) => LOOKALIKES[sign] ?? sign).replace(/[^\p{L}]/gu, '') : '');

const variants = (plain: string, chunk: string): readonly string[] => {
  if (chunk.length < SPELT.least) return NONE;
  const read = lettersOf(chunk.replace(/[!|]+$/, ''));
  return [...new Set([plain, read].flatMap((word) => [word, withoutRuns(word, 1), withoutRuns(word, 2)]))].filter((word) => word !== '' && word !== plain);
};

/** In order. Spelt out letters are one word more, at the place of the last of them. */
export const wordsOf = (folded: string): Word[] => {
  const words: Word[] = [];
  let isQuoted = false;
  let spelt = '';
  for (const { 0: chunk, index } of folded.matchAll(/[^\s"“”«»「」『』]+|["“”«»「」『』]/gu)) {
    if (OPENING.includes(chunk)) isQuoted = true;
    else if (CLOSING.includes(chunk)) isQuoted = false;
    else if (chunk === '"') isQuoted = !isQuoted;
    else {
      const parts = [...chunk.matchAll(/[\p{L}\p{N}\p{M}*]+/gu)];
      const isOne = parts.length < 2 || parts.every(({ 0: part }) => part.length === 1);
      for (const { 0: part, index: at } of parts) words.push({ plain: part, others: variants(part, isOne ? chunk : part), isQuoted, end: index + at + part.length });
      if (!isOne && /[\d@$!|€]/.test(chunk)) words.push({ plain: lettersOf(chunk), others: [], isQuoted, end: index + chunk.length });
      spelt = parts.length === 1 && [...parts[0]![0]].length === 1 ? (spelt + lettersOf(chunk)).slice(-SPELT.most) : '';
      // Another word may stand before it: a · f · o · o · l.
      if (spelt.length >= SPELT.least) words.push({ plain: spelt, others: Array.from({ length: spelt.length - SPELT.least }, (_, from) => spelt.slice(from + 1)), isQuoted, end: index + chunk.length });
    }
  }
  return words;
};
