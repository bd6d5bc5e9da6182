import { languageNames, languages } from '../../domain/languages.ts';

/** The languages of the interface, each named in itself. */
export const listLanguages = () => ({ errorCode: '', message: '', languages: languages.map((languageCode) => ({ languageCode, languageName: languageNames[languageCode] })) });
