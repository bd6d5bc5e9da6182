/** A salary beyond the pay range of the grade: whoever enters it is warned and may save it, and the person does not see the range. */
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { addDays, todayIn } from '../../src/domain/dates.ts';
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

it('Payroll revises a salary beyond the range, is warned, and saves it; the person sees the salary alone', { timeout: 120_000 }, async () => {
  const complaints: string[] = [];
  const payroll = await pageOf('payroll', complaints);
  const query = '{ a: listEmployeeSalaries(limit: 500, filter: { isPresent: { equals: true } }) { rows { id employee { title } } } }';
  const response = await payroll.request.post(`${demo.server.origin}/graphql/payroll-admin`, { data: { query }, headers: { origin: demo.server.origin } });
  const { rows } = ((await response.json()) as { data: { a: { rows: { id: string; employee: { title: string } }[] } } }).data.a;
  const { id } = rows.find(({ employee }) => employee.title === 'Kavitha Selvam')!;
  await payroll.goto(`${demo.server.origin}/v3/my-team-finance/salary-info/salary-details/${id}`);
  await payroll.getByRole('region', { name: /^Pay range of/ }).getByText(/Compa-ratio \d/).waitFor();
  await payroll.getByRole('button', { name: 'Revise salary' }).click();
  await payroll.waitForURL(/salary-revision\/create/);
  await payroll.getByLabel('Kind of revision').click();
  await payroll.getByRole('option', { name: 'Promotion' }).click();
  await payroll.getByLabel('Annual CTC', { exact: true }).fill('9000000');
  await payroll.getByLabel('Effective from').fill(addDays(todayIn('Asia/Kolkata', new Date()), 40).replaceAll('-', '/'));
  await payroll.getByLabel('Effective from').press('Tab');
  await payroll.getByText(/^Above the range: it ends at ₹/).waitFor();
  await payroll.getByText('It can be saved all the same.').waitFor();
  await payroll.locator('[data-save-bar]').getByRole('button', { name: /salary/i }).click();
  await payroll.getByText(/It lies above the pay range of .+, which ends at ₹/).waitFor();

  const employee = await pageOf('employee', complaints);
  await employee.goto(`${demo.server.origin}/v3/my-finance/my-pay/my-salary`);
  await employee.getByText('Annual CTC').first().waitFor();
  expect(await employee.getByText('Pay range').count()).toBe(0);
  expect(complaints).toEqual([]);
});
