/** The four languages of the product. `sp` is our code for Spanish (decision 14); everything outside asks for its tag. */
export type Language = 'en' | 'fr' | 'ja' | 'sp';

export const languages = ['en', 'fr', 'ja', 'sp'] as const satisfies readonly Language[];

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', ja: '日本語', sp: 'Español' };

export const isLanguage = (value: unknown): value is Language => typeof value === 'string' && (languages as readonly string[]).includes(value);

/** BCP 47 tag for `Intl`, the `lang` attribute and `Accept-Language`: `sp` is `es`. */
export const tagOf = (language: Language): string => (language === 'sp' ? 'es' : language);

/** The language for tags in order of preference ('es-MX', 'fr-CA'); English when none is ours. */
export const languageOf = (tags: readonly string[]): Language => {
  for (const tag of tags) {
    const primary = tag.trim().slice(0, 2).toLowerCase();
    const code = primary === 'es' ? 'sp' : primary;
    if (isLanguage(code) && /^[a-z]{2}(?:[-_;]|$)/i.test(tag.trim())) return code;
  }
  return 'en';
};

/** A count inside a sentence: from 1,000 on its digits are grouped as the language groups them. Text stays as it is. */
export const countText = (count: unknown, tag: string): string => (typeof count === 'number' && Math.abs(count) >= 1000 ? new Intl.NumberFormat(tag).format(count) : String(count));

/** Which of the forms separated by ` |||| ` a count takes: French counts 0 and 1 as one, Japanese has one form (languages.md). */
export const pluralForm = (language: Language, count: number): number => {
  if (language === 'ja') return 0;
  return language === 'fr' ? (Math.abs(count) < 2 ? 0 : 1) : count === 1 ? 0 : 1;
};
