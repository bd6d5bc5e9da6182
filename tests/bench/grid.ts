/** The grid in a real browser against react-admin's own DataTable: first row, next page, sort. */
import { clickAndWait, openPage } from './painted.ts';
import type { Interaction } from './painted.ts';
import { GRID } from './places.ts';
import type { Stage } from './stage.ts';
import { median, type Result } from './table.ts';

type Seen = { first: number; usable: number; pages: Interaction[]; sorts: Interaction[] };
type Parts = { readonly row: string; readonly seen?: string; readonly next: string; readonly sort: string };

/** The first page, three further ones, then the last and first sortable columns, each twice. */
const use = async (stage: Stage, address: string, { row, seen, next, sort }: Parts): Promise<Seen> => {
  const context = await stage.open();
  try {
    const { page, first, usable } = await openPage(context, address, row, seen);
    const pages: Interaction[] = [];
    for (let step = 0; step < 3; step++) {
      pages.push(await clickAndWait(page, next, row));
      await page.waitForTimeout(200);
    }
    const sorts: Interaction[] = [];
    const columns = await page.locator(sort).count();
    for (const at of [0, columns - 2]) {
      await page.evaluate(({ sort: all, at: place }) => document.querySelectorAll(all)[place]!.setAttribute('data-bench', String(place)), { sort, at });
      for (let click = 0; click < 2; click++) {
        sorts.push(await clickAndWait(page, `[data-bench="${at}"]`, row));
        await page.waitForTimeout(200);
      }
    }
    return { first, usable, pages, sorts };
  } finally {
    await context.close();
  }
};

const ROUNDS = 5;

export const benchGrid = async (stage: Stage): Promise<Result[]> => {
  const ours: Seen[] = [];
  const plain: Seen[] = [];
  const oursAt = `${stage.origin}${GRID.path}`;
  const plainAt = `${stage.reference}${GRID.plain.path}`;
  for (let round = 0; round <= ROUNDS; round++) {
    const [one, other] = [await use(stage, oursAt, GRID), await use(stage, plainAt, GRID.plain)];
    if (round === 0) continue;
    ours.push(one);
    plain.push(other);
  }
  const compare = (area: string, of: (seen: Seen) => number[], most: number): Result => {
    const [mine, theirs] = [median(ours.flatMap(of)), median(plain.flatMap(of))];
    return { area, ours: `${mine.toFixed(0)} ms`, reference: `${theirs.toFixed(0)} ms plain DataTable`, ratio: mine / theirs, goal: `<= ${most}`, holds: mine <= most * theirs };
  };
  const client = (kind: 'pages' | 'sorts') => (seen: Seen): number[] => seen[kind].map((one) => one.client);
  const longest = median(ours.map(({ pages, sorts }) => Math.max(...[...pages, ...sorts].map(({ whole }) => whole))));
  const theirs = median(plain.map(({ pages, sorts }) => Math.max(...[...pages, ...sorts].map(({ whole }) => whole))));
  return [
    compare('first grid row, cold cache', ({ first }) => [first], 0.75),
    { ...compare('first row that takes a click', ({ usable }) => [usable], Infinity), goal: '-' },
    compare('next page of 50 rows, client part', client('pages'), 0.4),
    compare('sort of 50 rows, client part', client('sorts'), 0.4),
    { area: 'longest of seven interactions, request included', ours: `${longest.toFixed(0)} ms`, reference: `${theirs.toFixed(0)} ms plain DataTable`, ratio: longest / theirs, goal: '<= 100 ms', holds: longest <= 100 },
  ];
};
