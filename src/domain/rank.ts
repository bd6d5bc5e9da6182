/** How near two texts are: search order, 'did you mean', and matching the headings of people's files to fields. */

/** Lower case, no accents, width and kana folded (katakana as hiragana), signs as spaces. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();

/** Insertions, deletions, replacements and swaps of neighbours between two texts (optimal string alignment); texts beyond 64 characters are cut. */
export const editDistance = (one: string, other: string): number => {
  const [a, b] = [Array.from(one).slice(0, 64), Array.from(other).slice(0, 64)];
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row[j] = best;
    }
    [before, last] = [last, row];
  }
  return last[b.length] ?? 0;
};

/** The candidate that a person most likely meant, or null when none is within a third of the text's length (at least one change, at most three). */
export const suggest = (text: string, candidates: readonly string[]): string | null => {
  const wanted = foldText(text);
  const limit = Math.min(3, Math.max(1, Math.floor(Array.from(wanted).length / 3)));
  let best: { name: string; distance: number } | null = null;
  for (const name of candidates) {
    const distance = editDistance(wanted, foldText(name));
    if (distance <= limit && (best === null || distance < best.distance)) best = { name, distance };
  }
  return best?.name ?? null;
};

const words = (text: string): string[] => foldText(text.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')).split(' ').filter(Boolean);

/** 0 to 1: how likely two headings mean the same; 1 when they fold to the same, word order and a '*' for required aside. */
export const similarity = (one: string, other: string): number => {
  const [a, b] = [words(one), words(other)];
  if (a.length === 0 || b.length === 0) return 0;
  const [left, right] = [a.toSorted().join(' '), b.toSorted().join(' ')];
  if (left === right || a.join('') === b.join('')) return 1;
  const edits = 1 - editDistance(left, right) / Math.max(left.length, right.length, 1);
  const shared = a.filter((word) => b.includes(word)).length;
  return Math.max(0, Math.max(edits, (2 * shared) / (a.length + b.length)) * 0.95);
};

/** Rank of a record for a search: 0 the text itself, 1 begins with it, 2 a word begins with it, 3 contains it, 4 has all its words, null no match. Lower is better. */
export const searchRank = (text: string, search: string): number | null => {
  const [hay, needle] = [foldText(text), foldText(search)];
  if (needle === '' || hay === needle) return 0;
  if (hay.startsWith(needle)) return 1;
  if (hay.includes(` ${needle}`)) return 2;
  if (hay.includes(needle)) return 3;
  return needle.split(' ').every((word) => hay.includes(word)) ? 4 : null;
};
