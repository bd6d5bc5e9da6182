/** How texts and keywords are compared: without regard to case, accents, width, kana and what cannot be seen. */

/** Signs without width that only hide a word: joiners, marks of direction, soft hyphens, variation selectors. */
const UNSEEN = /[\p{Cf}\u{FE00}-\u{FE0F}\u{E0100}-\u{E01EF}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/gu;
/** Accents of Latin, Greek and Cyrillic letters; marks of other scripts are part of their words. */
const ACCENTS = /[\u0300-\u036F]/g;
const HIRAGANA = /[\u3041-\u3096]/g;
const LIGATURES: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i', ς: 'σ' };
const LIGATURE = /[ßæœøđłıς]/g;
/** Hiragana and katakana lie as far apart. */
const KANA = 0x60;

/** The text as it is compared; runs of white space are one space. Linear in its length. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .replace(LIGATURE, (sign) => LIGATURES[sign]!)
    .replace(HIRAGANA, (sign) => String.fromCodePoint(sign.codePointAt(0)! + KANA))
    .replace(/\s+/gu, ' ')
    .trim();
