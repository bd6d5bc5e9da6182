import { functionNames } from '../../../domain/payroll/formula/functions.ts';

export type Completion = { readonly name: string; readonly hint: string; readonly isFunction: boolean };
export type Typed = { readonly from: number; readonly to: number; readonly word: string };

/** The word that ends at the caret, where one does. */
export const wordAt = (text: string, caret: number): Typed => {
  const word = /[\p{L}_][\p{L}\p{N}_]*$/u.exec(text.slice(0, caret))?.[0] ?? '';
  return { from: caret - word.length, to: caret, word };
};

type Names = readonly { readonly name: string; readonly label: string }[];

const most = 8;

/** What may stand for the word: those that begin with it first, then those that have it in their name or label. Nothing for a word that is complete. */
export const completionsOf = (word: string, names: Names, functionHint: (name: string) => string): readonly Completion[] => {
  const needle = word.toLowerCase();
  if (needle === '') return [];
  const all: readonly Completion[] = [...names.map(({ name, label }) => ({ name, hint: label, isFunction: false })), ...functionNames.map((name) => ({ name, hint: functionHint(name), isFunction: true }))];
  const found = all.filter(({ name, hint }) => `${name} ${hint}`.toLowerCase().includes(needle));
  if (found.some(({ name }) => name === word)) return [];
  return found.toSorted((one, other) => Number(other.name.toLowerCase().startsWith(needle)) - Number(one.name.toLowerCase().startsWith(needle))).slice(0, most);
};

/** The text with a completion in place of the word, and where the caret stands then: between the brackets of a function. */
export const completed = (text: string, { from, to }: Typed, { name, isFunction }: Completion): { readonly text: string; readonly caret: number } => {
  const put = isFunction && text[to] !== '(' ? `${name}()` : name;
  return { text: text.slice(0, from) + put + text.slice(to), caret: from + name.length + (isFunction ? 1 : 0) };
};
