/** A final run is transferred: the file for the bank, marking with a reference, undo, taking back, and the person who hears of it. */
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

it('Whom a final run pays is looked at, the bank file is made, people are marked as transferred and taken back, and hear of it', async () => {
  const complaints: string[] = [];
  const openAs = async (name: string, path: string) => {
    const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: `${name}@demo.example`, password: PASSWORD } });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${demo.server.origin}/v3${path}`);
    return page;
  };
  const payroll = await openAs('payroll', '/payroll/electronic-fund-transfer');
  await payroll.getByRole('heading', { name: 'By bank' }).waitFor();
  await payroll.getByRole('cell', { name: 'No bank account' }).first().waitFor();

  // The file of all who are to be paid.
  await payroll.getByRole('button', { name: 'Bank file' }).click();
  await payroll.getByText('A bank file of this run was made already').waitFor();
  await payroll.getByRole('dialog').getByRole('combobox').first().click();
  await payroll.getByRole('option', { name: /CSV/ }).click();
  const saved = payroll.waitForEvent('download');
  await payroll.getByRole('button', { name: 'Make bank file' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('Payment reference');
  const [, , account] = lines[1]!.split(',');
  await payroll.getByRole('cell', { name: account! }).first().waitFor();
  await payroll.getByRole('dialog').waitFor({ state: 'detached' });

  // Two of them are marked, which one undo takes back.
  const people = payroll.getByRole('table', { name: 'Electronic fund transfer' }).getByRole('row').filter({ hasText: 'To pay' });
  const before = await people.count();
  for (const at of [0, 1]) await people.nth(at).getByRole('checkbox').check();
  const foot = payroll.getByRole('contentinfo').or(payroll.locator('footer'));
  await foot.getByText(/^2 chosen/).waitFor();
  await foot.getByRole('button', { name: 'Mark as transferred' }).click();
  await payroll.getByRole('dialog').getByRole('textbox', { name: /Reference of the bank/ }).fill('NEFT 4711');
  await payroll.getByRole('dialog').getByRole('button', { name: 'Mark as transferred' }).click();
  await payroll.getByText('2 payslips marked as transferred').first().waitFor();
  await expect.poll(() => people.count()).toBe(before - 2);
  await payroll.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect.poll(() => people.count()).toBe(before);

  // All of the others, and one comes back from the bank.
  await payroll.getByRole('button', { name: 'Mark as transferred' }).click();
  await payroll.getByRole('dialog').getByText(/All who have an account and are not paid yet are marked/).waitFor();
  await payroll.getByRole('dialog').getByRole('button', { name: 'Mark as transferred' }).click();
  await payroll.getByText(/\d+ payslips marked as transferred/).first().waitFor();
  await payroll.getByText('Nobody is left to be paid by bank').first().waitFor();
  const returned = payroll.getByRole('row').filter({ hasText: '1028' });
  await returned.getByRole('checkbox').check();
  await foot.getByRole('button', { name: 'Take back' }).click();
  await payroll.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await payroll.getByText('1 payslip is to be paid again').first().waitFor();
  await expect.poll(() => people.count()).toBe(1);
  await returned.getByRole('checkbox').check();
  await foot.getByRole('button', { name: 'Mark as transferred' }).click();
  await payroll.getByRole('dialog').getByText(/^The person chosen is marked/).waitFor();
  await payroll.getByRole('dialog').getByRole('button', { name: 'Mark as transferred' }).click();
  await payroll.getByText('1 payslip marked as transferred').first().waitFor();

  const employee = await openAs('employee', '/my-finance/my-pay/my-payslip');
  await employee.getByRole('button', { name: /Notifications/ }).first().click();
  await employee.getByText(/Your pay for \d{4}-\d{2} was transferred on/).first().waitFor();
  expect(complaints).toEqual([]);
});
