import { expect, test } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

test('someone saves what a list shows, begins with it, finds it in the menu, deletes it and takes it back', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin: demo.server.origin } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
  await page.goto(`${demo.server.origin}/v3/core-hr/awards`);
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Awarded on is this month' }).click();
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'New view' });
  await dialog.getByLabel('Name').fill('Fresh awards');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await page.waitForURL(/awards\?view=[\w-]+$/);
  for (const act of ['Pin to the menu', 'Begin with this view']) {
    await page.getByRole('button', { name: 'Menu of the view Fresh awards' }).click();
    await page.getByRole('menuitem', { name: act }).click();
  }
  await page.getByText('This list begins with “Fresh awards”').waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Fresh awards' }).waitFor();

  let asked = 0;
  page.on('request', (request) => (asked += request.postData()?.includes('query listAwards(') ? 1 : 0));
  await page.goto(`${demo.server.origin}/v3/core-hr/awards`);
  await page.waitForURL(/view=/);
  await page.getByRole('button', { name: 'Awarded on is this month' }).waitFor();
  await page.getByRole('button', { name: 'Menu of the view Fresh awards' }).click();
  expect(asked).toBe(1);
  await page.getByRole('menuitem', { name: 'Delete view' }).click();
  await page.getByText('View “Fresh awards” deleted').waitFor();
  await page.waitForURL(/view=all/);
  await page.getByRole('status').filter({ hasText: 'deleted' }).getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL(/view=(?!all)/);
  await page.getByRole('button', { name: 'Awarded on is this month' }).waitFor();
  expect(problems).toEqual([]);
});

test('rows are grouped, opened and totalled, and a view keeps it', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin: demo.server.origin } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
  await page.goto(`${demo.server.origin}/v3/core-hr/designations?group=gradeId,status`);
  const group = page.getByRole('treegrid').getByRole('row', { expanded: false });
  await group.first().click();
  await page.getByRole('row', { name: /^Status Active/, expanded: false }).first().click();
  // A row that is on its way shows nothing yet and opens nothing.
  await page.locator('[role=row][aria-level="3"] [role=gridcell]').filter({ hasText: /\S/ }).nth(2).click();
  await page.waitForURL(/record=/);
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.search.includes('record='));
  await page.getByRole('columnheader', { name: 'Probation days' }).hover();
  await page.getByRole('button', { name: 'Menu of the column Probation days' }).click();
  await page.getByRole('menuitem', { name: 'Total', exact: true }).click();
  await page.getByRole('menuitemradio', { name: 'Sum' }).click();
  await page.getByRole('row', { name: 'Totals' }).getByText(/\d/).waitFor();
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'New view' });
  await dialog.getByLabel('Name').fill('By grade');
  await dialog.getByRole('button', { name: 'Save view' }).click();
  await page.waitForURL(/designations\?view=[\w-]+(&record=\w+)?$/);
  await page.reload();
  await page.getByRole('treegrid').getByRole('row', { expanded: false }).first().waitFor();
  await page.getByRole('row', { name: 'Totals' }).waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  // A phone has no columns, but the groups and totals.
  await page.getByRole('columnheader').first().waitFor({ state: 'detached' });
  await page.getByRole('row', { expanded: false }).first().waitFor();
  await page.getByText('Sum: Probation days').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(problems).toEqual([]);
});
