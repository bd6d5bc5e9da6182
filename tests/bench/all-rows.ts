/** 'All' of 25,000 rows in a real browser: first paint, elements, memory, and scrolling against a bare virtual list. */
import type { CDPSession, Page } from 'playwright';
import { openPage } from './painted.ts';
import { GRID } from './places.ts';
import type { Stage } from './stage.ts';
import { median, type Result } from './table.ts';

type Scrolled = { readonly frames: number[]; readonly blank: number };

const FRAMES = 360;
/** Pixels a frame: 7,200 a second, a fast wheel. */
const STEP = 120;

/** Scrolls in the page; a frame is blank when a place of it has no row, or one without text, at the moment it is painted. */
export const scroll = (page: Page, scroller: string, row: string): Promise<Scrolled> =>
  page.evaluate(
    async ({ scroller: box, row: wanted, count, step }) => {
      const element = document.querySelector<HTMLElement>(box)!;
      const { left, top, height } = element.getBoundingClientRect();
      const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
      const frames: number[] = [];
      let blank = 0;
      let last = await frame();
      for (let at = 0; at < count; at++) {
        element.scrollTop += step;
        const now = await frame();
        frames.push(now - last);
        last = now;
        const empty = [0.15, 0.4, 0.65, 0.9].some((part) => (document.elementFromPoint(left + 300, top + height * part)?.closest(wanted)?.textContent ?? '') === '');
        if (empty) blank++;
      }
      return { frames, blank };
    },
    { scroller, row, count: FRAMES, step: STEP },
  );

/** Elements in the grid and on the page. */
export const elementsOf = (page: Page): Promise<{ grid: number; page: number }> =>
  page.evaluate((scroller) => ({ grid: document.querySelector(scroller)!.querySelectorAll('*').length, page: document.querySelectorAll('*').length }), GRID.scroller);

const heapOf = async (session: CDPSession): Promise<number> => {
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20;
};

const p95 = (frames: readonly number[]): number => [...frames].sort((a, b) => a - b)[Math.floor(frames.length * 0.95)] ?? 0;

const firstPaint = async (stage: Stage, size: string): Promise<number> => {
  const context = await stage.open();
  try {
    return (await openPage(context, `${stage.origin}${GRID.path}?size=${size}`, GRID.row, GRID.seen)).first;
  } finally {
    await context.close();
  }
};

const usePage = async (stage: Stage): Promise<Scrolled & { grid: number; page: number; heap: number }> => {
  const context = await stage.open();
  try {
    const { page } = await openPage(context, `${stage.origin}${GRID.path}?size=50`, GRID.row);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.waitForTimeout(500);
    const before = await heapOf(session);
    await page.getByRole('button', { name: /rows$|^50/ }).last().click();
    await page.getByRole('menuitem', { name: 'All' }).or(page.getByRole('menuitemradio', { name: 'All' })).first().click();
    await page.waitForURL(/size=all/);
    await page.waitForTimeout(300);
    const scrolled = await scroll(page, GRID.scroller, GRID.row);
    const counted = await elementsOf(page);
    return { ...scrolled, ...counted, heap: (await heapOf(session)) - before };
  } finally {
    await context.close();
  }
};

const useBare = async (stage: Stage): Promise<Scrolled> => {
  const context = await stage.open();
  try {
    const { page } = await openPage(context, `${stage.reference}${GRID.bare.path}`, GRID.bare.row);
    await page.waitForTimeout(300);
    return await scroll(page, GRID.bare.scroller, GRID.bare.row);
  } finally {
    await context.close();
  }
};

export const benchAllRows = async (stage: Stage): Promise<Result[]> => {
  const [all, fifty]: [number[], number[]] = [[], []];
  for (let round = 0; round < 5; round++) {
    fifty.push(await firstPaint(stage, '50'));
    all.push(await firstPaint(stage, 'all'));
  }
  const ours: Awaited<ReturnType<typeof usePage>>[] = [];
  const bare: Scrolled[] = [];
  for (let round = 0; round < 3; round++) {
    ours.push(await usePage(stage));
    bare.push(await useBare(stage));
  }
  const [allPaint, fiftyPaint] = [median(all), median(fifty)];
  const [oursP95, bareP95] = [median(ours.map(({ frames }) => p95(frames))), median(bare.map(({ frames }) => p95(frames)))];
  const most = (of: (seen: (typeof ours)[number]) => number): number => Math.max(...ours.map(of));
  const count = (area: string, value: number, limit: number, unit: string, reference = '-'): Result => ({ area, ours: `${value.toFixed(0)}${unit}`, reference, ratio: limit === 0 ? value : value / limit, goal: `<= ${limit}${unit}`, holds: value <= limit });
  return [
    { area: "'All' of 25,000: first paint", ours: `${allPaint.toFixed(0)} ms`, reference: `${fiftyPaint.toFixed(0)} ms page of 50`, ratio: allPaint / fiftyPaint, goal: '<= 1.15', holds: allPaint <= 1.15 * fiftyPaint },
    count("'All': elements in the grid", most(({ grid }) => grid), 700, ''),
    count("'All': elements on the page", most(({ page }) => page), 3000, ''),
    count("'All': heap growth after scrolling", most(({ heap }) => heap), 30, ' MiB'),
    count(`'All': blank frames of ${FRAMES} while scrolling`, median(ours.map(({ blank }) => blank)), 0, '', `${median(bare.map(({ blank }) => blank))} bare virtual list`),
    { area: "'All': 95th percentile frame", ours: `${oursP95.toFixed(1)} ms`, reference: `${bareP95.toFixed(1)} ms bare virtual list`, ratio: oursP95 / bareP95, goal: '<= 1.1', holds: oursP95 <= 1.1 * bareP95 },
  ];
};
