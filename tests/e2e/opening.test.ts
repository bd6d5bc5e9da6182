/** The rows that stand there before the console does: drawn in the same place with the same words, and giving way without anything being lost. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { expect, test } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

const signedIn = async (settings: Parameters<Browser['newContext']>[0] = {}, email = 'admin@demo.example'): Promise<BrowserContext> => {
  const context = await demo.browser.newContext({ viewport: { width: 1280, height: 800 }, ...settings });
  const answer = await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email, password: PASSWORD }, headers: { origin: demo.server.origin } });
  expect(answer.status()).toBe(200);
  return context;
};

/** Opens an address; the code that draws the console comes only when `release` is called. */
const openSlowly = async (context: BrowserContext, path: string): Promise<{ readonly page: Page; readonly release: () => void }> => {
  const page = await context.newPage();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/console-.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(`${demo.server.origin}/v3${path}`);
  return { page, release: resolve };
};

/** Words and places of the header and of the first rows inside an element. */
const drawnIn = (page: Page, sheet: string) =>
  page.evaluate((within) => {
    const grid = document.querySelector(within)!;
    const tell = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, fontWeight, fontSize, textAlign, backgroundColor } = getComputedStyle(element);
      return { text: element.textContent, place: [x, y, width, height].map(Math.round), look: [color, fontWeight, fontSize, textAlign, backgroundColor].join(' ') };
    };
    const rows = [...grid.querySelectorAll('.body > .row')].slice(0, 12);
    return { grid: tell(grid).place, titles: [...grid.querySelectorAll('.title:not(.pick)')].map(tell), rows: rows.map((row) => [...row.querySelectorAll('.cell')].map(tell)) };
  }, sheet);

const compared = async (context: BrowserContext, path: string): Promise<number> => {
  const { page, release } = await openSlowly(context, path);
  await page.locator('.opening .body > .row').first().waitFor();
  // The page's face is on its way with the rows, and widths are measured in it.
  await page.evaluate(async () => {
    await Promise.all([400, 500, 600].map((weight) => document.fonts.load(`${weight} 13px 'IBM Plex Sans Variable'`)));
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  const before = await drawnIn(page, '.opening-grid');
  release();
  await page.getByRole('grid').locator('.row:not(.waiting) .cell').first().waitFor();
  await expect.poll(() => page.locator('.opening').count(), { timeout: 20_000 }).toBe(0);
  const after = await drawnIn(page, '[role=grid]');
  expect(before).toEqual(after);
  await page.close();
  return before.rows.length;
};

test('rows stand where the list will draw them, with its words and its look', async () => {
  const context = await signedIn();
  // The second time the device knows how wide the values are.
  for (const path of ['/core-hr/designations', '/core-hr/designations', '/core-hr/designations?sort=-title&size=20', '/core-hr/designations?size=all', '/core-hr/grades']) expect(await compared(context, path), path).toBeGreaterThan(3);
  await context.close();
});

test('in the dark, in Japanese, beside a rail and in the organisation’s own columns too', async () => {
  const context = await signedIn({ viewport: { width: 1100, height: 700 }, colorScheme: 'dark' });
  await context.addCookies([{ name: 'language', value: 'ja', url: demo.server.origin }]);
  await context.addInitScript(() => localStorage.setItem('language', 'ja'));
  expect(await compared(context, '/core-hr/designations?columns=title,status,code')).toBeGreaterThan(3);
  await context.close();
});

test('a click that comes before the list is kept for it', async () => {
  const context = await signedIn();
  const { page, release } = await openSlowly(context, '/core-hr/designations');
  const box = page.locator('.opening .body > .row').nth(2).locator('input');
  const { x, y, width, height } = (await box.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  release();
  await expect.poll(() => page.locator('.opening').count(), { timeout: 20_000 }).toBe(0);
  await expect.poll(() => page.getByRole('grid').locator('.body > .row').nth(2).getAttribute('aria-selected'), { timeout: 20_000 }).toBe('true');
  await context.close();
});

test('a double click that comes before the list edits the cell that stands there then', async () => {
  const context = await signedIn();
  const { page, release } = await openSlowly(context, '/core-hr/designations');
  await page.locator('.opening .body > .row').first().waitFor();
  const titles = await page.locator('.opening .title:not(.pick) .label').allTextContents();
  const days = page.locator('.opening .body > .row').nth(2).locator('.cell:not(.pick)').nth(titles.indexOf('Notice afterwards'));
  const { x, y, width, height } = (await days.boundingBox())!;
  await page.mouse.dblclick(x + width / 2, y + height / 2, { delay: 20 });
  release();
  const editor = page.locator('[data-cell-editor] input');
  await editor.waitFor({ timeout: 20_000 });
  await page.waitForURL((url) => !url.search.includes('record='));
  await page.keyboard.type('61');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Changes not saved' }).getByRole('heading', { name: '1 change to 1 designation' }).waitFor();
  expect(await page.locator(`[data-index="2"] [data-column="${titles.indexOf('Notice afterwards')}"]`).textContent()).toContain('61');
  await context.close();
});

test('a console that cannot be fetched says so instead of rows that nobody can use', async () => {
  const context = await signedIn();
  const page = await context.newPage();
  let isGone = true;
  await page.route(/\/assets\/console-.*\.js$/, (route) => (isGone ? route.abort() : route.continue()));
  await page.goto(`${demo.server.origin}/v3/core-hr/designations`);
  const said = page.getByRole('alert');
  await said.getByText('Loading chunk failed').waitFor();
  expect(await page.locator('.opening').count()).toBe(0);
  isGone = false;
  await said.getByRole('button', { name: 'Reload the page' }).click();
  await page.getByRole('grid').locator('.row:not(.waiting) .cell').first().waitFor();
  await context.close();
});

test('nothing is shown before the console where more than rows will stand there, nor to who may not see them', async () => {
  const context = await signedIn();
  for (const path of ['/core-hr/designations?page=99', '/core-hr/designations?search=a', '/core-hr/designations?group=status', '/core-hr/designations/create', '/dashboard']) {
    const { page, release } = await openSlowly(context, path);
    await page.waitForTimeout(700);
    expect(await page.locator('.opening').count(), path).toBe(0);
    // Nothing was measured of rows that are not there.
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('grid.widths'))), path).toEqual([]);
    release();
    await page.close();
  }
  await context.close();
  const employee = await signedIn({}, 'employee@demo.example');
  const { page, release } = await openSlowly(employee, '/core-hr/designations');
  await page.waitForTimeout(700);
  expect(await page.locator('.opening').count()).toBe(0);
  release();
  await employee.close();
});
