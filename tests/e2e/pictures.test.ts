/** README's tour, walked in the real product. SCREENSHOTS=docs/images takes its pictures anew. */
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser();
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on('pageerror', ({ message }) => complaints.push(message));
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const picture = async (name: string): Promise<void> => {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: path.join(process.env.SCREENSHOTS, `${name}.png`), animations: 'disabled' });
};

it('signs in as README says', async () => {
  await page.goto(`${server.origin}/v3/`);
  await page.getByRole('textbox', { name: /mail/i }).fill('admin@demo.example');
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
});

it('shows what waits for me and what goes on today', async () => {
  await page.getByRole('region', { name: 'To decide' }).getByRole('button', { name: /^Approve the request of/ }).first().waitFor();
  await page.getByRole('region', { name: 'Who is here' }).getByRole('img').waitFor();
  await page.getByRole('region', { name: 'Late arrivals' }).getByRole('img').waitFor();
  await picture('home');
});

it('shows a grid, a record and the history of a change', async () => {
  await page.getByRole('navigation').getByRole('button', { name: 'Org structure' }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Designations', exact: true }).click();
  await page.getByRole('gridcell', { name: 'Accountant', exact: true }).waitFor();
  await picture('list');
  await page.getByRole('gridcell', { name: 'Accountant', exact: true }).click();
  await page.getByRole('complementary').getByRole('heading', { name: 'Accountant' }).waitFor();
  const record = new URL(page.url()).searchParams.get('record');
  await page.goto(`${server.origin}/v3/core-hr/designations/${record}`);
  await page.getByRole('textbox', { name: /^Probation days/ }).fill('120');
  await page.getByText('was 90').waitFor();
  await picture('form');
  await page.keyboard.press('Control+s');
  await page.getByText('Accountant saved').waitFor();
});

it('shows a candidate beside the list, with what comes next', async () => {
  // How far candidates are, and where they stand in the list, changes with the demo's day.
  const query = '{ listCandidates(limit: 200, filter: { standing: { equals: ACTIVE } }) { rows { id status { name } } } }';
  const answer = await page.request.post(`${server.origin}/graphql/recruitment`, { data: { query }, headers: { origin: server.origin } });
  const { rows } = ((await answer.json()) as { data: { listCandidates: { rows: { id: string; status: { name: string } }[] } } }).data.listCandidates;
  const way = ['Applied', 'Screening', 'Shortlisted', 'Interview'];
  const one = rows.find(({ status }) => way.slice(0, -1).includes(status.name))!;
  const next = way[way.indexOf(one.status.name) + 1]!;
  await page.goto(`${server.origin}/v3/recruitment/job-candidates?record=${one.id}`);
  const panel = page.getByRole('complementary');
  await panel.getByRole('heading', { name: 'About' }).waitFor();
  await panel.getByRole('button', { name: `Move to ${next}` }).click();
  await page.getByText(` moved to ${next}`).first().waitFor();
  await panel.getByRole('button', { name: `Move to ${next}` }).waitFor({ state: 'detached' });
});

it('finds the way to anything by Ctrl K', async () => {
  await page.keyboard.press('Control+k');
  await page.keyboard.type('grade');
  await page.getByRole('option', { name: /Grades/ }).first().waitFor();
  await page.keyboard.press('Escape');
});
it('has nothing to complain of', () => expect(complaints).toEqual([]));
