/** Texts as their five-word pieces, each as a number, so that hundreds of resumes are compared with each other in little room. */

/** Words of a text that count: more than anybody's way needs. */
const MOST = 3000;
const PIECE = 5;
/** Texts of fewer pieces say nothing. */
const LEAST = 20;

/** A number for a word (FNV-1a). */
const hash = (word: string): number => {
  let sum = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1) sum = Math.imul(sum ^ word.charCodeAt(at), 0x01000193);
  return sum;
};

/** In ascending order, each once. */
export const piecesOf = (text: string): Uint32Array => {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST).map(hash);
  const pieces = new Uint32Array(Math.max(0, words.length - PIECE + 1));
  for (let at = 0; at < pieces.length; at += 1) {
    let sum = 0;
    for (let next = at; next < at + PIECE; next += 1) sum = Math.imul(sum, 0x9e3779b1) + (words[next] ?? 0);
    pieces[at] = sum ^ (sum >>> 15);
  }
  pieces.sort();
  return pieces.filter((piece, at) => at === 0 || piece !== pieces[at - 1]);
};

/** The share of pieces that two texts have in common, from 0 to 1; short texts have none. */
export const alikePieces = (one: Uint32Array, other: Uint32Array): number => {
  if (one.length < LEAST || other.length < LEAST) return 0;
  let shared = 0;
  for (let [at, place] = [0, 0]; at < one.length && place < other.length; ) {
    const [piece, theirs] = [one[at]!, other[place]!];
    if (piece === theirs) shared += 1;
    if (piece <= theirs) at += 1;
    if (theirs <= piece) place += 1;
  }
  return shared / (one.length + other.length - shared);
};
