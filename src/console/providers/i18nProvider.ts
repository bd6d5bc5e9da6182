import polyglotI18nProvider from 'ra-i18n-polyglot';
import { fillingCounts } from './i18nCounts.ts';
import { isLanguage, languages, storeLanguage, tagOf } from './i18nLanguages.ts';
import { loadMessages, onMessages } from './i18nMessages.ts';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { Language } from './i18nLanguages.ts';

const showOnPage = (language: Language): void => {
  document.documentElement.lang = tagOf(language);
};

/**
 * Our texts for react-admin. A choice is kept under `language` and shown as `lang` of the page.
 * `first` are the messages of the language that the page starts in: react-admin wants them without waiting.
 */
export const createI18nProvider = (language: Language, first: TranslationMessages): I18nProvider => {
  let isFirst = true;
  let current: Language = language;
  const provider = polyglotI18nProvider(
    (locale) => {
      if (!isFirst) return loadMessages(isLanguage(locale) ? locale : 'en');
      isFirst = false;
      return first;
    },
    language,
    languages.map(({ code, name }) => ({ locale: code, name })),
    { allowMissing: true, replace: fillingCounts(() => current) },
  );
  /** Texts in which nothing is filled in: most of what a screen says, each of them many times. */
  const plain = new Map<string, string>();
  const change: I18nProvider['changeLocale'] = async (locale, options) => {
    await provider.changeLocale(locale, options);
    plain.clear();
  };
  const translatePlain = (key: string): string => {
    const known = plain.get(key) ?? (provider.translate(key) as string);
    plain.set(key, known);
    return known;
  };
  onMessages(() => change(current));
  showOnPage(language);
  return {
    ...provider,
    translate: (key, options) => (options === undefined || Object.keys(options as object).length === 0 ? translatePlain(key) : provider.translate(key, options)),
    changeLocale: async (locale, options) => {
      current = isLanguage(locale) ? locale : 'en';
      await change(locale, options);
      if (!isLanguage(locale)) return;
      storeLanguage(locale);
      showOnPage(locale);
    },
  };
};
