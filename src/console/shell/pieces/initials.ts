/** First letters of the first and the last word; one sign for a word in kana, kanji or hangul. */
export const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toUpperCase();
};

export const PASTELS = 10;

/** Which of the pastels a thing has: its id mod 10, or the sum of its letters where the id is not a number. */
export const pastelOf = (id: string): number => (/^\d+$/.test(id) ? Number(id.slice(-1)) : [...id].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % PASTELS);
