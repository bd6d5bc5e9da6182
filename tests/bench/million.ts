/** A list of 1,000,000 records in a real browser: first rows, jumps, frames, keys, groups and totals; and the same list as a file. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { addDesignations, startBench } from './dataset.ts';
import { elementsOf, scroll } from './all-rows.ts';
import { openPage } from './painted.ts';
import { GRID } from './places.ts';
import { openStage, type Stage } from './stage.ts';
import { median, timed, within, type Result } from './table.ts';

const COUNT = 1_000_000;
const JUMPS = 60;
const KEYS = 40;
const ALL = `${GRID.path}?size=all`;

const worst = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** From a click's step to the address until the selector has text that is painted, under the screen's own head where that is another one. */
const stepTo = (page: Page, to: string, selector: string, head?: string): Promise<number> =>
  page.evaluate(
    async ({ address, wanted, title }) => {
      const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => resolve(); port2.postMessage(null); }));
      const start = performance.now();
      window.history.pushState({}, '', `/v3${address}`);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      do await painted();
      while (((title !== undefined && document.querySelector('h1')?.textContent !== title) || (document.querySelector(wanted)?.textContent ?? '') === '') && performance.now() - start < 30_000);
      return performance.now() - start;
    },
    { address: to.replace(/^\/v3/, ''), wanted: selector, title: head },
  );

/** To places all over the list: until the rows in sight are there and painted. */
const jump = (page: Page, count: number): Promise<number[]> =>
  page.evaluate(
    async ({ scroller, row, times }) => {
      const box = document.querySelector<HTMLElement>(scroller)!;
      const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => resolve(); port2.postMessage(null); }));
      const { left, top, height } = box.getBoundingClientRect();
      const isThere = (): boolean => [0.2, 0.5, 0.8].every((part) => (document.elementFromPoint(left + 300, top + height * part)?.closest(row)?.textContent ?? '') !== '');
      const took: number[] = [];
      for (let at = 0; at < times; at++) {
        // Spread evenly, none beside the one before.
        const part = ((at + 1) * 0.618034) % 1;
        const start = performance.now();
        box.scrollTop = part * (box.scrollHeight - box.clientHeight);
        do await painted();
        while (!isThere() && performance.now() - start < 10_000);
        took.push(performance.now() - start);
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      return took;
    },
    { scroller: GRID.scroller, row: GRID.row, times: count },
  );

/** From each key to the frame that shows what it did. */
const press = async (page: Page, key: string, times: number): Promise<number[]> => {
  await page.evaluate(() => {
    const kept = ((window as unknown as { keys: number[] }).keys = [] as number[]);
    document.addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => { const { port1, port2 } = new MessageChannel(); port1.onmessage = () => kept.push(performance.now() - timeStamp); port2.postMessage(null); }), { capture: true });
  });
  for (let at = 0; at < times; at++) {
    await page.keyboard.press(key);
    await page.waitForTimeout(40);
  }
  return page.evaluate(() => (window as unknown as { keys: number[] }).keys);
};

/** From another screen, in a window that has not seen the list. */
const firstRows = async (stage: Stage): Promise<{ page: Page; took: number; close: () => Promise<void> }> => {
  const context = await stage.open();
  const { page } = await openPage(context, `${stage.origin}/v3/core-hr/grades`, GRID.row);
  await page.waitForTimeout(1500);
  const took = await stepTo(page, ALL, GRID.seen, 'Designations');
  await page.waitForSelector('[role=grid][aria-rowcount^="10"]');
  return { page, took, close: () => context.close() };
};

const useList = async (stage: Stage): Promise<Result[]> => {
  const first: number[] = [];
  for (let round = 0; round < 4; round++) {
    const { took, close } = await firstRows(stage);
    first.push(took);
    await close();
  }
  const { page, close } = await firstRows(stage);
  try {
    const jumps = await jump(page, JUMPS);
    await page.evaluate((scroller) => (document.querySelector(scroller)!.scrollTop = 0), GRID.scroller);
    await page.waitForTimeout(500);
    const { frames, blank } = await scroll(page, GRID.scroller, GRID.row);
    const { grid, page: whole } = await elementsOf(page);
    // A click would open the record, whose panel takes the keys.
    await page.locator(`${GRID.row} [data-column="2"]`).first().focus();
    const keys = await press(page, 'ArrowDown', KEYS);
    const last = await timed(async () => {
      await page.keyboard.press('Control+End');
      await page.waitForFunction(({ row, count }) => [...document.querySelectorAll<HTMLElement>(row)].some((one) => Number(one.ariaRowIndex) > count && one.textContent !== ''), { row: GRID.row, count: COUNT });
    });
    const groups = await stepTo(page, `${GRID.path}?group=levelId`, '.body .what');
    const totals = await stepTo(page, `${GRID.path}?totals=SUM:probationDays`, '[role=grid] .sum.num');
    const rate = (1000 * frames.length) / frames.reduce((sum, frame) => sum + frame, 0);
    const count = (area: string, value: number, limit: number): Result => ({ area: `a million rows: ${area}`, ours: value.toFixed(0), reference: '-', ratio: limit === 0 ? value : value / limit, goal: `<= ${limit}`, holds: value <= limit });
    return [
      within('a million rows: first rows', median(first), 500),
      within(`a million rows: jump to any row, p95 of ${JUMPS}`, worst(jumps), 300),
      within('a million rows: Ctrl End to the last row', last, 300),
      { area: 'a million rows: frames a second while scrolling', ours: rate.toFixed(0), reference: '-', ratio: rate / 55, goal: '>= 55', holds: rate >= 55 },
      count(`blank frames of ${frames.length}`, blank, 0),
      count('elements in the grid', grid, 700),
      count('elements on the page', whole, 3000),
      within(`a million rows: key to paint, p95 of ${KEYS}`, worst(keys), 50),
      { area: 'a million rows: groups with their counts', ours: `${groups.toFixed(0)} ms`, reference: '-', ratio: groups / 1000, goal: '-', holds: true },
      { area: 'a million rows: a sum at the foot', ours: `${totals.toFixed(0)} ms`, reference: '-', ratio: totals / 1000, goal: '-', holds: true },
    ];
  } finally {
    await close();
  }
};

/** Reads an export as it comes, in a process of its own, and says how many bytes came: what a reader keeps is not the server's. */
const READER = `const [address, cookie] = process.argv.slice(1);
const answer = await fetch(address + '/export', { method: 'POST', headers: { 'content-type': 'application/json', origin: address, cookie }, body: JSON.stringify({ type: 'Designation', format: 'CSV' }) });
if (!answer.ok) throw new Error('The export was refused: ' + (await answer.text()));
let bytes = 0;
for await (const part of answer.body) bytes += part.length;
console.log(bytes);`;

/** The whole list as CSV; what the server, which is this process, grows by at most. */
const exportAll = async ({ origin, cookie }: Stage): Promise<Result> => {
  const before = process.memoryUsage().rss;
  let most = 0;
  let bytes = 0;
  const looking = setInterval(() => (most = Math.max(most, process.memoryUsage().rss - before)), 20);
  const took = await timed(async () => {
    bytes = Number((await promisify(execFile)(process.execPath, ['--input-type=module', '-e', READER, origin, cookie])).stdout);
  });
  clearInterval(looking);
  return { area: 'a million rows: CSV', ours: `${(took / 1000).toFixed(1)} s, ${(bytes / 2 ** 20).toFixed(0)} MiB, ${(most / 2 ** 20).toFixed(0)} MiB more memory`, reference: '-', ratio: most / 2 ** 28, goal: '<= 256 MiB more', holds: most <= 2 ** 28 };
};

export const benchMillion = async (): Promise<Result[]> => {
  const bench = await startBench();
  try {
    await addDesignations(bench.db, COUNT);
    const stage = await openStage(bench);
    try {
      return [...(await useList(stage)), await exportAll(stage)];
    } finally {
      await stage.stop();
    }
  } finally {
    await bench.stop();
  }
};
