import { isLanguage, tagOf } from '../../domain/languages.ts';
import { listText } from '../../domain/lists/listText.ts';

/** The language of a mail or letter, as EN: its tag, and its name as the reader says it. */
export const mailLanguage = (code: string, reader: string | undefined): { readonly tag: string; readonly name: string } => {
  const language = code.toLowerCase();
  const tag = isLanguage(language) ? tagOf(language) : language;
  return { tag, name: listText('LANGUAGE', tag, isLanguage(reader) ? reader : 'en') };
};
