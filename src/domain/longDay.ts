import { tagOf } from './languages.ts';
import type { Language } from './languages.ts';

/** `2027-01-04` in words of the language; in French the first of a month is an ordinal, which Intl does not know. */
export const longDay = (language: Language, day: string): string => {
  const text = new Intl.DateTimeFormat(tagOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
};
