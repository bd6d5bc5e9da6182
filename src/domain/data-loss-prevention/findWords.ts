/** What is found in texts that a computer sends. */
import { readKeyword, readyText, type Keyword } from './keyword.ts';
import type { Scored } from './toxicity/scoreText.ts';
import { maskTerm } from './toxicity/scoreText.ts';
import type { Severity } from './toxicity/severity.ts';

export const TEXT_KINDS = { typed: 'TYPED_TEXT', title: 'WINDOW_TITLE', website: 'WEBSITE' } as const;
export type TextKind = keyof typeof TEXT_KINDS;
export type AlertType = (typeof TEXT_KINDS)[TextKind];

export type SentText = { readonly at: number; readonly kind: TextKind; readonly text: string; readonly application: string | null; readonly host: string | null };
export type WantedWords = { readonly id: string; readonly name: string; readonly alertType: AlertType; readonly keywords: readonly string[] };
export type WantedToxicity = { readonly threshold: number; readonly keywords: readonly string[] };

type Place = Pick<SentText, 'at' | 'application' | 'host'>;
export type FoundKeyword = Place & { readonly alertId: string; readonly alert: string; readonly alertType: AlertType; readonly keyword: string };
export type FoundToxicity = Place & { readonly keyword: string; readonly severity: Severity | 'KEYWORD'; readonly score: number; readonly threshold: number };

const placeOf = ({ at, application, host }: SentText): Place => ({ at, application, host });

/** Each keyword that is in a text, once a text and alert. */
export const findKeywords = (texts: readonly SentText[], wanted: readonly WantedWords[]): FoundKeyword[] => {
  const read = wanted.map((one) => ({ ...one, ready: one.keywords.map(readKeyword) }));
  return texts.flatMap((sent) => {
    const ofKind = read.filter(({ alertType }) => alertType === TEXT_KINDS[sent.kind]);
    if (ofKind.length === 0) return [];
    const folded = readyText(sent.text);
    return ofKind.flatMap(({ id, name, alertType, ready }) => ready.filter((keyword) => keyword.isIn(folded)).map(({ keyword }) => ({ ...placeOf(sent), alertId: id, alert: name, alertType, keyword })));
  });
};

/** A word of the organization comes before those of the lexicon and counts 100. */
const ofText = (sent: SentText, { score, findings }: Scored, ready: readonly Keyword[], threshold: number): FoundToxicity | null => {
  const folded = readyText(sent.text);
  const own = ready.find((keyword) => keyword.isIn(folded));
  if (own !== undefined) return { ...placeOf(sent), keyword: own.keyword, severity: 'KEYWORD', score: 100, threshold };
  const [worst] = findings;
  return worst === undefined || score < threshold ? null : { ...placeOf(sent), keyword: maskTerm(worst.term), severity: worst.severity, score, threshold };
};

/** Of texts that were typed: those whose score, given in their order, reaches the threshold, or that hold a word of the organization. One finding a text. */
export const findToxicity = (texts: readonly SentText[], scores: readonly Scored[], { threshold, keywords }: WantedToxicity): FoundToxicity[] => {
  const ready = keywords.map(readKeyword);
  return texts.flatMap((sent, at) => (sent.kind === 'typed' ? (ofText(sent, scores[at]!, ready, threshold) ?? []) : []));
};

/** So long after the last time the same is the same alert. */
export const REPEAT_MINUTES = 15;

export type Run<One> = { readonly first: One; readonly last: One; readonly times: number };

/** What is the same by `keyOf` and comes again within REPEAT_MINUTES, as one; in order of time. */
export const intoRuns = <One extends Place>(found: readonly One[], keyOf: (one: One) => string): Run<One>[] => {
  const runs: Run<One>[] = [];
  const open = new Map<string, number>();
  for (const one of found.toSorted((a, b) => a.at - b.at)) {
    const key = keyOf(one);
    const at = open.get(key);
    const run = at === undefined ? undefined : runs[at];
    if (at !== undefined && run !== undefined && one.at - run.last.at <= REPEAT_MINUTES * 60_000) runs[at] = { ...run, last: one, times: run.times + 1 };
    else {
      open.set(key, runs.length);
      runs.push({ first: one, last: one, times: 1 });
    }
  }
  return runs;
};
