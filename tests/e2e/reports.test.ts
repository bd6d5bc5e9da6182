/** A report from nothing to a kept one with a chart, a total, a file and the list behind a figure. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

it('A report is built, kept, opened again by its address, downloaded, and its figures lead to their records', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'hr@demo.example', password: PASSWORD } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${demo.server.origin}/v3/form-generator`);
  const pick = async (button: string, field: string): Promise<void> => {
    await page.getByRole('button', { name: button }).click();
    await page.getByRole('textbox', { name: 'Find a field' }).fill(field);
    await page.getByRole('menuitem', { name: field, exact: true }).first().click();
  };
  await pick('Add grouping', 'Department');
  await pick('Add figure', 'Number of records');
  await page.getByRole('combobox', { name: 'Chart' }).click();
  await page.getByRole('option', { name: 'Bars' }).click();
  await page.getByRole('img', { name: 'Number of records by Department' }).waitFor();
  const total = await page.getByRole('rowheader', { name: 'Total' }).locator('xpath=following-sibling::td').innerText();
  expect(Number(total)).toBeGreaterThan(50);

  await page.getByRole('button', { name: 'Save report' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Where people work');
  await page.getByRole('dialog').getByRole('button', { name: 'Save report' }).click();
  await page.waitForURL(/\/form-generator\/\d+$/);
  await page.getByRole('heading', { level: 1, name: 'Where people work' }).waitFor();
  await page.reload();
  await page.getByRole('rowheader', { name: 'Weaving' }).waitFor();

  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: 'Text (CSV)' }).click()]);
  expect(file.suggestedFilename()).toBe('Where people work.csv');

  const weaving = await page.getByRole('rowheader', { name: 'Weaving' }).locator('xpath=following-sibling::td').innerText();
  await page.getByRole('link', { name: 'Weaving' }).click();
  await page.getByText(`${weaving} employees`).first().waitFor();
  expect(complaints).toEqual([]);
});
