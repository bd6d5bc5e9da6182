export type Separator = ',' | ';' | '\t' | '|';
const candidates: readonly Separator[] = [',', ';', '\t', '|'];

const widths = (sample: string, separator: string): number[] => {
  const counts: number[] = [];
  let width = 1;
  let quoted = false;
  let blank = true;
  for (const character of sample) {
    if (character === '"') quoted = !quoted;
    if (quoted) continue;
    if (character === separator) width += 1;
    if (character === '\n' || character === '\r') {
      if (!blank) counts.push(width);
      width = 1;
      blank = true;
    } else blank = false;
  }
  if (!blank && counts.length === 0) counts.push(width);
  return counts;
};

const score = (counts: readonly number[]): number => {
  const first = counts[0] ?? 1;
  if (first < 2) return 0;
  const even = counts.filter((count) => count === first).length / counts.length;
  return even * 1000 + first;
};

/** The separator under which the first lines have the same number of cells; Excel's `sep=;` line decides alone. One column: a comma. */
export const detectSeparator = (text: string): { readonly separator: Separator; readonly start: number } => {
  const said = text.match(/^sep=([,;\t|])\r?\n/i);
  if (said) return { separator: said[1] as Separator, start: said[0].length };
  const sample = text.slice(0, 64 * 1024);
  const scored = candidates.map((separator) => ({ separator, score: score(widths(sample, separator)) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return { separator: best.score === 0 ? ',' : best.separator, start: 0 };
};
