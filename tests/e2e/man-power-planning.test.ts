/** A manager asks for somebody within the plan, and HR goes from the table of organization to the people and to a new plan. */
import { test } from 'vitest';
import type { Page } from 'playwright';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();
const planning = '/v3/man-power-planning';

const pageOf = async (account: string): Promise<Page> => {
  const context = await demo.browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce', baseURL: demo.server.origin });
  await context.request.post('/auth/sign-in', { data: { email: `${account}@demo.example`, password: PASSWORD }, headers: { origin: demo.server.origin } });
  return context.newPage();
};

const choose = async (page: Page, label: RegExp, option: string): Promise<void> => {
  await page.getByRole('combobox', { name: label }).click();
  await page.keyboard.type(option);
  await page.getByRole('option', { name: option }).first().click();
};

test('a manager asks for a technician and sees at once that the plan has a place for one', async () => {
  const manager = await pageOf('manager');
  await manager.goto(`${planning}/job-requisition/create`);
  await choose(manager, /^Designation/, 'Maintenance technician');
  await choose(manager, /^Department/, 'Weaving');
  await choose(manager, /^Location/, 'Coimbatore mill');
  await manager.getByRole('textbox', { name: /^Needed by/ }).fill(addDays(todayIn('Asia/Kolkata', new Date()), 60).replaceAll('-', '/'));
  await manager.getByRole('textbox', { name: /^Reason/ }).fill('The new looms need somebody who knows their drives.');
  await manager.getByText('It fits the plan').waitFor();
  await manager.getByRole('button', { name: 'Add job requisition' }).click();
  await manager.getByText(/0 of 1 hired/).waitFor();
});

test('HR opens a department of the table to its people, and drafts a plan from it', async () => {
  const page = await pageOf('hr');
  await page.goto(`${planning}/table-of-organization`);
  const table = page.getByRole('region', { name: 'Table of organization' });
  await table.getByRole('button', { name: 'Operations' }).click();
  await table.getByRole('button', { name: 'Weaving' }).click();
  await table.getByRole('button', { name: 'Machine operator' }).click();
  await page.getByRole('dialog', { name: 'Machine operator' }).getByText('Kavitha Selvam').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Draft a plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draft a plan' });
  await dialog.getByRole('textbox', { name: /^Name/ }).fill('A plan for winter');
  await dialog.getByRole('button', { name: 'Draft plan' }).click();
  await page.getByRole('heading', { level: 1, name: 'Planned positions' }).waitFor();
  await page.getByText('A plan for winter').first().waitFor();
});
