/** A manager asks for somebody within the plan, HR approves it and a recruiter makes a job post of it; HR goes from the table of organization to the people and to a new plan. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { addDays, todayIn } from '../../src/domain/dates.ts';
import { withOrg } from '../../src/server/db/org.ts';
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

test('a manager asks for a technician within the plan, HR approves it, and a recruiter makes a job post of it', async () => {
  const manager = await pageOf('manager');
  const refused: string[] = [];
  manager.on('response', async (response) => {
    if (!response.url().includes('graphql')) return;
    // Of a page that was left nobody reads the answer any more.
    const text = await response.text().catch(() => '');
    if (text.includes('"errors"')) refused.push(text);
  });
  await manager.goto(`${planning}/job-requisition/create`);
  await choose(manager, /^Designation/, 'Maintenance technician');
  await choose(manager, /^Department/, 'Weaving');
  await choose(manager, /^Location/, 'Coimbatore mill');
  await manager.getByRole('textbox', { name: /^Needed by/ }).fill(addDays(todayIn('Asia/Kolkata', new Date()), 60).replaceAll('-', '/'));
  await manager.getByRole('textbox', { name: /^Reason/ }).fill('The new looms need somebody who knows their drives.');
  await manager.getByText('It fits the plan').waitFor();
  await manager.getByRole('button', { name: 'Add job requisition' }).click();
  await manager.getByText(/0 of 1 hired/).waitFor();
  expect(refused).toEqual([]);

  const hr = await pageOf('hr');
  await hr.goto(manager.url());
  await hr.getByRole('button', { name: 'Edit', exact: true }).first().click();
  // It does not count beside itself.
  await hr.getByText('It fits the plan').waitFor();
  await hr.getByRole('combobox', { name: /^Status/ }).click();
  await hr.getByRole('option', { name: 'Approved' }).click();
  await hr.getByRole('button', { name: 'Save', exact: true }).click();
  await hr.getByRole('button', { name: 'Change status' }).click();
  await hr.getByText('Maintenance technician saved').waitFor();
  // The page stands where it stood: the title of the requisition is to be seen.
  expect((await hr.getByRole('heading', { level: 1, name: 'Maintenance technician' }).boundingBox())!.y).toBeGreaterThan(0);
  expect(await hr.locator('#sheet').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight)).toBeLessThanOrEqual(0);

  const recruiter = await pageOf('recruiter');
  await recruiter.goto(manager.url());
  await recruiter.getByRole('button', { name: 'Make a job post' }).click();
  await recruiter.getByRole('dialog').getByRole('button', { name: 'Make a job post' }).click();
  await recruiter.waitForURL(/\/recruitment\/job-posts\/\d+/);
  await recruiter.getByRole('heading', { level: 1, name: 'Maintenance technician' }).waitFor();
  await recruiter.goto(`${manager.url()}/posts`);
  await recruiter.getByRole('row', { name: /Maintenance technician/ }).first().waitFor();
});

test('a plan that waits is approved by somebody else than its asker, and takes no more positions', async () => {
  const [plan] = await withOrg(demo.server.db, 'demo', (tx) => tx.query<{ id: string }>(`select id::text as id from headcount_plan where org_code = $1 and status = 'PENDING_APPROVAL'`, ['demo']));
  const path = `${planning}/table-of-organization/plans/${plan!.id}`;
  const asker = await pageOf('hr');
  await asker.goto(path);
  await asker.getByRole('row').nth(1).waitFor();
  await asker.getByRole('button', { name: 'More actions' }).click();
  await asker.getByRole('menuitem', { name: 'Send back' }).waitFor();
  expect(await asker.getByRole('button', { name: 'Approve', exact: true }).count()).toBe(0);
  expect(await asker.getByRole('button', { name: /^Add position/ }).count()).toBe(0);
  const decider = await pageOf('admin');
  await decider.goto(path);
  await decider.getByRole('button', { name: 'Approve', exact: true }).waitFor();
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
