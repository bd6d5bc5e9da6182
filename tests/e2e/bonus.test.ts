/** From a reckoned bonus round to the bonus that an employee reads. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

it('Payroll reckons and submits a bonus round, an administrator approves it, and the employee sees it', async () => {
  const complaints: string[] = [];
  const pageOf = async (who: string) => {
    const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: `${who}@demo.example`, password: PASSWORD } });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => complaints.push(message));
    return page;
  };
  const at = (path: string): string => `${demo.server.origin}/v3${path}`;
  const [payroll, admin] = [await pageOf('payroll'), await pageOf('admin')];

  await admin.goto(at('/payroll/bonus/1'));
  await admin.getByRole('button', { name: 'Return', exact: true }).click();
  await admin.getByRole('dialog').getByRole('textbox').fill('Look at the days of May again');
  await admin.getByRole('dialog').getByRole('button', { name: 'Return' }).click();
  await admin.getByText('Bonus round returned').first().waitFor();

  // Whoever submits a round is not offered to approve it.
  await admin.getByRole('button', { name: 'Submit', exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await admin.getByText('Bonus round submitted').first().waitFor();
  await admin.getByRole('button', { name: 'Return', exact: true }).waitFor();
  expect(await admin.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);
  await admin.getByRole('button', { name: 'Return', exact: true }).click();
  await admin.getByRole('dialog').getByRole('textbox').fill('Look at the days of May again');
  await admin.getByRole('dialog').getByRole('button', { name: 'Return' }).click();
  await admin.getByRole('button', { name: 'Submit', exact: true }).waitFor();

  await payroll.goto(at('/payroll/bonus/1'));
  await payroll.getByText('Look at the days of May again').waitFor();
  await payroll.getByRole('button', { name: 'Reckon', exact: true }).click();
  await payroll.getByRole('dialog').getByRole('button', { name: 'Reckon' }).click();
  await payroll.getByText(/^Bonus of \d+ people reckoned$/).first().waitFor();
  await payroll.getByRole('tab', { name: 'People' }).click();
  await payroll.getByText('Kavitha Selvam').first().waitFor();
  await payroll.getByRole('button', { name: 'Submit', exact: true }).click();
  await payroll.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
  await payroll.getByText('Bonus round submitted').first().waitFor();

  await admin.goto(at('/payroll/bonus/1'));
  await admin.getByRole('button', { name: 'Approve', exact: true }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await admin.getByText(/^Bonus approved for \d+ people$/).first().waitFor();

  const employee = await pageOf('employee');
  await employee.goto(at('/my-finance/my-pay/my-bonus'));
  await employee.getByText('Festival bonus of the half-year').first().waitFor();
  expect(await employee.getByText('Priya Menon').count()).toBe(0);
  expect(complaints).toEqual([]);
});
