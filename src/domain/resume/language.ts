/** In which of the four languages a resume, or another text, is written, by its script and small words. */
const small: Readonly<Record<'en' | 'fr' | 'es', RegExp>> = {
  en: / (?:and|the|of|with|for|in|to|a) /g,
  fr: / (?:et|le|la|les|des|du|une|pour|dans|avec|chez|au|aux) /g,
  es: / (?:y|el|los|las|del|una|para|con|por|en|como) /g,
};

export type ResumeLanguage = 'en' | 'fr' | 'ja' | 'es';

/** Null where fewer than `least` words tell. */
export const languageFound = (text: string, least = 1): ResumeLanguage | null => {
  if ((text.match(/[\u3040-\u30ff]/g)?.length ?? 0) > text.length * 0.03) return 'ja';
  const asked = ` ${text.toLowerCase().replace(/[^\p{L}]+/gu, '  ')} `;
  const [best] = (['en', 'fr', 'es'] as const).map((language) => [language, asked.match(small[language])?.length ?? 0] as const).sort((one, other) => other[1] - one[1]);
  return best![1] < least ? null : best![0];
};

export const languageOf = (text: string): ResumeLanguage => languageFound(text) ?? 'en';
