/** The four languages by the codes of the contract; `sp` is ours and becomes `es` for everything outside. */
export type Language = 'en' | 'fr' | 'ja' | 'sp';

export const languages: readonly { readonly code: Language; readonly name: string }[] = [
  { code: 'en', name: 'English' },
  { code: 'fr', name: 'Français' },
  { code: 'ja', name: '日本語' },
  { code: 'sp', name: 'Español' },
];

export const isLanguage = (value: unknown): value is Language => languages.some(({ code }) => code === value);

/** The BCP 47 tag for `lang`, `Intl` and dates: `sp` is `es`. */
export const tagOf = (language: string): string => (language === 'sp' ? 'es' : language);

const storageKey = 'language';

/** The language chosen on this device, else English. */
export const storedLanguage = (): Language => {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : 'en';
};

export const hasStoredLanguage = (): boolean => isLanguage(localStorage.getItem(storageKey));

let offered: Language | undefined;

/** The next language is shown without being anybody's choice: the device does not keep it. */
export const offerLanguage = (language: Language): void => {
  offered = language;
};

/** Keeps the choice; the cookie lets the server send the right texts with the page. */
export const storeLanguage = (language: Language): void => {
  if (language === offered) return;
  localStorage.setItem(storageKey, language);
  document.cookie = `${storageKey}=${language}; path=/; max-age=31536000; samesite=lax`;
};
