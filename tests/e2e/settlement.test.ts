/** Somebody leaves: prepared by payroll, corrected, made final by somebody else, and settled. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

it('A settlement is prepared from the list of leavers, adjusted, and one that is final is marked as settled', async () => {
  const complaints: string[] = [];
  const openAs = async (name: string, path: string) => {
    const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: `${name}@demo.example`, password: PASSWORD } });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${demo.server.origin}/v3${path}`);
    return page;
  };
  const payroll = await openAs('payroll', '/payroll/full-and-final-settlement');
  await payroll.getByRole('button', { name: /^Prepare: / }).click();
  await payroll.waitForURL(/\/settlements\/\d+$/);
  await payroll.getByRole('heading', { name: 'Line by line' }).waitFor();
  await payroll.getByText('Payable to the employee').first().waitFor();

  await payroll.getByRole('button', { name: 'Add line' }).click();
  const dialog = payroll.getByRole('dialog');
  await dialog.getByLabel('Name of the line').fill('Parting gift');
  await dialog.getByLabel('Amount to add').fill('1500');
  await dialog.getByLabel('Reason').fill('Agreed with the head of the department');
  await dialog.getByRole('button', { name: 'Add line' }).click();
  await payroll.getByRole('rowheader', { name: /Parting gift/ }).waitFor();
  await payroll.getByText(/Agreed with the head/).first().waitFor();
  await payroll.getByRole('button', { name: 'Remove adjustment: Parting gift' }).click();
  await payroll.getByRole('rowheader', { name: /Parting gift/ }).waitFor({ state: 'detached' });

  const admin = await openAs('admin', '/payroll/full-and-final-settlement');
  await admin.getByRole('link', { name: 'Lucía Ortega', exact: true }).click();
  await admin.getByText(/Made final by/).waitFor();
  await admin.getByRole('button', { name: 'Mark as settled' }).click();
  await admin.getByRole('dialog').getByLabel('Reference').fill('UTR 4711');
  await admin.getByRole('dialog').getByRole('button', { name: 'Mark as settled' }).click();
  await admin.getByText('Reference UTR 4711').waitFor();
  expect(complaints).toEqual([]);
});
