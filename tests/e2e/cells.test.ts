/** Cells edited as in a spreadsheet, kept in the tray, saved together and taken back. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
let browser: Browser;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });
  await context.request.post(`${server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin: server.origin } });
  page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** The cell of a row by the heading of its column. */
const cell = async (row: number, heading: string) => {
  await page.getByRole('gridcell', { name: 'Active', exact: true }).first().waitFor();
  const headings = await page.locator('[role=columnheader] .label').allTextContents();
  return page.locator(`[data-index="${row}"] [data-column="${headings.indexOf(heading)}"]`);
};
const tray = () => page.getByRole('region', { name: 'Changes not saved' });

test('someone types, fills down and pastes, mends what is wrong, saves all at once and takes it back', { timeout: 120_000 }, async () => {
  await page.goto(`${server.origin}/v3/core-hr/designations`);
  const days = await Promise.all([0, 1, 2].map(async (row) => cell(row, 'Probation days')));
  await days[0]!.waitFor();
  const before = await Promise.all(days.map((one) => one.textContent()));

  await days[0]!.focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('5000');
  await page.keyboard.press('Enter');
  await tray().getByText('1 needs a fix').waitFor();
  expect(await days[0]!.getAttribute('aria-invalid')).toBe('true');

  await days[0]!.focus();
  await page.keyboard.type('47');
  await page.keyboard.press('Enter');
  await days[0]!.focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+d');
  await tray().getByRole('heading', { name: '3 changes to 3 designations' }).waitFor();
  await page.keyboard.press('Control+c');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), { timeout: 5000 }).toBe('47\n47\n47');

  const level = await cell(4, 'Level');
  await page.evaluate(() => navigator.clipboard.writeText('l1\tno such grade'));
  await level.focus();
  await page.keyboard.press('Control+v');
  await tray().getByText('No single record has this code or name.').waitFor();
  // What is said stands above the changes that wait.
  await page.evaluate(() => navigator.clipboard.writeText('Active\tpast the end'));
  await (await cell(4, 'Status')).focus();
  await page.keyboard.press('Control+v');
  const message = page.getByRole('status').filter({ has: page.getByText('1 cell was left out', { exact: false }) }).last();
  await message.waitFor();
  const bottom = async (): Promise<number> => message.evaluate((box) => box.getBoundingClientRect().bottom);
  await expect.poll(async () => (await bottom()) <= (await tray().boundingBox())!.y, { timeout: 5000 }).toBe(true);
  expect(await level.textContent()).toBe('Trainee');
  const grade = await cell(4, 'Grade');
  await grade.focus();
  await page.keyboard.type('Head');
  await page.getByRole('option', { name: /^Head/ }).first().waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => grade.textContent(), { timeout: 5000 }).toBe('Head');

  await grade.focus();
  await page.keyboard.press('Control+z');
  await page.getByText('1 cell put back').waitFor();
  await page.keyboard.press('Control+y');
  await expect.poll(() => grade.textContent(), { timeout: 5000 }).toBe('Head');

  await page.keyboard.press('Control+f');
  await page.getByRole('textbox', { name: 'Find', exact: true }).fill('Trainee');
  await page.getByText(/^1 of \d+$/).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+s');
  await page.getByText('4 designations saved').waitFor();
  expect(await tray().count()).toBe(0);
  expect(await days[2]!.textContent()).toBe('47');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect.poll(() => Promise.all(days.map((one) => one.textContent())), { timeout: 15_000 }).toEqual(before);
  expect(problems).toEqual([]);
});

test('leaving with edits asks first; a bulk edit changes what is selected', { timeout: 120_000 }, async () => {
  await page.goto(`${server.origin}/v3/core-hr/designations`);
  const title = await cell(0, 'Notice afterwards');
  await title.waitFor();
  await title.focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('77');
  await page.keyboard.press('Tab');
  await tray().waitFor();
  await page.getByRole('link', { name: 'Grades', exact: true }).first().click();
  await page.getByRole('button', { name: 'No', exact: true }).click();
  expect(page.url()).toContain('/core-hr/designations');
  await tray().getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await tray().waitFor({ state: 'detached' });

  for (const row of [0, 1]) await page.locator(`[data-index="${row}"] input[type=checkbox]`).click();
  await page.getByRole('contentinfo', { name: 'Selection and pages' }).or(page.locator('footer')).getByRole('button', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Add a field').fill('Notice');
  await page.getByRole('option', { name: /after/i }).first().click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('61');
  await page.getByRole('button', { name: 'Change 2 designations' }).click();
  await page.getByText('2 designations changed.').waitFor();
  expect(await (await cell(1, 'Notice afterwards')).textContent()).toBe('61');
  expect(problems).toEqual([]);
});

test('a double click edits the cell under it, though the record that its first click opens would move it', { timeout: 120_000 }, async () => {
  await page.goto(`${server.origin}/v3/core-hr/designations`);
  const days = await cell(1, 'Notice afterwards');
  const box = (await days.boundingBox())!;
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  for (const clickCount of [1, 2]) {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
    // As slowly as people do it: the panel is drawn meanwhile.
    await page.waitForTimeout(150);
  }
  await page.locator('[data-cell-editor] input').waitFor();
  await page.waitForURL((url) => !url.search.includes('record='));
  await page.keyboard.type('90000', { delay: 60 });
  await page.keyboard.press('Enter');
  await tray().getByText('1 needs a fix').waitFor();
  // What was and what was typed are read whole beside what is wrong with it.
  const cut = await tray().locator('li :is(del, b)').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent));
  expect(cut).toEqual([]);
  expect(await tray().locator('li b').textContent()).toBe('90,000 days');
  await tray().getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  expect(problems).toEqual([]);
});

test('letters choose in a cell with few values, and Enter keeps what was chosen from a menu', { timeout: 120_000 }, async () => {
  await page.goto(`${server.origin}/v3/settings/payroll/salary-components`);
  const paid = await cell(1, 'Paid');
  await paid.focus();
  await page.keyboard.press('F2');
  await page.locator('[data-cell-editor] [role=combobox]').press('ArrowDown');
  await page.getByRole('option', { name: 'Every quarter' }).click();
  await page.locator('[data-cell-editor]').press('Enter');
  await expect.poll(() => paid.textContent(), { timeout: 5000 }).toBe('Every quarter');
  const status = await cell(2, 'Status');
  await status.focus();
  await page.keyboard.type('in');
  await page.keyboard.press('Enter');
  await expect.poll(() => status.textContent(), { timeout: 5000 }).toBe('Inactive');
  await tray().getByRole('heading', { name: '2 changes to 2 salary components' }).waitFor();
  await tray().getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  expect(problems).toEqual([]);
});

test('after the last conflict is decided the rest is saved, and the list shows what the other one saved', { timeout: 120_000 }, async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.request.post(`${server.origin}/auth/sign-in`, { data: { email: 'hr@demo.example', password: PASSWORD }, headers: { origin: server.origin } });
  const other = await context.newPage();
  const address = `${server.origin}/v3/core-hr/designations`;
  await Promise.all([page.goto(address), other.goto(address)]);
  const places = await Promise.all([0, 1, 2].map(async (row) => cell(row, 'Probation days')));
  const column = await places[0]!.getAttribute('data-column');
  const type = async (into: Page, row: number, days: string) => {
    await into.locator(`[data-index="${row}"] [data-column="${column}"]`).focus();
    await into.keyboard.press('F2');
    await into.locator('[data-cell-editor] input').fill(days);
    await into.keyboard.press('Enter');
  };
  for (const row of [0, 1, 2]) await type(page, row, String(70 + row));
  for (const row of [0, 1]) await type(other, row, String(50 + row));
  await other.keyboard.press('Control+s');
  await other.getByText('2 designations saved').waitFor();
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').nth(1).check();
  await dialog.getByRole('button', { name: 'Keep my choice' }).click();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await page.getByText('2 designations saved').waitFor();
  expect(await tray().count()).toBe(0);
  const first = await places[0]!.textContent();
  expect(new Set([first, await places[1]!.textContent()])).toEqual(first === '50' ? new Set(['50', '71']) : new Set(['70', '51']));
  expect(await places[2]!.textContent()).toBe('72');
  await context.close();
  // The refusal that the conflict came with.
  expect(problems.splice(0).filter((line) => !/status of 4\d\d/.test(line))).toEqual([]);
});
