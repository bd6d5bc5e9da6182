import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { utils, write } from 'xlsx';
import { expect, test } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { axeProblems } from './support/axe-findings.ts';
import { forAllTests } from './support/demo.ts';

const oracle = (name: string): string => join(import.meta.dirname, '../fixtures/oracle-hr', `${name}.csv`);

const demo = forAllTests();

/** The wizard of a screen for a signed-in person; the test fails on any error in its console. */
const openWizard = async (path: string, { width = 1280, height = 800 } = {}): Promise<{ page: Page; problems: string[] }> => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width, height }, hasTouch: width < 600, acceptDownloads: true });
  const answer = await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin: demo.server.origin } });
  expect(answer.status()).toBe(200);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
  await page.goto(`${demo.server.origin}/v3${path}/import`);
  await page.getByRole('button', { name: 'Continue to the file' }).waitFor();
  return { page, problems };
};

/** A name in full, so that 'Import' is not 'Close the import'. */
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

/** Chooses a file and waits until the server has read it; ends at the columns. */
const choose = async (page: Page, file: string): Promise<void> => {
  await press(page, 'Continue to the file');
  await page.locator('input[type=file]').setInputFiles(file);
  await press(page, /^Continue with/);
  await page.getByRole('heading', { name: 'Match the columns' }).waitFor();
};

/** A text for a field that has no column. */
const give = async (page: Page, field: string, text: string): Promise<void> => {
  const box = page.getByRole('combobox', { name: field, exact: true });
  if ((await box.count()) === 0) {
    await page.getByRole('combobox', { name: 'Another field' }).click();
    await page.getByRole('option', { name: field, exact: true }).click();
  }
  await box.fill(text);
  await page.keyboard.press('Escape');
};

const leaveOut = (page: Page, heading: string) => page.getByRole('listitem').filter({ hasText: heading }).getByRole('button', { name: 'Clear' }).click();

const figure = (page: Page, label: string) => page.getByRole('group', { name: 'Figures of the import' }).getByText(label, { exact: true }).locator('xpath=ancestor::*[self::button or self::div][1]').locator('b');

/** From the columns to the result, without anything to fix. */
const finish = async (page: Page): Promise<void> => {
  await press(page, /^Check [\d,]+ rows?/);
  await press(page, /^Continue with/);
  await press(page, /^(Import|Update) [\d,]+ /);
  await page.getByRole('button', { name: 'Undo import' }).waitFor();
};

const passAxe = async (page: Page): Promise<void> => expect(await axeProblems(page)).toEqual([]);

const screenshot = async (page: Page, name: string): Promise<void> => {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: join(process.env.SCREENSHOTS, `${name}.png`) });
};

const textFile = (name: string, text: string | Buffer): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'tenure-import-')), name);
  writeFileSync(path, text);
  return path;
};

test('someone brings in the Oracle tables: places, departments, jobs, and 107 people with their managers', async () => {
  const { page, problems } = await openWizard('/core-hr/locations');
  await choose(page, oracle('locations'));
  await finish(page);
  expect(await figure(page, 'Added').textContent()).toBe('23');

  await page.goto(`${demo.server.origin}/v3/core-hr/departments/import`);
  await choose(page, oracle('departments'));
  await leaveOut(page, 'manager_id');
  await finish(page);
  expect(await figure(page, 'Added').textContent()).toBe('27');

  await page.goto(`${demo.server.origin}/v3/core-hr/designations/import`);
  await choose(page, oracle('jobs'));
  await give(page, 'Level', 'L3');
  await give(page, 'Grade', 'G4');
  await finish(page);

  await page.goto(`${demo.server.origin}/v3/core-hr/employees/import`);
  await choose(page, oracle('employees'));
  await leaveOut(page, 'email');
  await leaveOut(page, 'phone_number');
  await give(page, 'Email', '{email}@example.com');
  await page.getByText('First row: SKING@example.com').waitFor();
  await give(page, 'Location', '1700');
  await screenshot(page, 'import-columns');
  await press(page, /^Check [\d,]+ rows?/);
  await page.getByRole('button', { name: /Department/ }).first().click();
  await page.getByRole('combobox', { name: 'New text for Department' }).fill('10');
  await screenshot(page, 'import-review');
  await press(page, 'Fill 1 row');
  await page.getByText('Every row can be imported.').waitFor();
  await press(page, 'Continue with 107 rows');
  await press(page, 'Import 107 employees');
  await page.getByRole('heading', { name: '107 employees imported' }).waitFor();
  await screenshot(page, 'import-result');
  await press(page, 'Open employees');
  await page.getByRole('searchbox', { name: 'Find', exact: true }).fill('Alexander Hunold');
  expect(problems).toEqual([]);
});

test('a faulty grade is fixed in one cell, then in all rows, one fix is taken back, and the import is undone', async () => {
  const { page, problems } = await openWizard('/core-hr/designations');
  const lines = Array.from({ length: 12 }, (_, index) => `Y${index},Yarn post ${index},L3,G-5`).join('\n');
  await choose(page, textFile('posts.csv', `Designation code,Designation,Level,Grade\n${lines}\n`));
  await press(page, 'Check 12 rows');
  await page.getByRole('button', { name: /Grade “G-5” does not exist/ }).waitFor();
  await passAxe(page);
  await screenshot(page, 'import-faults');
  const faulty = page.getByRole('gridcell', { name: /^G-5\. Grade/ });
  // One mark in a cell, drawn by the grid.
  expect(await faulty.first().evaluate((cell) => [cell.querySelectorAll('svg').length, getComputedStyle(cell, '::before').content])).toEqual([0, '""']);
  await faulty.nth(2).click();
  await page.getByRole('option', { name: /^G5/ }).click();
  await page.getByText('Replace G-5 in 11 rows with').waitFor();
  await press(page, 'Replace in 11 rows');
  await page.getByText('Every row can be imported.').waitFor();
  await press(page, 'Undo the fix: G-5 → G5');
  await page.getByRole('button', { name: /Grade “G-5” does not exist/ }).waitFor();
  expect(await figure(page, 'Need a fix').textContent()).toBe('11');
  await press(page, 'Add anyway');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Add anyway' }).click();
  await page.getByRole('heading', { name: '1 designation imported' }).waitFor();
  expect(await figure(page, 'Left out, need a fix').textContent()).toBe('11');
  const download = page.waitForEvent('download');
  await press(page, 'Download the 11 rows left out');
  expect((await download).suggestedFilename()).toMatch(/^Designation template.*\.xlsx$/);
  await press(page, 'Undo import');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('heading', { name: 'The import was undone' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'The import was undone' }).waitFor();
  expect(problems).toEqual([]);
});

test('grades that do not exist are added with the import, and the same file is noticed the next time', async () => {
  const { page, problems } = await openWizard('/core-hr/designations');
  const file = textFile('looms.csv', 'Designation code,Designation,Level,Grade\nL1,Loom keeper,L3,LX9\nL2,Loom mender,L3,LX9\n');
  await choose(page, file);
  await press(page, 'Check 2 rows');
  await page.getByRole('button', { name: 'Add grade “LX9”' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add grade “LX9”' }).click();
  await page.getByText('Every row can be imported.').waitFor();
  await press(page, 'Continue with 2 rows');
  await page.getByText('1 record that rows refer to is added with them.').waitFor();
  await press(page, 'Import 2 designations');
  await page.getByRole('heading', { name: '2 designations imported' }).waitFor();
  await press(page, 'Import another file');
  await press(page, 'Continue to the file');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText(/This file was imported on .* by Samuel Mathew/).waitFor();
  await press(page, /^Continue with/);
  await press(page, 'Check 2 rows');
  await page.getByRole('button', { name: /Already here, nothing would change/ }).waitFor();
  expect(await figure(page, 'Already here, nothing would change').textContent()).toBe('2');
  expect(problems).toEqual([]);
});

test('an import left open is offered again, goes on where it was, and can be dropped', async () => {
  const { page, problems } = await openWizard('/core-hr/grades');
  await choose(page, textFile('grades.csv', 'Grade code,Grade\nZ1,Zinc one\n'));
  await press(page, 'Close the import');
  await press(page, 'Import');
  await page.getByText('Imports left open').waitFor();
  await page.getByText(/columns to be matched/).waitFor();
  await press(page, 'Go on');
  await page.getByRole('heading', { name: 'Match the columns' }).waitFor();
  await press(page, 'Close the import');
  await press(page, 'Import');
  await press(page, 'Drop');
  await page.getByText('Imports left open').waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});

test('a workbook is read with its sheets, and files that are none say what they are', async () => {
  const { page, problems } = await openWizard('/core-hr/grades');
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Grade code', 'Grade'], ['W1', 'Weaver one'], ['W2', 'Weaver two']]), 'Grades');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Note'], ['nothing']]), 'Notes');
  await press(page, 'Continue to the file');
  await page.locator('input[type=file]').setInputFiles(textFile('empty.csv', ''));
  await page.getByRole('alert').getByText('This file has no rows. Fill it in and choose it again.').waitFor();
  await page.locator('input[type=file]').setInputFiles(textFile('photo.png', 'x'));
  await page.getByRole('alert').getByText(/Choose one of: CSV, XLSX, XLS/).waitFor();
  await page.locator('input[type=file]').setInputFiles(textFile('report.csv', '%PDF-1.7 not a table\nat all'));
  await page.getByRole('alert').waitFor();
  await page.locator('input[type=file]').setInputFiles(textFile('grades.xlsx', write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer));
  await page.getByRole('cell', { name: 'Weaver two' }).waitFor();
  expect(await page.getByRole('combobox', { name: 'Sheet' }).textContent()).toBe('Grades');
  await press(page, 'Continue with 2 rows');
  expect(problems.filter((line) => !line.includes('status of 4'))).toEqual([]);
});

test('the wizard fits a phone, fixes a row there, and passes axe in its steps', async () => {
  const { page, problems } = await openWizard('/core-hr/designations', { width: 390, height: 844 });
  const check = async (): Promise<void> => {
    await passAxe(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  };
  await check();
  await choose(page, textFile('phone.csv', 'Designation code,Designation,Level,Grade\nP1,Phone post,L3,G-5\nP2,Phone post two,L3,G5\n'));
  await check();
  await press(page, 'Check 2 rows');
  await page.getByRole('button', { name: /^Grade: G-5/ }).waitFor();
  await check();
  await page.getByRole('button', { name: /^Grade: G-5/ }).click();
  await page.getByRole('option', { name: /^G5/ }).click();
  await press(page, 'Continue with 2 rows');
  await check();
  expect(problems).toEqual([]);
});
