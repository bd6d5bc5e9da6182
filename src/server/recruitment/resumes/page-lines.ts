/** Lines from pieces of text by their places: words joined, columns one after the other, a title over both first. */
import type { ResumeLine } from '../../../domain/resume/line.ts';

/** `y` counts from the top; points. */
export type Piece = { readonly text: string; readonly x: number; readonly y: number; readonly width: number; readonly size: number };
/** Pieces that stand together on a line. */
export type Run = { text: string; readonly x: number; end: number; readonly y: number; size: number };

const isWide = (text: string): boolean => /[\u3040-\u30ff\u3400-\u9fff\uff00-\uff60]/.test(text);

/** Pieces of one line with less than a wide gap between them. */
export const runsOf = (pieces: readonly Piece[]): Run[] => {
  const rows: Piece[][] = [];
  for (const piece of [...pieces].sort((one, other) => one.y - other.y || one.x - other.x)) {
    const row = rows.findLast((candidate) => Math.abs(candidate[0]!.y - piece.y) < Math.max(2, Math.min(candidate[0]!.size, piece.size) * 0.45));
    if (row && rows.indexOf(row) >= rows.length - 3) row.push(piece);
    else rows.push([piece]);
  }
  return rows.flatMap((row) => {
    const runs: Run[] = [];
    for (const { text, x, y, width, size } of row.sort((one, other) => one.x - other.x)) {
      const last = runs.at(-1);
      const gap = last ? x - last.end : Infinity;
      if (last && gap < Math.max(size, last.size) * 1.6) {
        const parted = gap > size * 0.16 && !last.text.endsWith(' ') && !text.startsWith(' ') && !(isWide(last.text.slice(-1)) && isWide(text[0]!) && gap < size * 0.6);
        last.text += (parted ? ' ' : '') + text;
        last.end = Math.max(last.end, x + width);
        last.size = Math.max(last.size, size);
      } else runs.push({ text, x, end: x + width, y, size });
    }
    return runs;
  });
};

const characters = (runs: readonly Run[]): number => runs.reduce((sum, { text }) => sum + text.length, 0);

/** Where the gutter between two columns is: hardly anything crosses it, and what stands right of it begins at one margin and is no mere date. */
const gutterOf = (runs: readonly Run[]): number | undefined => {
  if (runs.length < 12) return undefined;
  const all = characters(runs);
  const starts = new Map<number, Run[]>();
  for (const run of runs) {
    const at = Math.round(run.x / 3);
    starts.set(at, [...(starts.get(at) ?? []), run]);
  }
  const margin = Math.min(...runs.map(({ x }) => x));
  const width = Math.max(...runs.map(({ end }) => end)) - margin;
  let best: { readonly at: number; readonly weight: number } | undefined;
  for (const [, aligned] of starts) {
    const at = Math.min(...aligned.map(({ x }) => x)) - 2;
    if (at - margin < width * 0.15 || at - margin > width * 0.8 || aligned.length < 5) continue;
    const crossing = runs.filter(({ x, end }) => x < at - 1 && end > at + 3);
    const right = runs.filter(({ x }) => x >= at - 1);
    const left = runs.filter(({ end }) => end <= at + 3);
    if (crossing.length > Math.max(4, runs.length * 0.12)) continue;
    if (characters(right) < all * 0.15 || characters(left) < all * 0.06 || left.length < 5) continue;
    if (aligned.length < right.length * 0.3) continue;
    const weight = aligned.length - crossing.length * 2;
    if (!best || weight > best.weight) best = { at, weight };
  }
  return best && marginLeftOf(runs, best.at);
};

const crossingAt = (runs: readonly Run[], at: number): number => runs.filter(({ x, end }) => x < at - 1 && end > at + 3).length;

/** Titles may begin a little left of the text below them: the gutter lies left of both. */
const marginLeftOf = (runs: readonly Run[], at: number): number => {
  const near = [...new Set(runs.map(({ x }) => x - 2))].filter((place) => place <= at && place > at - 40).sort((one, other) => other - one);
  return near.reduce((best, place) => (crossingAt(runs, place) <= crossingAt(runs, best) ? place : best), at);
};

/** Runs on one height become a line, parted by tabs. */
const joined = (runs: readonly Run[]): Run[] => {
  const lines: Run[] = [];
  for (const run of [...runs].sort((one, other) => one.y - other.y || one.x - other.x)) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - run.y) < Math.max(2, Math.min(last.size, run.size) * 0.45) && run.x >= last.end - 1) {
      last.text += `\t${run.text}`;
      last.end = run.end;
      last.size = Math.max(last.size, run.size);
    } else lines.push({ ...run });
  }
  return lines;
};

/** A page's lines in reading order. What crosses the gutter parts the page into bands. */
const pageRuns = (pieces: readonly Piece[]): Run[] => {
  const runs = runsOf(pieces);
  const gutter = gutterOf(runs);
  if (gutter === undefined) return joined(runs);
  const crossing = joined(runs.filter(({ x, end }) => x < gutter - 1 && end > gutter + 3));
  const ends = [...crossing.map(({ y }) => y), Infinity];
  let top = -Infinity;
  return ends.flatMap((bottom, at) => {
    const band = runs.filter(({ x, end, y }) => y > top + 0.5 && y < bottom - 0.5 && !(x < gutter - 1 && end > gutter + 3));
    top = bottom;
    const sides = [...joined(band.filter(({ x }) => x < gutter - 1)), ...joined(band.filter(({ x }) => x >= gutter - 1))];
    return crossing[at] ? [...sides, crossing[at]] : sides;
  });
};

const usual = (runs: readonly Run[]): number => {
  const lengths = new Map<number, number>();
  for (const { size, text } of runs) lengths.set(Math.round(size * 2), (lengths.get(Math.round(size * 2)) ?? 0) + text.length);
  return ([...lengths].sort((one, other) => other[1] - one[1])[0]?.[0] ?? 20) / 2;
};

/** Some writers leave the joined letters 'fi' without a meaning. */
const ligatures = (text: string): string => text.split('\u0000').reduce((whole, part) => whole + (/\p{L}$/u.test(whole) && /^\p{L}/u.test(part) ? 'fi' : '') + part);

export const linesOfPages = (pages: readonly (readonly Piece[])[]): ResumeLine[] => {
  const read = pages.map(pageRuns);
  const size = usual(read.flat()) || 10;
  return read.flatMap((runs) => {
    let last: Run | undefined;
    return runs.map((run) => {
      const gap = last ? run.y - last.y : Infinity;
      const isApart = gap < 0 || gap > Math.max(run.size, last?.size ?? 0) * 1.9;
      last = run;
      return { text: ligatures(run.text).normalize('NFKC').replace(/[\ue000-\uf8ff]/g, '\t').replace(/[\u00a0\u2000-\u200b]/g, ' ').replace(/\s*\t\s*/g, '\t').replace(/ {2,}/g, ' ').trim(), size: Math.round((run.size / size) * 100) / 100, isHeading: false, isApart };
    });
  }).filter(({ text }) => text !== '');
};
