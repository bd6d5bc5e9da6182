/** Tickets home: an employee asks for one with the entitlement in view, payroll decides it, and finds it in the summary. */
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

it('An employee asks for a ticket of the family, payroll approves it, and the summary counts it', { timeout: 120_000 }, async () => {
  const complaints: string[] = [];
  const open = (page: Page, path: string) => page.goto(`${demo.server.origin}/v3${path}`);
  const page = await pageOf('employee', complaints);
  await open(page, '/benefits/air-ticket-claim/create');
  await page.getByRole('radio', { name: 'Book tickets' }).or(page.getByRole('button', { name: 'Book tickets' })).first().click();
  await page.getByLabel('Purpose').fill('To the grandparents');
  await page.getByLabel('For the employee').click();
  await page.getByRole('button', { name: 'Add traveller' }).click();
  await page.getByRole('combobox', { name: /Family member/ }).first().click();
  await page.getByRole('option', { name: 'Nila Selvam' }).click();
  await page.getByRole('row', { name: /Nila Selvam.*Flies/ }).waitFor();
  await page.getByRole('row', { name: /This claim.*₹10,500/ }).waitFor();
  await page.getByRole('button', { name: 'Add air ticket claim' }).click();
  await page.getByText('To the grandparents').first().waitFor();

  const payroll = await pageOf('payroll', complaints);
  await open(payroll, '/approvals/approval-management?kind=AIR_TICKET');
  await payroll.getByText('To the grandparents').first().waitFor();
  await open(payroll, '/my-team-finance/benefits-and-deduction/air-ticketing-settlement-summary?search=Kavitha');
  await payroll.getByRole('link', { name: 'Air ticket claims of Kavitha Selvam' }).click();
  await payroll.getByText('To the grandparents').first().waitFor();

  await open(payroll, '/my-team-finance/benefits-and-deduction/reports');
  await payroll.getByRole('link', { name: 'Show the people of Weaving' }).click();
  await payroll.getByRole('link', { name: 'Show payslips of Kavitha Selvam' }).waitFor();
  const [download] = await Promise.all([payroll.waitForEvent('download'), payroll.getByRole('button', { name: /XLSX/ }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  expect(complaints).toEqual([]);
});
