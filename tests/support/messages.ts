/** Every message of the product with the file it stands in, for the tests that hold the house's words. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

export const languages = ['en', 'fr', 'ja', 'sp'] as const;
export type Language = (typeof languages)[number];
export type Message = { readonly file: string; readonly key: string; readonly texts: Readonly<Record<string, unknown>> };

const root = path.resolve(import.meta.dirname, '../../src/messages');

/** In the order of files and lines. Throws where a file is not YAML or names a key twice. */
export const readMessages = (): Message[] =>
  globSync('**/*.yml', { cwd: root })
    .sort()
    .flatMap((file) => {
      const content = parse(readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown> | null;
      return Object.entries(content ?? {}).map(([key, value]) => ({
        file,
        key,
        texts: typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {},
      }));
    });

/** The text in a language, '' where it is missing (another test says so). */
export const textOf = (message: Message, language: Language): string => {
  const text = message.texts[language];
  return typeof text === 'string' ? text : '';
};

/** 'file key [language]: text' of the texts that break a rule; a good run has none. */
export const breaking = (messages: readonly Message[], broken: (text: string, language: Language, message: Message) => boolean): string[] =>
  messages.flatMap((message) =>
    languages
      .filter((language) => broken(textOf(message, language), language, message))
      .map((language) => `${message.file} ${message.key} [${language}]: ${textOf(message, language)}`),
  );
