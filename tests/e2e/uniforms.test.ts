/** A manager issues what somebody lacks, the employee says that it was received, and observations and returns are noted. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

it('A badge is issued to whoever lacks one, acknowledged, and taken back; somebody is seen without uniform', async () => {
  const complaints: string[] = [];
  const openAs = async (name: string, path: string) => {
    const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: `${name}@demo.example`, password: PASSWORD } });
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`${demo.server.origin}/v3${path}`);
    return page;
  };
  const manager = await openAs('manager', '/my-team/uniform-monitoring');
  await manager.getByRole('checkbox', { name: 'Balaji Shanmugam' }).check();
  await manager.getByRole('checkbox', { name: 'Kavitha Selvam' }).check();
  await manager.getByRole('button', { name: 'Issue to 2 people' }).click();
  await manager.getByRole('combobox', { name: 'Item' }).click();
  await manager.getByRole('option', { name: 'Name badge (BADGE)' }).click();
  await manager.getByLabel('Pieces: Kavitha Selvam').fill('1');
  await manager.getByRole('button', { name: 'Issue 2 pieces' }).click();
  await manager.getByText('Issued to 2 people').waitFor();

  const employee = await openAs('employee', '/employee-self-service/my-uniform');
  await employee.getByRole('button', { name: 'Acknowledge receipt' }).click();
  await employee.getByText('Receipt of 3 issues acknowledged').waitFor();
  await employee.getByText('Did you receive these?').waitFor({ state: 'detached' });

  await manager.getByRole('button', { name: /^Balaji Shanmugam/ }).click();
  await manager.getByRole('button', { name: 'Return: Name badge' }).click();
  const returning = manager.getByRole('dialog');
  await returning.getByRole('combobox', { name: 'Outcome' }).click();
  await manager.getByRole('option', { name: 'Lost' }).click();
  await returning.getByRole('button', { name: 'Note 1 piece' }).click();
  await manager.getByText(/^Lost: 1, /).waitFor();

  await manager.getByRole('checkbox', { name: 'Balaji Shanmugam' }).check();
  await manager.getByRole('button', { name: 'Observe 1 person' }).click();
  const observing = manager.getByRole('dialog');
  await observing.getByRole('combobox', { name: 'Observation' }).click();
  await manager.getByRole('option', { name: 'Not in uniform' }).click();
  await observing.getByLabel('Remark').fill('In street clothes');
  await observing.getByRole('button', { name: 'Record observation' }).click();
  await manager.getByText('Name badge').first().waitFor();
  await manager.getByText('In street clothes').first().waitFor();
  expect(complaints).toEqual([]);
});
