/** From the plan to the job post: a manager asks for somebody, HR approves, a recruiter makes a job post of it, and the table of organization shows the places. */
import { expect, test } from 'vitest';
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

test('a manager asks for a technician, HR approves it, and a recruiter makes a job post of it', async () => {
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
  const address = new URL(manager.url()).pathname.replace(/\/(edit|overview)$/, '');
  const id = address.split('/').at(-1)!;

  const hr = await pageOf('hr');
  await hr.goto(`${address}/edit`);
  await hr.getByRole('combobox', { name: /^Status/ }).click();
  await hr.getByRole('option', { name: 'Approved' }).click();
  const saved = hr.waitForResponse((answer) => answer.request().postData()?.includes('updateJobRequisition') === true);
  await hr.getByRole('button', { name: 'Save', exact: true }).click();
  expect(await (await saved).text()).toContain('"APPROVED"');
  await hr.goto(address);
  await hr.getByText('No job post yet').first().waitFor();

  const recruiter = await pageOf('recruiter');
  await recruiter.goto(`${planning}/job-requisition/${id}`);
  await recruiter.getByRole('button', { name: 'Make a job post' }).click();
  await recruiter.getByRole('dialog').getByRole('button', { name: 'Make a job post' }).click();
  await recruiter.getByRole('heading', { level: 1, name: 'Maintenance technician' }).waitFor();
  expect(new URL(recruiter.url()).pathname).toMatch(/\/recruitment\/job-posts\/\d+$/);
  await recruiter.goto(`${planning}/job-requisition/${id}/posts`);
  await recruiter.getByText('In hiring').first().waitFor();
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
