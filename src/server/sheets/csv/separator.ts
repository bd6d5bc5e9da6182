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

/** How many lines share the commonest width, and whether the first does: a title above the table, or a line that is torn, is one of few. */
const score = (counts: readonly number[]): number => {
  const lines = new Map<number, number>();
  for (const count of counts) if (count > 1) lines.set(count, (lines.get(count) ?? 0) + 1);
  const [width, same] = [...lines].reduce((one, other) => (other[1] > one[1] ? other : one), [0, 0]);
  return same === 0 ? 0 : (same / counts.length) * 1000 + width + (counts[0] === width ? 200 : 0);
};

/** The separator under which most of the first lines have the same number of cells; Excel's `sep=;` line decides alone. One column: a comma. */
export const detectSeparator = (text: string): { readonly separator: Separator; readonly start: number } => {
  const said = text.match(/^sep=([,;\t|])\r?\n/i);
  if (said) return { separator: said[1] as Separator, start: said[0].length };
  const sample = text.slice(0, 64 * 1024);
  const scored = candidates.map((separator) => ({ separator, score: score(widths(sample, separator)) }));
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one));
  return { separator: best.score === 0 ? ',' : best.separator, start: 0 };
};
