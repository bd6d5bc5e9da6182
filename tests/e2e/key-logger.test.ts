/** The key logger in a browser: a computer tells of keys and shows its screen, the person and the administrator look at it, and the person sees who did. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { momentsWithin } from '../../src/domain/data-loss-prevention/screenshotMoments.ts';
import { personDays } from '../../src/server/activity/person-days.ts';
import { readScreenshotTerms, seedsOf } from '../../src/server/data-loss-prevention/screenshots/screenshot-terms.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { writePng } from '../../src/server/pictures/write-png.ts';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { axeProblems } from './support/axe-findings.ts';

const MINUTE = 60_000;
let server: DemoServer;
let browser: Browser;

beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = async (email: string, path: string): Promise<{ page: Page; said: string[] }> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${server.origin}/auth/sign-in`, { data: { email, password: PASSWORD } });
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(`${server.origin}/v3${path}`);
  return { page, said };
};

/** What a computer of the person would have sent of the last shift that is over. */
const sendAll = async (token: string, deviceId: string): Promise<void> => {
  const { shift, moments } = await withOrg(server.db, 'demo', async (tx) => {
    const [person] = await tx.query<{ id: string }>(`select id::text as id from employee where org_code = 'demo' and employee_number = '1028'`);
    const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
    const over = (await personDays(tx, person!.id, day(6), day(0))).findLast((one) => one.shift !== null && one.shift.to < Date.now())!.shift!;
    return { shift: over, moments: momentsWithin((await readScreenshotTerms(tx))!.plan, over, seedsOf(tx, deviceId)) };
  });
  const headers = { authorization: `Bearer ${token}` };
  const iso = (at: number): string => new Date(at).toISOString();
  const records = [{ from: iso(shift.to - 20 * MINUTE), to: iso(shift.to - 10 * MINUTE), keyStrokes: 321, controlKeys: { copies: 7 }, application: 'EXCEL.EXE', applicationTitle: 'Microsoft Excel', windowTitle: 'Yarn ledger' }];
  expect(await (await server.ask('/activity/keys', { body: { batchId: crypto.randomUUID(), sentAt: iso(Date.now()), records }, headers })).json()).toMatchObject({ keptRecords: 1 });
  const picture = writePng({ width: 640, height: 400, rgb: new Uint8Array(640 * 400 * 3).fill(120) });
  for (const at of moments.slice(0, 2)) {
    const query = new URLSearchParams({ batchId: crypto.randomUUID(), sentAt: iso(Date.now()), takenAt: iso(at) });
    const answer = await fetch(`${server.origin}/activity/screenshots?${query}`, { method: 'POST', headers: { ...headers, 'content-type': 'image/png' }, body: new Uint8Array(picture) });
    expect(await answer.json()).toMatchObject({ kept: true });
  }
};

it('shows people their own keys and screens', async () => {
  const cookie = await server.signIn('employee@demo.example');
  const issued = await (await server.ask('/graphql/monitoring', { body: { query: 'mutation { answer: connectOwnComputer(name: "Ledger desk") { id token } }' }, headers: { cookie } })).json() as { data: { answer: { id: string; token: string } } };
  await sendAll(issued.data.answer.token, issued.data.answer.id);
  const { page, said } = await open('employee@demo.example', '/employee-self-service/my-activity');
  await page.getByRole('link', { name: 'See my key logs' }).click();
  await page.getByRole('cell', { name: 'Yarn ledger' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'By day' }).click();
  await page.getByRole('columnheader', { name: 'Records' }).waitFor();
  await page.getByRole('tab', { name: 'Screenshots' }).click();
  await page.getByRole('button', { name: /^Open the picture of/ }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Screen of Kavitha Selvam/ });
  await dialog.getByText('1 / 2').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('2 / 2').waitFor();
  await expect.poll(() => dialog.getByRole('img').evaluate((picture) => (picture as HTMLImageElement).naturalWidth)).toBe(54);
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(said).toEqual([]);
});

it('shows administrators those of everybody, which the person is told', async () => {
  const { page, said } = await open('hr@demo.example', '/data-loss-prevention/key-logger/team');
  await page.getByText('Those whose key logs you read see that you did.').waitFor();
  await page.getByLabel('Find key logs').fill('kavitha');
  await page.getByRole('cell', { name: 'Yarn ledger' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'By person and day' }).click();
  await page.getByRole('button', { name: 'Kavitha Selvam' }).first().click();
  await page.getByRole('columnheader', { name: 'Window title' }).waitFor();
  expect(said).toEqual([]);
  const own = await open('employee@demo.example', '/employee-self-service/my-activity');
  await own.page.getByText(/^Harini Subramaniam on .*: key logs of/).first().waitFor();
});

it('switches key logging off, after which people are told whom to ask, and the log says who did', async () => {
  const { page } = await open('hr@demo.example', '/settings/data-loss-prevention/key-logging');
  await page.getByRole('switch', { name: /^Key logging is on/ }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('No unsaved changes').waitFor();
  const log = await open('hr@demo.example', '/settings/data-loss-prevention/audit-log');
  await log.page.getByRole('button', { name: 'Key logging: Key logging is on' }).waitFor();
  const empty = await open('employee@demo.example', '/data-loss-prevention/key-logger?from=2026-01-01&to=2026-01-02');
  await empty.page.getByText('Key logging is not configured. Talk to the DLP administrator if you expect key logs here.').waitFor();
  expect(await axeProblems(empty.page)).toEqual([]);
});
