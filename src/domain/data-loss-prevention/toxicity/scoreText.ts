/** How hurtful a text is, from 0 to 100: a lexicon with classes, seen through the usual ways to hide a word, and a little of what stands around it. */
import { foldText } from '../foldText.ts';
import { phrases, pieces, wordsByLength, type Phrase, type Term } from './lexicon.ts';
import { WEIGHTS, type Severity } from './severity.ts';
import { wordsOf, type Word } from './words.ts';

export type Finding = Term & { readonly weight: number; /** By which it is the same in another language. */ readonly key: string };
export type Scored = { readonly score: number; /** The heaviest first. */ readonly findings: readonly Finding[] };

const NEGATORS = new Set(['not', 'never', 'isn', 'aren', 'wasn', 'don', 'doesn', 'didn', 'nobody', 'pas', 'jamais', 'ni', 'nunca', 'jamas']);
/** `no` says no in Spanish and is an answer in English: only where a verb follows it. */
const NO_AND = new Set(['no eres', 'no es', 'no soy', 'no son', 'no seas', 'no sea']);
const ADDRESSED = new Set(['you', 'your', 'youre', 'u', 'ur', 'tu', 'toi', 'te', 'vous', 'ton', 'ta', 'vos', 'usted', 'ustedes', 'eres', 'sos']);
const ADDRESSED_JA = ['オ前', 'オマエ', 'テメエ', 'キサマ', '貴様', 'アンタ'];
const DENIED_JA = /^.{0,4}(?:ジャナ|デハナ|ジャアリマセン|デハアリマセン)/u;
const NEAR = 4;
/** Of one term that are weighed. */
const MOST_PLACES = 20;
const FACTORS = { quoted: 0.5, denied: 0.5, addressed: 1.25, shouted: 1.1 } as const;
/** Directed at somebody these weigh more; a threat is directed at somebody anyway. */
const DIRECTED: ReadonlySet<Severity> = new Set(['SLUR', 'ABUSE', 'INSULT', 'PROFANITY']);

const isShouted = (text: string): boolean => {
  const letters = [...text.matchAll(/\p{L}/gu)].map(([letter]) => letter);
  const upper = letters.filter((letter) => letter !== letter.toLowerCase()).length;
  return upper >= 8 && upper / letters.length >= 0.8;
};

/** Letters that are masked: id**t is every word of the lexicon that fits, if a letter and more than half of it is there. */
const masked = (word: string): string[] => {
  const hidden = word.split('*').length - 1;
  if (hidden === 0 || hidden > (word.length - 1) / 2) return [];
  return (wordsByLength.get(word.length) ?? []).filter((whole) => [...word].every((sign, at) => sign === '*' || sign === whole[at]));
};

/** Every word of the lexicon; nothing else need be looked up. */
const isPart = new Set([...phrases.values()].flat().flatMap(({ words }) => words));

/** How a word may be looked up: as it is, in the singular, and unmasked. */
const readingsOf = ({ plain, others }: Word): ReadonlySet<string> => {
  const readings = new Set<string>();
  const add = (word: string): void => {
    if (isPart.has(word)) readings.add(word);
  };
  for (const word of plain.includes('*') ? [plain, ...others, ...masked(plain)] : [plain, ...others]) {
    add(word);
    if (word.length > 3 && word.endsWith('s')) add(word.slice(0, -1));
    if (word.length > 4 && word.endsWith('es')) add(word.slice(0, -2));
  }
  return readings;
};

const weigh = ({ severity }: Term, around: { readonly isQuoted: boolean; readonly isDenied: boolean; readonly isAddressed: boolean; readonly isLoud: boolean }): number =>
  Math.min(
    100,
    WEIGHTS[severity] * (around.isQuoted ? FACTORS.quoted : 1) * (around.isDenied ? FACTORS.denied : 1) * (around.isAddressed && DIRECTED.has(severity) ? FACTORS.addressed : 1) * (around.isLoud ? FACTORS.shouted : 1),
  );

const ofWords = (folded: string, isLoud: boolean): Finding[] => {
  const words = wordsOf(folded);
  const readings = words.map(readingsOf);
  const places = new Map<string, number>();
  const findings: Finding[] = [];
  const weighAt = (phrase: Phrase, at: number): void => {
    const key = phrase.words.join(' ');
    const many = (places.get(key) ?? 0) + 1;
    places.set(key, many);
    // A text that says the same again and again is no worse for the next time.
    if (many > MOST_PLACES) return;
    const before = words.slice(Math.max(0, at - NEAR), at).map(({ plain }) => plain);
    const near = [...before, ...words.slice(at + phrase.words.length, at + phrase.words.length + NEAR).map(({ plain }) => plain)];
    const isDenied = before.some((one, index) => NEGATORS.has(one) || NO_AND.has(`${one} ${before[index + 1] ?? ''}`));
    findings.push({ term: phrase.term, severity: phrase.severity, key, weight: weigh(phrase, { isQuoted: words[at]!.isQuoted, isDenied, isAddressed: near.some((one) => ADDRESSED.has(one)), isLoud }) });
  };
  for (const [at, of] of readings.entries())
    for (const reading of of) for (const phrase of phrases.get(reading) ?? []) if (phrase.words.every((part, next) => next === 0 || readings[at + next]?.has(part) === true)) weighAt(phrase, at);
  return findings;
};

const ofPieces = (folded: string): Finding[] => {
  const isAddressed = ADDRESSED_JA.some((word) => folded.includes(word));
  return pieces.flatMap(({ term, severity, piece, unless }) => {
    for (let at = folded.indexOf(piece); at !== -1; at = folded.indexOf(piece, at + 1)) {
      const after = folded.slice(at + piece.length);
      if (unless !== '' && after !== '' && unless.includes(after[0]!)) continue;
      const before = folded.slice(0, at);
      const isQuoted = before.lastIndexOf('「') > before.lastIndexOf('」');
      return [{ term, severity, key: piece, weight: weigh({ term, severity }, { isQuoted, isDenied: DENIED_JA.test(after.slice(0, 16)), isAddressed, isLoud: false }) }];
    }
    return [];
  });
};

/**
 * Each term counts once, by its heaviest place, and not beside a longer one that it is a part of. Together they come to 100 × (1 − ∏(1 − weight / 100)), rounded to a whole number: one insult is some way up, several go on, and none
 * goes beyond 100. Half counts what stands in quotes or is denied shortly before; a quarter more what is said to somebody; a tenth more what is written in capitals.
 */
export const scoreText = (text: string): Scored => {
  const folded = foldText(text);
  const found = new Map<string, Finding>();
  for (const one of [...ofWords(folded, isShouted(text)), ...ofPieces(folded)]) if ((found.get(one.key)?.weight ?? 0) < one.weight) found.set(one.key, one);
  const findings = [...found.values()].filter((one) => ![...found.values()].some((other) => other !== one && other.weight >= one.weight && other.key.includes(one.key))).toSorted((one, other) => other.weight - one.weight);
  const exact = 100 * (1 - findings.reduce((rest, { weight }) => rest * (1 - weight / 100), 1));
  return { score: Math.round(Number(exact.toFixed(6))), findings };
};

/** A term of the lexicon as people are shown it: its first sign and how long it is. */
export const maskTerm = (term: string): string => term.split(' ').map((word) => { const [first = '', ...rest] = word; return first + '•'.repeat(rest.length); }).join(' ');
