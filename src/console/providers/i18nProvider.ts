import polyglotI18nProvider from 'ra-i18n-polyglot';
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
  const provider = polyglotI18nProvider(
    (locale) => {
      if (!isFirst) return loadMessages(isLanguage(locale) ? locale : 'en');
      isFirst = false;
      return first;
    },
    language,
    languages.map(({ code, name }) => ({ locale: code, name })),
    { allowMissing: true },
  );
  let current: string = language;
  onMessages(() => provider.changeLocale(current));
  showOnPage(language);
  return {
    ...provider,
    changeLocale: async (locale, options) => {
      current = locale;
      await provider.changeLocale(locale, options);
      if (!isLanguage(locale)) return;
      storeLanguage(locale);
      showOnPage(locale);
    },
  };
};
