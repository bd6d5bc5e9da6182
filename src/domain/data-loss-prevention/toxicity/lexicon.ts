/** What is hurtful to say, by how much, in the languages of the product. Data: terms are added and taken out without a change of the rules. A word that means nothing bad in another of the languages stands in a phrase only. */
import { foldText } from '../foldText.ts';
import { en } from './lexicon/en.ts';
import { fr } from './lexicon/fr.ts';
import { ja } from './lexicon/ja.ts';
import { sp } from './lexicon/sp.ts';
import { SEVERITIES, type Lexicon, type Severity } from './severity.ts';
import { wordsOf } from './words.ts';

export type Term = { readonly term: string; readonly severity: Severity };
/** Of a language with spaces, by its words. */
export type Phrase = Term & { readonly words: readonly string[] };
/** Of one without, anywhere, unless one of the signs follows. */
type Piece = Term & { readonly piece: string; readonly unless: string };

const terms = (lexicon: Lexicon): Term[] => SEVERITIES.flatMap((severity) => lexicon[severity].map((term) => ({ term, severity })));

/** Terms by their first word. */
export const phrases: ReadonlyMap<string, readonly Phrase[]> = Map.groupBy(
  [en, fr, sp].flatMap(terms).map((one): Phrase => ({ ...one, words: wordsOf(foldText(one.term)).map(({ plain }) => plain) })),
  ({ words }) => words[0]!,
);

export const pieces: readonly Piece[] = terms(ja).map(({ term, severity }) => {
  const [piece = '', unless = ''] = term.split('|');
  return { term: piece, severity, piece: foldText(piece), unless: foldText(unless) };
});

/** Single words by their length, for those of which letters are masked. */
export const wordsByLength: ReadonlyMap<number, readonly string[]> = Map.groupBy([...phrases.values()].flat().filter(({ words }) => words.length === 1).map(({ words }) => words[0]!), (word) => word.length);
