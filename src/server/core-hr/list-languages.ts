import { languageNames, languages } from '../../domain/languages.ts';
import type { Context } from '../context.ts';
import { worldNames } from '../reference-lists/names.ts';

/** The languages of the interface, each named in itself, and those that people may know, named in the caller's language. */
export const listLanguages = (_args: object, { session }: Context) => ({
  errorCode: '',
  message: '',
  languages: languages.map((languageCode) => ({ languageCode, languageName: languageNames[languageCode] })),
  languageDetails: worldNames('LANGUAGE', session?.language ?? 'en').map(({ code, name }) => ({ Language_Code: code, Language_Name: name })),
});
