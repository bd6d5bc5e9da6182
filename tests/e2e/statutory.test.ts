/** From what the law takes to who is enrolled: rates brought with their sources, somebody enrolled who was missing, and what the person reads of it. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();
const BASE = '/v3/tax-and-statutory-compliance/statutory-components';

it('Payroll brings what the law takes, enrols who is missing, and the person reads the shares beside the own salary', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'payroll@demo.example', password: PASSWORD } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${demo.server.origin}${BASE}`);

  await page.getByRole('button', { name: 'Bring rates of the law' }).click();
  await page.getByRole('checkbox', { name: /^Kerala/ }).waitFor();
  await page.getByRole('checkbox', { name: /^West Bengal/ }).uncheck();
  const add = page.getByRole('button', { name: /^Add \d+ rates$/ });
  const added = Number((await add.innerText()).match(/\d+/)![0]);
  await add.click();
  await page.getByText(`${added} rates added`).first().waitFor();
  await page.getByText('1 rate of the law is not here yet.').waitFor();

  const fund = page.getByRole('row', { name: /Provident fund/ });
  await fund.getByRole('link', { name: '2', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Missing enrolments' }).waitFor();
  await page.getByRole('button', { name: 'Enrol: Ramesh Babu' }).click();
  await page.getByRole('textbox', { name: 'UAN' }).fill('100987654321');
  await page.keyboard.press('Control+s');
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/create'));
  await page.goto(`${demo.server.origin}${BASE}/provident-fund/missing`);
  await page.getByText('1 employee should be enrolled').waitFor();

  await page.goto(`${demo.server.origin}${BASE}/gratuity`);
  await page.getByRole('rowheader', { name: /Meera Krishnan/ }).waitFor();
  await page.getByRole('searchbox', { name: 'Search by name or number' }).fill('Kavitha');
  await page.getByText('1 employee', { exact: true }).waitFor();
  expect(await page.getByRole('row', { name: /Kavitha/ }).innerText()).toMatch(/7 y \d+ m/);

  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'employee@demo.example', password: PASSWORD } });
  await page.goto(`${demo.server.origin}/v3/my-finance/my-pay/my-salary`);
  const shares = page.getByRole('region', { name: 'What the law takes' });
  await shares.getByText('12% of', { exact: false }).first().waitFor();
  expect(await shares.innerText()).toContain('Provident fund');
  expect(complaints).toEqual([]);
});
