/** What does not depend on the machine's load: bytes of JavaScript and elements on the page. Times are measured by `npm run bench`. */
import type { BrowserContext } from 'playwright';
import { expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { PASSWORD } from '../support/demo-server.ts';
import { javascriptOf } from '../support/javascript-weight.ts';
import { forAllTests } from './support/demo.ts';

const firstRow = '[role=grid] .body > .row:not(.waiting)';

const demo = forAllTests();

const signedIn = async (): Promise<BrowserContext> => {
  const context = await demo.browser.newContext({ viewport: { width: 1280, height: 800 } });
  const answer = await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin: demo.server.origin } });
  expect(answer.status()).toBe(200);
  return context;
};

test('the first grid is there after at most 350 KiB of JavaScript, gzip', async () => {
  const context = await signedIn();
  const weight = javascriptOf(context);
  const page = await context.newPage();
  // What waits until nothing else is to do is not part of the first row, though a slow machine may rest before it.
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  await page.goto(`${demo.server.origin}/v3/core-hr/designations`);
  await page.waitForSelector(firstRow);
  const kib = (await weight()) / 1024;
  console.log(`JavaScript up to the first grid row: ${kib.toFixed(1)} KiB gzip`);
  expect(kib).toBeLessThanOrEqual(350);
  await context.close();
});

test.each([
  ['the sign-in page', '/sign-in', 10, false],
  ['a form', '/core-hr/designations/create', 20, true],
  ['a record', '/core-hr/employees/1/show', 45, true],
  ['candidates', '/recruitment/job-candidates', 35, true],
])('%s comes in few files, each of which is a way to the server', async (_, path, most, isIn) => {
  const context = isIn ? await signedIn() : await demo.browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
  const scripts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'script' && scripts.push(request.url())));
  await page.goto(`${demo.server.origin}/v3${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.length, scripts.join('\n')).toBeLessThanOrEqual(most);
  await context.close();
});

test("'All' of 25,000 rows is at most 700 elements in the grid and 3,000 on the page", async () => {
  await withOrg(demo.server.db, 'demo', (tx) =>
    tx.query(
      `insert into grade (org_code, id, code, name, rank, created_by, updated_by) select 'demo', 1000000 + n, 'W' || n, 'Weight ' || n, 1000 + n, 'Test', 'Test' from generate_series(1, 25000) n`,
    ),
  );
  const context = await signedIn();
  const page = await context.newPage();
  await page.goto(`${demo.server.origin}/v3/core-hr/grades?size=all`);
  await page.waitForSelector(firstRow);
  const grid = page.getByRole('grid');
  expect(Number(await grid.getAttribute('aria-rowcount'))).toBeGreaterThan(25_000);
  await grid.evaluate((element) => element.scrollTo(0, 400_000));
  await page.getByRole('gridcell', { name: /^Weight \d+$/ }).first().waitFor();
  expect(await grid.locator('*').count()).toBeLessThanOrEqual(700);
  expect(await page.locator('*').count()).toBeLessThanOrEqual(3000);
  await context.close();
});
