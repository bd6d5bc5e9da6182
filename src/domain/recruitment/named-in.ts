/** Whether names stand in a text as words of their own, in scripts that write words apart and in those that do not. */

const JOINED = '[\\u3040-\\u30ff\\u3400-\\u9fff\\u0e00-\\u0e7f]';
const EDGES = new RegExp(`(?<=${JOINED})(?!${JOINED})|(?<!${JOINED})(?=${JOINED})`, 'gu');
const ONLY_JOINED = new RegExp(`^(?:${JOINED}| )+$`, 'u');

/** Small letters without accents; of signs only + and # tell names apart (C, C++, C#). */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(EDGES, ' ')
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, ' ')
    .trim();

/** Addresses and links are no words of somebody's work. */
const ADDRESS = /\S+@\S+|\b(?:https?:\/\/|www\.)\S+/gu;

/** The text is read when it is first asked for. Names of a single letter stand for too much to be found. */
export const wordsIn = (text: string): ((name: string) => boolean) => {
  let words: string | undefined;
  return (name) => {
    if (text === '') return false;
    const asked = folded(name);
    if ([...asked].length < 2) return false;
    words ??= ` ${folded(text.replace(ADDRESS, ' '))} `;
    return ONLY_JOINED.test(asked) ? words.includes(asked) : words.includes(` ${asked} `);
  };
};
