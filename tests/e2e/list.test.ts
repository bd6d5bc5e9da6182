import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

/** A page of a signed-in person; the test fails on any error in its console. */
const openPage = async (path: string, { width = 1280, height = 800 } = {}): Promise<{ page: Page; problems: string[] }> => {
  const context = await demo.browser.newContext({ viewport: { width, height }, hasTouch: width < 600 });
  const answer = await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin: demo.server.origin } });
  expect(answer.status()).toBe(200);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
  await page.goto(`${demo.server.origin}/v3${path}`);
  return { page, problems };
};

const cell = (page: Page, name: string) => page.getByRole('gridcell', { name, exact: true });

test('someone sorts, filters and searches designations, and the address brings it all back', async () => {
  const { page, problems } = await openPage('/core-hr/designations');
  await cell(page, 'Accountant').waitFor();
  await page.getByRole('columnheader', { name: /^Probation days/ }).click();
  await page.getByRole('columnheader', { name: /^Probation days/ }).click();
  await page.waitForURL(/sort=-probationDays/);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('menuitem', { name: 'Grade' }).click();
  await page.getByRole('checkbox', { name: /^Director/ }).check();
  await page.getByRole('button', { name: 'Apply filter' }).click();
  await page.getByRole('button', { name: 'Grade is Director' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('chief');
  await page.waitForURL(/search=chief/);
  await page.getByText('4 designations', { exact: true }).first().waitFor();
  const copy = await page.context().newPage();
  await copy.goto(page.url());
  await copy.getByRole('button', { name: 'Grade is Director' }).waitFor();
  await copy.getByText('4 designations', { exact: true }).first().waitFor();
  expect(problems).toEqual([]);
});

test('someone deletes what is selected and takes it back', async () => {
  const cookie = await demo.server.signIn('admin@demo.example');
  const query = 'mutation { addBusinessUnit(input: { name: "Zinc works", code: "ZINC" }) { errorCode row { id } } }';
  const added = await demo.server.ask('/graphql/core-hr', { body: { query }, headers: { cookie, origin: demo.server.origin } });
  expect(await added.json()).toMatchObject({ data: { addBusinessUnit: { errorCode: '' } } });
  const { page, problems } = await openPage('/core-hr/business-unit');
  await page.getByRole('checkbox', { name: 'Select Zinc works' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  const undo = page.getByRole('status').getByRole('button', { name: 'Undo' });
  await undo.waitFor();
  expect(await cell(page, 'Zinc works').count()).toBe(0);
  await undo.click();
  await cell(page, 'Zinc works').waitFor();
  expect(problems).toEqual([]);
});

test('the list works from the keyboard alone, from a row to its record and back', async () => {
  const { page, problems } = await openPage('/core-hr/grades');
  await cell(page, 'Director').waitFor();
  await cell(page, 'Director').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await page.getByText('1 selected', { exact: true }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(/record=\d+/);
  await page.getByRole('complementary').getByRole('heading', { name: 'Executive' }).waitFor();
  expect(problems).toEqual([]);
});

test('whoever goes back to a list finds its rows where they left them, and at the beginning where they open it', async () => {
  const { page, problems } = await openPage('/core-hr/employees');
  const sheet = page.getByRole('grid', { name: 'Employees' });
  const top = () => sheet.evaluate((element) => element.scrollTop);
  await cell(page, 'Aiko Tanaka').waitFor();
  await sheet.evaluate((element) => (element.scrollTop = 700));
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(top).toBe(700);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
  await page.goto(`${demo.server.origin}/v3/core-hr/employees`);
  await cell(page, 'Aiko Tanaka').waitFor();
  expect(await top()).toBe(0);
  expect(problems).toEqual([]);
});

test('a phone shows two-line rows that do not scroll sideways', async () => {
  const { page, problems } = await openPage('/core-hr/employees', { width: 390, height: 844 });
  await page.getByRole('heading', { name: '62 employees' }).waitFor();
  await page.getByRole('checkbox', { name: 'Select Aiko Tanaka' }).tap();
  await page.getByText('1 selected', { exact: true }).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  const second = await page.locator('.row .meta').first().evaluate((line) => ({ bottom: line.getBoundingClientRect().bottom, row: line.closest('.row')!.getBoundingClientRect().bottom }));
  expect(second.bottom).toBeLessThanOrEqual(second.row);
  await page.getByRole('button', { name: 'Edit', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Edit 1 employee' }).getByLabel('Add a field').tap();
  await page.getByRole('option', { name: 'Nationality' }).tap();
  await page.getByRole('button', { name: 'Change 1 employee' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(problems).toEqual([]);
});

test('people have their initials before the name, which is read without them; what one can do with selected rows leaves room for the arrows of the pages, and an empty list says how its first row comes about', async () => {
  const { page, problems } = await openPage('/recruitment/job-candidates');
  const person = page.locator('.row:not(.waiting) .cell.who').first();
  await cell(page, (await person.textContent())!).first().waitFor();
  expect(await person.evaluate((element) => getComputedStyle(element, '::before').content)).toMatch(/^"\S{2}" \/ ""$/);
  await page.getByRole('checkbox', { name: /^Select (?!this)/ }).first().check();
  const footer = page.getByLabel('Selection and pages');
  await footer.getByText('1 selected').waitFor();
  const next = footer.getByRole('button', { name: 'Next page' });
  await page.waitForFunction(() => [...document.querySelectorAll('footer')].every(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth));
  const [edge, arrow] = [(await footer.boundingBox())!, (await next.boundingBox())!];
  expect(arrow.x + arrow.width).toBeLessThanOrEqual(edge.x + edge.width);
  await footer.getByRole('button', { name: 'More' }).waitFor();
  await page.goto(`${demo.server.origin}/v3/recruitment/offers`);
  await page.getByText('Send the first one from a candidate’s salary.').waitFor();
  expect(problems).toEqual([]);
});
