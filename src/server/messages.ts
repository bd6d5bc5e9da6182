/** Texts that the server writes in the person's language. */
import { messages as en } from '../../generated/messages/en.ts';
import { messages as fr } from '../../generated/messages/fr.ts';
import { messages as ja } from '../../generated/messages/ja.ts';
import { messages as sp } from '../../generated/messages/sp.ts';
import { isDecimal } from '../domain/decimal.ts';
import { tagOf, type Language } from '../domain/languages.ts';
import { lowered } from '../domain/lowered.ts';
import { phrase, phraseProblem, type Messages } from '../domain/phrase.ts';
import type { Problem } from '../domain/problem.ts';
import { moneyInWords } from '../domain/values/amounts.ts';
import { withSizeIn } from '../domain/values/fileSizes.ts';

const BY_LANGUAGE: Readonly<Record<Language, Messages>> = { en, fr, ja, sp };

export const messagesOf = (language: Language): Messages => BY_LANGUAGE[language];
export const hasMessage = (key: string): boolean => Object.hasOwn(en, key);
/** A size among the words of a refusal is told as the language writes it. */
export const say = (language: Language, key: string, args: Readonly<Record<string, string | number>> = {}): string => phrase(messagesOf(language), language, key, withSizeIn(args, language));
/** '2 employees', for the inside of a sentence; 1,000 and more are grouped. `entity` is the stem of its messages. */
export const sayCounted = (language: Language, entity: string, count: number): string =>
  say(language, 'grid.counted', { number: new Intl.NumberFormat(tagOf(language)).format(count), entities: lowered(say(language, entity, { smart_count: count }), tagOf(language)) });
/** A problem that names an amount with its currency says it as money is written. */
const withMoney = (problem: Problem, language: Language): Problem => {
  const { amount, currency } = problem.args;
  return typeof amount === 'string' && typeof currency === 'string' && isDecimal(amount) ? { ...problem, args: { ...problem.args, amount: moneyInWords(amount, language, currency) } } : problem;
};
/** `own`: what an organisation calls its fields, over ours. */
export const sayProblems = (language: Language, problems: readonly Problem[], own: Messages = {}): { field: string; message: string }[] => {
  const ours = messagesOf(language);
  // A copy of all texts only where one of an organisation's own is said: they are thousands, and a refusal says two.
  const saysOwn = ({ message, labels }: Problem): boolean => [message, ...Object.values(labels).flat()].some((key) => Object.hasOwn(own, key));
  const messages = problems.some(saysOwn) ? { ...ours, ...own } : ours;
  return problems.map((problem) => ({ field: problem.field, message: phraseProblem(messages, language, withMoney(problem, language)) }));
};
