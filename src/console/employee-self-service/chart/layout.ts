import { hierarchy, tree } from 'd3-hierarchy';
import type { Line } from './lines.ts';

/** Pixels of the chart before it is zoomed. */
export const CARD = { width: 216, height: 84 } as const;
const GAP = 16;
const ROW = CARD.height + GAP;
const LEVEL = CARD.height + 44;
/** Between the upper edge of the view and the first row in it: less than lies between two rows, so that no card is cut. */
const EDGE = 32;
/** Where a card that is called comes to stand, at most this part of the height. */
const MIDDLE = 0.45;
/** So many without anything open below stand side by side; more form a block of columns. */
const ROW_MOST = 4;

export type Box = { readonly line: Line; readonly x: number; readonly y: number };
/** Lines from one card to those below it: each a run of x, y, x, y … at right angles. */
export type Connector = { readonly runs: readonly (readonly number[])[]; readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
export type Layout = { readonly boxes: readonly Box[]; readonly connectors: readonly Connector[]; readonly left: number; readonly top: number; readonly width: number; readonly height: number };

type Part = { readonly width: number; readonly below: Part[]; readonly line?: Line; readonly block?: { readonly lines: readonly Line[]; readonly columns: number } };

const columnsOf = (count: number): number => Math.max(1, Math.round(Math.sqrt(count / 2.2)));

/** A block is as many parts below each other as it covers levels, so that nothing beside it is drawn into it. */
const blockOf = (lines: readonly Line[]): Part => {
  const columns = columnsOf(lines.length);
  const width = columns * CARD.width + (columns - 1) * GAP;
  const levels = Math.ceil((Math.ceil(lines.length / columns) * ROW) / LEVEL);
  let rest: Part[] = [];
  for (let level = levels; level > 1; level -= 1) rest = [{ width, below: rest }];
  return { width, below: rest, block: { lines, columns } };
};

const partsOf = (lines: readonly Line[]): Part => {
  const top: Part = { width: 0, below: [] };
  const kids = new Map<string, Line[]>();
  for (const line of lines) {
    const parent = line.level === 1 ? '' : (line.node.parent ?? '');
    const known = kids.get(parent);
    if (known) known.push(line);
    else kids.set(parent, [line]);
  }
  const waiting: { readonly key: string; readonly into: Part }[] = [{ key: '', into: top }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const all = kids.get(next.key) ?? [];
    const leaves = all.filter(({ node }) => !kids.has(node.key));
    const inBlock = leaves.length > ROW_MOST;
    for (const line of inBlock ? all.filter(({ node }) => kids.has(node.key)) : all) {
      const part: Part = { width: CARD.width, below: [], line };
      next.into.below.push(part);
      waiting.push({ key: line.node.key, into: part });
    }
    if (inBlock) next.into.below.push(blockOf(leaves));
  }
  return top;
};

type Placed = { readonly x: number; readonly y: number; readonly data: Part; readonly children?: Placed[] };

const blockBoxes = ({ x, y, data }: Placed): Box[] =>
  (data.block?.lines ?? []).map((line, at) => ({ line, x: x - data.width / 2 + (at % data.block!.columns) * (CARD.width + GAP), y: y + Math.floor(at / data.block!.columns) * ROW }));

const runsTo = (kid: Placed, mid: number, from: number): number[][] => {
  if (kid.data.line) return [[from, mid, kid.x, mid, kid.x, kid.y]];
  const { block } = kid.data;
  if (!block) return [];
  const left = kid.x - kid.data.width / 2;
  return Array.from({ length: Math.min(block.columns, block.lines.length) }, (_, column) => {
    const rows = Math.ceil((block.lines.length - column) / block.columns);
    const spine = left + column * (CARD.width + GAP) - GAP / 2;
    const centre = (row: number): number => kid.y + row * ROW + CARD.height / 2;
    return [[from, mid, spine, mid, spine, centre(rows - 1)], ...Array.from({ length: rows }, (_row, row) => [spine, centre(row), spine + GAP / 2, centre(row)])];
  }).flat();
};

const connectorOf = (parent: Placed): Connector | undefined => {
  const kids = parent.children ?? [];
  if (!parent.data.line || kids.length === 0) return undefined;
  const foot = parent.y + CARD.height;
  const mid = foot + (LEVEL - CARD.height) / 2;
  const runs = [[parent.x, foot, parent.x, mid], ...kids.flatMap((kid) => runsTo(kid, mid, parent.x))];
  const xs = runs.flatMap((run) => run.filter((_, at) => at % 2 === 0));
  const ys = runs.flatMap((run) => run.filter((_, at) => at % 2 === 1));
  const ends = (values: readonly number[]): readonly [number, number] => values.reduce<[number, number]>(([least, most], value) => [Math.min(least, value), Math.max(most, value)], [Infinity, -Infinity]);
  const [[left, right], [top, bottom]] = [ends(xs), ends(ys)];
  return { runs, left, right, top, bottom };
};

/**
 * Where each open card stands: levels below each other, a manager in the middle above those below, many without anything open below as a block of columns.
 * Pixels, x and y of the upper left corner; 10,000 cards take about 50 ms.
 */
export const layoutOf = (lines: readonly Line[]): Layout => {
  const root = hierarchy(partsOf(lines), ({ below }) => below);
  const placed = tree<Part>().nodeSize([1, LEVEL]).separation((a, b) => (a.data.width + b.data.width) / 2 + (a.parent === b.parent ? GAP : GAP * 2))(root);
  const all = placed.descendants() as unknown as Placed[];
  const boxes = all.flatMap((part) => (part.data.line ? [{ line: part.data.line, x: part.x - CARD.width / 2, y: part.y }] : blockBoxes(part)));
  const connectors = all.flatMap((part) => connectorOf(part) ?? []);
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of boxes) [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x + CARD.width), Math.min(top, y), Math.max(bottom, y + CARD.height)];
  return boxes.length === 0 ? { boxes, connectors, left: 0, top: 0, width: 0, height: 0 } : { boxes, connectors, left, top, width: right - left, height: bottom - top };
};

/** How far below the upper edge of a view the middle of a card comes that is called: whole rows above it, as many as reach down to the middle. At the top, one wants to see those below. */
export const calledTo = (above: number, height: number, zoom: number): number => {
  const most = Math.max(0, Math.round((height * MIDDLE - EDGE) / zoom / LEVEL - CARD.height / 2 / LEVEL));
  return EDGE + (Math.min(above, most) * LEVEL + CARD.height / 2) * zoom;
};
