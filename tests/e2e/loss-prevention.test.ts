/** Internet access control and location intelligence in a browser: domains are blocked, whitelisted and taken back, and where people worked is read and noted. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { axeProblems } from './support/axe-findings.ts';

const CONTROL = '/settings/data-loss-prevention/internet-access-control';

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

it('adds domains from a pasted text, and whitelists one of them', async () => {
  const { page, said } = await open('admin@demo.example', `${CONTROL}/domains`);
  await page.getByRole('button', { name: 'Add domains', exact: true }).click();
  await page.getByRole('textbox', { name: 'Domains' }).fill('https://www.twitch.tv/\ntiktok.com/a');
  await page.getByText('No domain: tiktok.com/a').waitFor();
  await page.getByRole('textbox', { name: 'Domains' }).fill('https://www.twitch.tv/\ntiktok.com, facebook.com');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add 3 domains' }).click();
  await page.getByText('2 domains added. 1 duplicate skipped').waitFor();
  const row = page.getByRole('row', { name: /twitch\.tv/ });
  await row.getByText('Blocked', { exact: true }).waitFor();
  await row.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Whitelist' }).click();
  await page.getByRole('dialog').getByText('They are open whatever a domain above them or a wildcard says.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Whitelist' }).click();
  await page.getByText('Status of 1 domain updated').waitFor();
  await row.getByText('Unblocked', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await row.getByText('Blocked', { exact: true }).waitFor();
  expect(said).toEqual([]);
});

it('locks what is told of violations while control is off', async () => {
  const { page, said } = await open('admin@demo.example', CONTROL);
  await page.getByRole('switch', { name: 'Internet access control' }).click();
  const notify = page.getByRole('switch', { name: 'Notify violations' });
  await page.getByText('Violations are notified only while internet access control is on.').waitFor();
  expect([await notify.getAttribute('aria-checked'), await notify.getAttribute('aria-disabled')]).toEqual(['false', 'true']);
  await page.getByRole('switch', { name: 'Internet access control' }).click();
  expect(await notify.getAttribute('aria-checked')).toBe('true');
  expect(await axeProblems(page)).toEqual([]);
  expect(said).toEqual([]);
});

it('shows where people worked, and tells a person who read it', async () => {
  const { page, said } = await open('hr@demo.example', '/data-loss-prevention/location-intelligence');
  await page.getByRole('heading', { name: 'Where people worked' }).waitFor();
  await page.getByLabel('Find a person or computer').fill('kavitha');
  await page.getByText('1 of 1 computer').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('link', { name: 'Kavitha Selvam' }).click();
  await page.getByText('Kavitha Selvam sees that you read this.').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  expect(said).toEqual([]);
  const own = await open('employee@demo.example', '/employee-self-service/my-activity');
  await own.page.getByText(/^Harini Subramaniam on .*: locations of/).first().waitFor();
});
