/** Yes and no in the four languages, and as spreadsheets and databases write them. */
import type { Language } from '../languages.ts';
import { foldWord } from './monthNames.ts';

const YES = new Set(['yes', 'y', 'true', 't', '1', 'on', 'x', 'oui', 'o', 'vrai', 'はい', '有', '有り', '○', '◯', '✓', '✔', '真', 'si', 's', 'verdadero', 'active', 'enabled']);
const NO = new Set(['no', 'n', 'false', 'f', '0', 'off', 'non', 'faux', 'いいえ', '無', '無し', '×', '偽', 'falso', 'inactive', 'disabled']);

/** True, false, or null when the word is neither. */
export const parseYesNo = (input: string): boolean | null => {
  const word = foldWord(input.normalize('NFKC').trim());
  return YES.has(word) ? true : NO.has(word) ? false : null;
};

const WORDS: Readonly<Record<Language, readonly [yes: string, no: string]>> = { en: ['Yes', 'No'], fr: ['Oui', 'Non'], ja: ['はい', 'いいえ'], sp: ['Sí', 'No'] };

export const formatYesNo = (value: boolean, language: Language): string => WORDS[language][value ? 0 : 1];
