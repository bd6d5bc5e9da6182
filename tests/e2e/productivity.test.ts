/** Productivity monitoring in a browser: a member connects a computer, what it sends is seen, and who reads it is told. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { axeProblems } from './support/axe-findings.ts';

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

it('lets a member see what is recorded, connect a computer and revoke it', async () => {
  const { page, said } = await open('employee@demo.example', '/employee-self-service/my-activity');
  await page.getByText(/^Your work at connected computers is recorded since/).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByLabel('Name of the computer').fill('Kiosk');
  await page.getByRole('button', { name: 'Connect a computer' }).click();
  await page.getByText(/^Kiosk is connected/).waitFor();
  const token = await page.getByText(/^demo\.[\w-]{43}$/).textContent();
  const state = (): Promise<Response> => server.ask('/activity/state', { headers: { authorization: `Bearer ${token}` } });
  expect(await (await state()).json()).toMatchObject({ recording: true });
  await page.getByRole('button', { name: 'Revoke the token of Kiosk' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('The token of Kiosk is revoked').waitFor();
  expect((await state()).status).toBe(401);
  expect(said).toEqual([]);
});

it('leads from the dashboard to a person, who is told of it', async () => {
  const { page, said } = await open('hr@demo.example', '/productivity-monitoring/activity-dashboard/cxo-dashboard');
  await page.getByRole('heading', { name: 'Employee productivity' }).waitFor();
  await page.getByLabel('Find a person').fill('kavitha');
  await page.getByText('1 of 1 person').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('region', { name: 'Employee productivity' }).getByRole('link', { name: 'Kavitha Selvam' }).last().click();
  await page.getByRole('heading', { name: 'Kavitha Selvam', level: 1 }).waitFor();
  await page.getByText('Kavitha Selvam sees that you read this.').waitFor();
  await page.getByText('LoomControl').waitFor();
  expect(await axeProblems(page)).toEqual([]);
  expect(said).toEqual([]);
  const own = await open('employee@demo.example', '/employee-self-service/my-activity');
  // By the days that it shows, and by the applications.
  await own.page.getByText(/^Harini Subramaniam on /).first().waitFor();
});

it('says who connected and revoked computers, of a manager nothing', async () => {
  const { page } = await open('hr@demo.example', '/productivity-monitoring/members/audit-log');
  await page.getByRole('button', { name: 'Computer Kiosk of Kavitha Selvam: Status' }).click();
  await page.getByRole('region', { name: 'Computer Kiosk of Kavitha Selvam: Status' }).getByText('Kavitha Selvam').first().waitFor();
  const denied = await open('manager@demo.example', '/productivity-monitoring/members/audit-log');
  await denied.page.getByRole('button', { name: /Ask for access|Request/ }).first().waitFor();
});
