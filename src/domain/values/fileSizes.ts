/** File sizes as text. A kilobyte is 1000 bytes: the specification's 5 MB are 5,000,000 bytes (document 1 §9). */
import { tagOf, type Language } from '../languages.ts';
import { numberFormat, parseNumber } from './numbers.ts';

const POWERS: Readonly<Record<string, number>> = { '': 0, k: 1, m: 2, g: 3 };

/** Whole bytes of '3 MB', '500kb', '3 Mo', '1,5 Mo' (in French), '1024'; null for anything else (V-010). */
export const fileBytes = (text: string, language: Language = 'en'): number | null => {
  const parts = /^([\d.,\s\u00a0\u202f]+?)\s*([kmg]?)(?:b|o|bytes?|octets?)?$/iu.exec(text.normalize('NFKC').trim());
  const number = parts ? parseNumber(parts[1] ?? '', language) : null;
  if (number === null) return null;
  const bytes = Math.round(Number(number) * 1000 ** (POWERS[(parts?.[2] ?? '').toLowerCase()] ?? 0));
  return Number.isSafeInteger(bytes) ? bytes : null;
};

/** The words of a refusal, of which a size is told as English has it ('5 MB'), in a language. */
export const withSizeIn = <Words extends Readonly<Record<string, string | number>>>(words: Words, language: Language): Words => {
  const { size } = words;
  const bytes = typeof size === 'string' && /^[\d.]+ [KMG]B$/.test(size) ? fileBytes(size) : null;
  return bytes === null ? words : { ...words, size: formatFileSize(bytes, language) };
};

/** At most one decimal: en 3 MB, fr 3 Mo, ja 3MB, sp 3 MB. */
export const formatFileSize = (bytes: number, language: Language): string => {
  const power = bytes < 1000 ? 0 : bytes < 999_950 ? 1 : bytes < 999_950_000 ? 2 : 3;
  const unit = `${['', 'k', 'M', 'G'][power] ?? ''}${language === 'fr' ? 'o' : 'B'}`;
  const number = numberFormat(tagOf(language), { maximumFractionDigits: 1 }).format(bytes / 1000 ** power);
  return `${number}${language === 'ja' ? '' : '\u00a0'}${language === 'fr' ? unit : unit.replace('k', 'K')}`;
};
