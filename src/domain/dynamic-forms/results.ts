/** What was answered to a question by all who did. */
import type { Given } from './answers.ts';
import { BEST_RATING, choicesOf, type Question } from './questions.ts';

export type Response = { readonly name: string; readonly given: Given };
export type QuestionResult = {
  readonly questionId: string;
  readonly count: number;
  readonly tallies: readonly { readonly value: string; readonly count: number }[];
  /** Of numbers and ratings, rounded half up to two places. */
  readonly average: number | null;
  readonly least: number | null;
  readonly greatest: number | null;
  readonly texts: readonly { readonly name: string; readonly answer: string }[];
};

const MOST_TEXTS = 50;

/** The values whose shares are told, in the order in which they are asked. */
const sharesOf = (one: Question): readonly string[] => {
  if (one.kind === 'YES_NO') return ['YES', 'NO'];
  if (one.kind === 'RATING') return Array.from({ length: BEST_RATING }, (_, at) => String(at + 1));
  return one.kind === 'CHOICE' || one.kind === 'CHOICES' ? choicesOf(one) : [];
};

/** `responses`: the newest first. */
export const resultOf = (one: Question & { readonly id: string }, responses: readonly Response[]): QuestionResult => {
  const answered = responses.filter(({ given }) => Object.hasOwn(given, one.id));
  const tallies = new Map(sharesOf(one).map((value) => [value, 0]));
  for (const { given } of answered) for (const value of given[one.id]!) if (tallies.has(value)) tallies.set(value, tallies.get(value)! + 1);
  const isFigure = one.kind === 'NUMBER' || one.kind === 'RATING';
  const figures = isFigure ? answered.map(({ given }) => Number(given[one.id]![0])) : [];
  const sum = figures.reduce((all, figure) => all + figure, 0);
  const isText = one.kind === 'SHORT_TEXT' || one.kind === 'LONG_TEXT' || one.kind === 'DATE';
  return {
    questionId: one.id,
    count: answered.length,
    tallies: [...tallies].map(([value, count]) => ({ value, count })),
    average: figures.length === 0 ? null : Math.round((sum / figures.length) * 100) / 100,
    least: figures.length === 0 ? null : figures.reduce((least, figure) => Math.min(least, figure)),
    greatest: figures.length === 0 ? null : figures.reduce((greatest, figure) => Math.max(greatest, figure)),
    texts: isText ? answered.slice(0, MOST_TEXTS).map(({ name, given }) => ({ name, answer: given[one.id]![0]! })) : [],
  };
};
