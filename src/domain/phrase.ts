/** Fills a message as polyglot does in the console, for texts that the server writes: mail, imports, API answers. */
import { countText, pluralForm, tagOf, type Language } from './languages.ts';
import type { Finding, Labels } from './problem.ts';

export type Messages = Readonly<Record<string, string>>;

/** The plural form for `smart_count` with its tokens filled; a token without a value and a key without a message stay as they are. */
export const phrase = (messages: Messages, language: Language, key: string, args: Readonly<Record<string, string | number>> = {}): string => {
  const forms = (Object.hasOwn(messages, key) ? (messages[key] ?? key) : key).split('||||').map((form) => form.trim());
  const count = Object.hasOwn(args, 'smart_count') ? args.smart_count : undefined;
  const text = (typeof count === 'number' ? forms[pluralForm(language, count)] : undefined) ?? forms[0] ?? key;
  return text.replace(/%\{(\w+)\}/g, (token, name: string) => (!Object.hasOwn(args, name) ? token : name === 'smart_count' ? countText(args[name], tagOf(language)) : String(args[name])));
};

/** The arguments of a problem with the country of `region` (ISO 3166) under its name in a language, where one is said. */
export const withCountry = (args: Finding['args'], tag: string): Finding['args'] =>
  typeof args.region === 'string' ? { ...args, country: new Intl.DisplayNames(tag, { type: 'region' }).of(args.region) ?? args.region } : args;

/** What stands for the tokens of a problem that are words themselves. */
export const namedBy = (labels: Labels, tag: string, word: (key: string) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(labels).map(([token, keys]) => [token, typeof keys === 'string' ? word(keys) : new Intl.ListFormat(tag).format(keys.map(word))]));

/** The sentence of a problem, its labels translated first. */
export const phraseProblem = (messages: Messages, language: Language, { message, args, labels }: Finding): string => {
  const named = namedBy(labels, tagOf(language), (key) => phrase(messages, language, key));
  return phrase(messages, language, message, { ...withCountry(args, tagOf(language)), ...named });
};
