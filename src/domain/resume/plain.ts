/** Text as it is compared: small letters without accents, marks and doubled room. */
export const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

/** A list of words of a lexicon, written with commas, as they are compared. */
export const wordsOf = (list: string): readonly string[] => list.split(',').map(plain);

/** Whether one of the words stands in the text: as a word of its own, or anywhere where the script writes none apart. */
export const wordIn = (words: readonly string[]): ((text: string) => string | undefined) => {
  const apart = words.filter((word) => !/[\u3040-\u9fff\u0e00-\u0e7f]/.test(word));
  const pattern = new RegExp(`(?:^| )(${apart.map((word) => word.replaceAll(' ', ' ?')).join('|')})(?= |$)`, 'u');
  const others = words.filter((word) => !apart.includes(word));
  return (text) => {
    const asked = plain(text);
    return pattern.exec(asked)?.[1] ?? others.find((word) => asked.includes(word));
  };
};
