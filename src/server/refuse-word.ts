import type { Language } from '../domain/languages.ts';
import { finding } from '../domain/problem.ts';
import { sayProblems } from './messages.ts';
import { refuse } from './refuse.ts';
import type { Refusal } from './refuse.ts';

const MOST_SHOWN = 50;

/** Refuses a word of an argument that stands for nothing, beside those that do. */
export const refuseWord = (language: Language, field: string, word: string, known: readonly string[]): Refusal =>
  refuse('BAD_USER_INPUT', { validationError: sayProblems(language, [{ field, ...finding('rule.oneOf', { value: word.slice(0, MOST_SHOWN), known: known.join(', ') }) }]) });
