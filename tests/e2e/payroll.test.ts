/** A month is paid: reckoned by one person, somebody held, final by another one, and read by whoever it is for. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

it('A payroll run is added for the next cycle, looked through, held in part, made final by somebody else, and its payslips are read', async () => {
  const complaints: string[] = [];
  const openAs = async (name: string, path: string) => {
    const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: `${name}@demo.example`, password: PASSWORD } });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${demo.server.origin}/v3${path}`);
    return page;
  };
  const payroll = await openAs('payroll', '/payroll/salary-payslip');
  await payroll.getByRole('button', { name: 'Add payroll run', exact: true }).click();
  await payroll.getByRole('combobox', { name: /Pay cycle/ }).waitFor();
  await payroll.getByRole('button', { name: 'Add payroll run', exact: true }).click();
  await payroll.waitForURL(/\/payroll\/salary-payslip(\/\d+)?$/);
  if (!/\/\d+$/.test(payroll.url())) await payroll.goto(`${demo.server.origin}/v3/payroll/salary-payslip/3`);
  await payroll.getByRole('heading', { name: 'What it is made of' }).waitFor();
  const path = new URL(payroll.url()).pathname.replace('/v3', '');
  await payroll.getByText('You reckoned this run last: somebody else makes it final.').waitFor();

  await payroll.getByRole('heading', { name: 'To look at' }).locator('xpath=following-sibling::ul').getByRole('link').first().click();
  await payroll.getByRole('button', { name: 'Hold' }).click();
  await payroll.getByRole('dialog').getByRole('textbox').fill('Account is missing');
  await payroll.getByRole('dialog').getByRole('button', { name: 'Hold' }).click();
  await payroll.getByText('1 payslip held').first().waitFor();
  await payroll.getByText('Account is missing').first().waitFor();

  const admin = await openAs('admin', path);
  await admin.getByRole('heading', { name: 'Held' }).waitFor();
  await admin.getByRole('button', { name: 'Finalize' }).click();
  await admin.getByRole('alertdialog').or(admin.getByRole('dialog')).getByRole('button', { name: 'Finalize' }).click();
  await admin.getByText(/\d+ payslips are final/).first().waitFor();
  await admin.getByText(/Made final by/).waitFor();

  const employee = await openAs('employee', '/my-finance/my-pay/my-payslip');
  const row = employee.getByRole('row', { name: /\d{4}-\d{2}/ }).first();
  await row.click();
  await employee.getByText('Year to date').first().waitFor();
  await employee.getByText('Provident fund').first().waitFor();
  expect(complaints).toEqual([]);
});
