/// <reference types="vite/client" />
import type { TranslationMessages } from 'react-admin';
import type { Language } from './i18nLanguages.ts';

type Own = Readonly<Record<string, string>>;
type Messages = TranslationMessages & Readonly<Record<string, unknown>>;

const reactAdmin: Readonly<Record<Language, () => Promise<TranslationMessages>>> = {
  en: async () => (await import('ra-language-english')).default,
  fr: async () => (await import('ra-language-french')).default,
  ja: async () => (await import('./i18nReactAdminJa.ts')).japanese,
  sp: async () => (await import('./i18nReactAdminSp.ts')).spanish,
};

/** The texts that codegen printed, a chunk a part and language; an endpoint that says nothing has none. */
const files = import.meta.glob<{ readonly messages: Own }>(['../../../generated/messages/*/*.ts', '!**/messages/server/*.ts']);

const wanted = new Set(['start']);
/** What is wanted, with what forms say of the fields of each endpoint among it. */
const allWanted = (): readonly string[] => (wanted.has('forms') ? [...wanted].flatMap((part) => [part, `${part}-forms`]) : [...wanted]);

const read = new Map<string, Own>();

const readPart = async (part: string, language: Language): Promise<void> => {
  const name = `${part}/${language}`;
  const open = files[`../../../generated/messages/${name}.ts`];
  if (open && !read.has(name)) read.set(name, (await open()).messages);
};

/** All texts of one language that are wanted so far, react-admin's and ours. */
export const loadMessages = async (language: Language): Promise<Messages> => {
  const own = async (): Promise<void> => {
    const size = wanted.size;
    await Promise.all(allWanted().map((part) => readPart(part, language)));
    // More were wanted meanwhile.
    if (wanted.size > size) await own();
  };
  const [theirs] = await Promise.all([reactAdmin[language](), own()]);
  const all = Object.assign({}, theirs, ...allWanted().map((part) => read.get(`${part}/${language}`))) as Messages;
  return Object.assign(all, overlay((key) => Object.hasOwn(all, key)), given);
};

/** Our own text of a key, whatever an organisation calls it; undefined where it has not come or there is none. */
export const tenuresMessage = (key: string, language: string): string | undefined => {
  const part = allWanted().find((one) => read.get(`${one}/${language}`)?.[key] !== undefined);
  return part === undefined ? undefined : read.get(`${part}/${language}`)?.[key];
};

/** What an organisation calls its fields, over ours. */
let overlay: (isKnown: (key: string) => boolean) => Own = () => ({});
export const overlayMessages = (words: typeof overlay): void => {
  overlay = words;
};

let given: Own = {};
/** What an organisation calls an entity, in every language, in the singular and the plural alike. */
export const giveWords = async (words: Own): Promise<void> => {
  given = words;
  await show();
};

/** Shows the texts anew: the overlay has changed. */
export const showMessages = (): Promise<void> => show();

let show = (): Promise<void> => Promise.resolve();

/** Who shows the texts says how to take in those that came later. */
export const onMessages = (refresh: () => Promise<void>): void => {
  show = refresh;
};

const coming = new Map<string, Promise<void>>();

const add = async (part: string): Promise<void> => {
  wanted.add(part);
  await show();
};

/**
 * Waits until the texts of these parts can be shown, in the language of the moment and in each that is chosen later: an endpoint's name for its entities,
 * `forms`, `import` or `pages`. Whatever draws them waits for this first, so that no key is ever seen. Rejects when they cannot be fetched; the next call tries again.
 */
export const needMessages = async (...parts: readonly string[]): Promise<void> => {
  await Promise.all(
    parts.map((part) => {
      const known = coming.get(part);
      if (known) return known;
      const promise = add(part);
      coming.set(part, promise);
      promise.catch(() => {
        coming.delete(part);
        wanted.delete(part);
      });
      return promise;
    }),
  );
};
