/** Bulk edits and deletions that go on while the page is loaded anew, and in another tab. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

const MANY = 60;
let server: DemoServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const problems: string[] = [];

const open = async (): Promise<Page> => {
  const tab = await context.newPage();
  tab.setDefaultTimeout(15_000);
  tab.on('pageerror', ({ message }) => problems.push(message));
  await tab.goto(`${server.origin}/v3/core-hr/designations?search=Zz+many`);
  await tab.getByRole('gridcell', { name: 'Zz many 10', exact: true }).waitFor();
  return tab;
};
const count = async (condition: string): Promise<number> =>
  withOrg(server.db, 'demo', async (tx) => (await tx.query<{ count: number }>(`select count(*)::int as count from designation where org_code = 'demo' and title like 'Zz many%' and ${condition}`))[0]!.count);

let letGo = (): void => undefined;
/** Keeps the records from the work until it is called. */
const hold = async (): Promise<() => Promise<void>> => {
  let held = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => (held = resolve));
  const isReleased = new Promise<void>((resolve) => (letGo = resolve));
  const transaction = withOrg(server.db, 'demo', async (tx) => {
    await tx.query("select from designation where org_code = 'demo' and title like 'Zz many%' for update");
    held();
    await isReleased;
  });
  await isHeld;
  return async () => {
    letGo();
    await transaction;
  };
};

const chooseAll = async (): Promise<void> => {
  await page.getByRole('checkbox', { name: 'Select this page' }).check();
  await page.getByRole('button', { name: `Select all ${MANY} that match` }).click();
};

beforeAll(async () => {
  server = await startDemoServer();
  await withOrg(server.db, 'demo', (tx) =>
    tx.query(
      `insert into designation (org_code, id, created_by, updated_by, code, title, probation_days, level_id, grade_id) select 'demo', 900000 + n, 'test', 'test', 'ZZ' || n, 'Zz many ' || n, 11, (select min(level_id) from designation where org_code = 'demo'), (select min(grade_id) from designation where org_code = 'demo') from generate_series(1, $1::int) n`,
      [MANY],
    ),
  );
  browser = await launchBrowser();
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.request.post(`${server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin: server.origin } });
  page = await open();
});
afterAll(async () => {
  letGo();
  await browser?.close();
  await server?.stop();
});

test('a bulk edit is there again after a reload and in another tab, and its end offers to undo it', { timeout: 90_000 }, async () => {
  const release = await hold();
  await chooseAll();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByRole('combobox', { name: 'Add a field' }).click();
  await page.getByRole('option', { name: 'Probation days', exact: true }).click();
  await page.getByRole('textbox', { name: 'Probation days', exact: true }).fill('77');
  await page.getByRole('button', { name: `Change ${MANY} designations` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue in background' }).waitFor();
  await page.reload();
  const card = page.getByRole('region', { name: /^Edit .*designations$/ });
  await card.getByRole('button', { name: 'Cancel' }).waitFor();
  const other = await open();
  const there = other.getByRole('region', { name: /^Edit .*designations$/ });
  await there.getByRole('button', { name: 'Cancel' }).waitFor();
  await there.getByRole('button', { name: 'Continue in background' }).click();
  await expect.poll(() => there.count()).toBe(0);
  await release();
  await page.getByText(`${MANY} designations changed.`).waitFor();
  await other.getByText(`${MANY} designations changed.`).waitFor();
  expect(await card.count()).toBe(0);
  expect(await count('probation_days = 77')).toBe(MANY);
  // The keys of the tab that began it undo it; the other one has the button alone.
  await page.getByRole('button', { name: /^Undo: Edit/ }).waitFor();
  expect(await other.getByRole('button', { name: /^Undo: / }).count()).toBe(0);
  await other.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await other.getByText(/^Undone/).waitFor();
  expect(await count('probation_days = 11')).toBe(MANY);
  await other.close();
  expect(problems).toEqual([]);
});

test('a deletion is there again after a reload, and is stopped from there; another one goes, and comes back', { timeout: 90_000 }, async () => {
  const begin = async (): Promise<void> => {
    await chooseAll();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue in background' }).waitFor();
    await page.reload();
    await page.getByRole('region', { name: /^Delete .*designations$/ }).getByRole('button', { name: 'Cancel' }).waitFor();
  };
  const stop = await hold();
  await begin();
  // The work is heard to be cancelled before it gets its records: otherwise the quicker of the two decides.
  const heard = page.waitForResponse((response) => response.request().postData()?.includes('cancelBulkEdit') ?? false);
  await page.getByRole('region').getByRole('button', { name: 'Cancel' }).click();
  expect((await heard).status()).toBe(200);
  await stop();
  await page.getByText('The deletion was cancelled. Nothing was deleted.').waitFor();
  expect(await count('true')).toBe(MANY);
  const release = await hold();
  await page.reload();
  await begin();
  await release();
  await page.getByText(`${MANY} designations deleted.`).waitFor();
  expect(await count('true')).toBe(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await page.getByText(/^Undone/).waitFor();
  expect(await count('true')).toBe(MANY);
  expect(problems).toEqual([]);
});
