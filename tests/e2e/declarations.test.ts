/** What an employee does about the tax of the year: chooses a regime, declares benefits, claims a relief; and what payroll makes of it. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

const pageOf = async (name: string, complaints: string[]): Promise<Page> => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: `${name}@demo.example`, password: PASSWORD } });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  return page;
};

it('An employee chooses a tax regime, declares benefits and claims a relief, which payroll approves', { timeout: 120_000 }, async () => {
  const complaints: string[] = [];
  const open = (page: Page, path: string) => page.goto(`${demo.server.origin}/v3${path}`);
  const page = await pageOf('recruiter', complaints);
  await open(page, '/?board=mine');
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  const choose = page.getByRole('dialog').getByRole('button', { name: 'Choose: New regime' });
  expect(await choose.isDisabled()).toBe(true);
  for (const said of ['The choice holds', 'Under the new regime']) await page.getByRole('checkbox', { name: new RegExp(`^${said}`) }).check();
  await choose.click();
  await page.getByText(/^New regime chosen for/).waitFor();
  expect(await page.getByRole('button', { name: 'Compare and choose' }).count()).toBe(0);

  await open(page, '/my-finance/my-declarations/fbp-declaration');
  await page.getByLabel('Meal card').fill('26401');
  await page.getByText(/^At most ₹26,400 may be declared for Meal card/).first().waitFor();
  await page.getByLabel('Meal card').fill('14400');
  await page.getByText(/^₹12,000/).waitFor();
  await page.getByRole('button', { name: 'Submit declaration' }).click();
  await page.getByText(/^Declared for/).waitFor();

  await open(page, '/my-finance/my-declarations/create');
  await page.getByRole('combobox', { name: 'Section' }).click();
  await page.getByRole('option', { name: 'Health insurance, family (80D)' }).click();
  await page.getByRole('textbox', { name: 'What it is for' }).fill('Insurance of the whole family');
  await page.getByRole('textbox', { name: 'Paid in the year' }).fill('32000');
  await page.getByText(/at most ₹25,000 a year/).waitFor();
  await page.getByRole('button', { name: 'Add tax relief claim' }).click();
  await page.getByText('Insurance of the whole family').first().waitFor();

  const payroll = await pageOf('payroll', complaints);
  await open(payroll, '/approvals/approval-management?kind=TAX_RELIEF');
  await payroll.getByText('Insurance of the whole family').first().waitFor();
  await open(payroll, '/settings/tax-and-statutory-compliance/fbp-declaration/employees');
  await payroll.getByRole('searchbox', { name: 'Search employees' }).or(payroll.getByRole('textbox', { name: 'Search employees' })).fill('Vikram');
  await payroll.getByRole('link', { name: /^Submitted: Vikram Nair/ }).waitFor();
  expect(complaints).toEqual([]);
});
