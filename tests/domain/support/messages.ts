/** The message files as people wrote them, one map a language. */
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { Language } from '../../../src/domain/languages.ts';

type Entry = Record<Language, string>;

export const readMessages = (...names: readonly string[]): Record<string, Entry> =>
  Object.assign({}, ...names.map((name) => parse(readFileSync(new URL(`../../../src/messages/${name}.yml`, import.meta.url), 'utf8')) as Record<string, Entry>));

export const inLanguage = (entries: Record<string, Entry>, language: Language): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, entry[language]]));
