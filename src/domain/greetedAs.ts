import type { Language } from './languages.ts';

/** How a letter or a page greets somebody: by the given name, in Japanese by the family name and the given one, which 様 or さん follows in the message. */
export const greetedAs = (language: Language, { firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string => (language === 'ja' ? `${lastName} ${firstName}` : firstName);
