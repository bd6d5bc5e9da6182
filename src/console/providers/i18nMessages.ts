import type { TranslationMessages } from 'react-admin';
import type { Language } from './i18nLanguages.ts';

type Messages = TranslationMessages & Readonly<Record<string, unknown>>;

const parts: Readonly<Record<Language, () => Promise<readonly [TranslationMessages, Readonly<Record<string, string>>]>>> = {
  en: async () => [(await import('ra-language-english')).default, (await import('../../../generated/messages/en.ts')).messages],
  fr: async () => [(await import('ra-language-french')).default, (await import('../../../generated/messages/fr.ts')).messages],
  ja: async () => [(await import('./i18nReactAdminJa.ts')).japanese, (await import('../../../generated/messages/ja.ts')).messages],
  sp: async () => [(await import('./i18nReactAdminSp.ts')).spanish, (await import('../../../generated/messages/sp.ts')).messages],
};

/** All texts of one language, react-admin's and ours, loaded when the language is chosen. */
export const loadMessages = async (language: Language): Promise<Messages> => {
  const [reactAdmin, own] = await parts[language]();
  return { ...reactAdmin, ...own };
};
