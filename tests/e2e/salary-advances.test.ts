/** A salary advance from the request to the deduction: asked for with the terms in view, approved, paid apart, and taken off the next payslip. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { todayIn } from '../../src/domain/dates.ts';
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

const ask = async <Answer>(page: Page, query: string): Promise<Answer> => {
  const response = await page.request.post(`${demo.server.origin}/graphql/payroll-admin`, { data: { query }, headers: { origin: demo.server.origin } });
  return ((await response.json()) as { data: { a: Answer } }).data.a;
};

it('An employee asks for an advance, payroll approves and pays it, and the next payslip deducts the first instalment', { timeout: 240_000 }, async () => {
  const complaints: string[] = [];
  const open = (page: Page, path: string) => page.goto(`${demo.server.origin}/v3${path}`);
  const page = await pageOf('manager', complaints);
  await open(page, '/my-finance/my-pay/my-advances/create');
  await page.getByLabel('Amount').fill('9000000');
  await page.getByText(/^At most ₹[\d,]+ can be advanced/).waitFor();
  await page.getByLabel('Amount').fill('12000');
  await page.getByLabel('Reason').fill('A new gearbox');
  await page.getByLabel('Instalments').fill('4');
  await page.getByRole('radio', { name: 'Apart' }).or(page.getByRole('button', { name: 'Apart' })).first().click();
  await page.getByLabel('First instalment').fill(todayIn('Asia/Kolkata', new Date()).replaceAll('-', '/'));
  await page.getByLabel('First instalment').press('Tab');
  await page.getByRole('row', { name: /₹3,000 ₹9,000/ }).waitFor();
  await page.getByRole('button', { name: 'Add salary advance' }).click();
  await page.waitForURL(/my-advances(\/\d+)?$/);
  await page.getByText('A new gearbox').first().waitFor();

  const payroll = await pageOf('payroll', complaints);
  await open(payroll, '/approvals/approval-management?kind=SALARY_ADVANCE');
  await payroll.getByText('A new gearbox').first().waitFor();
  await payroll.getByRole('button', { name: 'Approve the request of Arjun Reddy' }).click();
  await payroll.getByRole('dialog').or(payroll.getByRole('alertdialog')).getByRole('button', { name: 'Approve', exact: true }).click();
  await payroll.getByRole('button', { name: 'Approve the request of Arjun Reddy' }).waitFor({ state: 'hidden' });
  const advances = await ask<{ rows: { id: string; version: number; reason: string }[] }>(payroll, '{ a: listSalaryAdvances(limit: 50) { rows { id version reason } } }');
  const { id } = advances.rows.find(({ reason }) => reason === 'A new gearbox')!;
  await open(payroll, `/my-team-finance/benefits-and-deduction/salary-advances/${id}`);
  await payroll.getByRole('heading', { name: 'A new gearbox' }).waitFor();
  await payroll.getByRole('button', { name: 'More actions' }).click();
  await payroll.getByRole('menuitem', { name: 'Mark as paid' }).click();
  await payroll.getByRole('dialog').getByLabel('Payment reference').fill('NEFT 77');
  await payroll.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
  await payroll.getByRole('heading', { name: 'Where it stands' }).waitFor();

  const { cycleId } = await ask<{ cycleId: string }>(payroll, '{ a: startOfPayrollRun { cycleId } }');
  const { row: run } = await ask<{ row: { id: string } }>(payroll, `mutation { a: addPayrollRun(input: { cycleId: "${cycleId}" }) { row { id } } }`);
  const admin = await pageOf('admin', complaints);
  await ask(admin, `mutation { a: finalizePayrollRun(runId: "${run.id}") { payslips } }`);

  await open(payroll, '/my-team-finance/benefits-and-deduction/salary-advances/outstanding');
  await payroll.getByRole('row', { name: /Arjun Reddy.*A new gearbox.*₹9,000/ }).waitFor();
  await open(page, '/my-finance/my-pay/my-payslip');
  await page.getByRole('gridcell').or(page.getByRole('link')).filter({ hasText: /20\d\d/ }).first().waitFor();
  const slips = await ask<{ rows: { id: string }[] }>(page, '{ a: listPayslips(limit: 1, form: MY_PAYSLIP, sort: [{ field: payDate, order: DESC }]) { rows { id } } }');
  await open(page, `/my-finance/my-pay/my-payslip/${slips.rows[0]!.id}`);
  await page.getByText('Recovery of salary advance').first().waitFor();
  await page.getByText(/3,000/).first().waitFor();
  expect(complaints).toEqual([]);
});
