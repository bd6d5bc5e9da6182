/** As `fold` of the database: width, case, accents and kind of kana do not count, everything else does. */
export const foldText = (text: string): string => {
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/g, '')
    .replace(/[ァ-ヶヽヾ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[ßøæœłđ]/g, (letter) => plain.get(letter) ?? letter)
    .normalize('NFC');
};

const plain: ReadonlyMap<string, string> = new Map([['ß', 's'], ['ø', 'o'], ['æ', 'a'], ['œ', 'o'], ['ł', 'l'], ['đ', 'd']]);

/** One space between words, as people read a text in which there are more. */
export const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
