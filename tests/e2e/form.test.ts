import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright';
import { PASSWORD } from '../support/demo-server.ts';
import { axeProblems } from './support/axe-findings.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

/** A signed-in person's own browser window on an address of the console; what the page complains of is noted. */
const open = async (path: string, { width = 1280, height = 800, language = 'en' } = {}): Promise<{ page: Page; complaints: string[] }> => {
  const context = await demo.browser.newContext({ viewport: { width, height }, isMobile: width < 600, hasTouch: width < 600 });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD } });
  await context.addInitScript((code) => localStorage.setItem('language', code), language);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await page.goto(`${demo.server.origin}/v3${path}`);
  return { page, complaints };
};

const probation = (page: Page) => page.getByRole('textbox', { name: /^Probation days/ });
const saved = (page: Page) => page.getByText('Accountant saved');

describe('The form in a browser', () => {
  let path: string;
  beforeAll(async () => {
    const cookie = await demo.server.signIn('admin@demo.example');
    const answer = await demo.server.ask('/graphql/core-hr', { headers: { cookie }, body: { query: '{ lookupDesignations(search: "Accountant") { rows { id title } } }' } });
    const { data } = (await answer.json()) as { data: { lookupDesignations: { rows: { id: string; title: string }[] } } };
    path = `/core-hr/designations/${data.lookupDesignations.rows.find(({ title }) => title === 'Accountant')?.id}`;
  });

  it('adds a designation with a grade that did not exist, and takes it back', async () => {
    const { page, complaints } = await open('/core-hr/designations/create');
    await page.getByRole('textbox', { name: /^Designation code/ }).fill('WVR-1');
    await page.getByRole('textbox', { name: /^Designation (\*|required)/ }).fill('Weaver');
    await page.getByRole('combobox', { name: /^Grade/ }).fill('Apprentice');
    await page.getByRole('option', { name: 'Add ‘Apprentice’' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add grade' });
    await dialog.getByRole('textbox', { name: /^Code/ }).fill('G0');
    await page.keyboard.press('Control+Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: /^Level/ }).click();
    await page.getByRole('option').first().click();
    await page.keyboard.press('Control+s');
    await page.getByText('Weaver added').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Weaver' }).waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Designations' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('saves a change, shows it in the history and undoes it', async () => {
    const { page } = await open(path);
    await probation(page).fill('120');
    await page.getByText('was 90').waitFor();
    await page.keyboard.press('Control+s');
    await saved(page).waitFor();
    await page.getByRole('button', { name: 'History' }).click();
    await page.getByRole('listitem').filter({ hasText: '120 days' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Undone').waitFor();
    await page.waitForFunction(() => [...document.querySelectorAll('input')].some(({ value, id }) => id.endsWith('-probationDays') && value === '90'));
  });

  it('gives each field its column beside tables that are wider, and keeps what is to be fixed above them', async () => {
    const { page } = await open('/recruitment/job-candidates/create');
    await page.getByRole('button', { name: 'Add education' }).click();
    const other = page.getByRole('textbox', { name: 'Other work permit' });
    await other.scrollIntoViewIfNeeded();
    const [box, table] = [await other.boundingBox(), await page.getByRole('group', { name: 'Education' }).boundingBox()];
    expect(box!.width).toBeGreaterThan(280);
    expect(table!.width).toBeGreaterThan(700);
    await page.keyboard.press('Control+s');
    const told = page.getByRole('alert').filter({ hasText: 'need a fix' });
    await told.waitFor();
    const isAbove = await page.evaluate(() => {
      const [alert, head] = [document.querySelector('form [role=alert]')!, [...document.querySelectorAll('.head')].find((one) => one.getBoundingClientRect().height > 0)!];
      head.scrollIntoView({ block: 'start' });
      const { left, top, height } = alert.getBoundingClientRect();
      const under = head.getBoundingClientRect();
      return { overlaps: under.top < top + height && under.bottom > top, seen: document.elementFromPoint(left + 40, Math.max(top, under.top) + 4)?.closest('[role=alert]') === alert };
    });
    expect(isAbove).toEqual({ overlaps: true, seen: true });
  });

  it('shows what the server refuses beside the fields', async () => {
    const { page } = await open(path);
    await page.getByRole('textbox', { name: /^Designation code/ }).fill('CFO');
    await page.getByRole('textbox', { name: /^Designation (\*|required)/ }).fill('Chief financial officer');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('2 fields need a fix before this can be saved.').waitFor();
    expect(await page.getByText('Designation Code and Designation Name combination already exists').count()).toBe(2);
  });

  it('lets two editors choose where they disagree', async () => {
    const [mine, theirs] = [await open(path), await open(path)];
    await probation(mine.page).fill('100');
    await probation(theirs.page).fill('60');
    await theirs.page.keyboard.press('Control+s');
    await saved(theirs.page).waitFor();
    await mine.page.keyboard.press('Control+s');
    const dialog = mine.page.getByRole('dialog', { name: /saved this record meanwhile$/ });
    await dialog.getByText('60 days').waitFor();
    await dialog.getByText('60 days').click();
    await dialog.getByRole('button', { name: 'Save my choice' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect(await probation(mine.page).inputValue()).toBe('60');
  });

  it('asks before unsaved changes are left', async () => {
    const { page } = await open(path);
    await probation(page).fill('33');
    for (const answer of ['No', 'Yes']) {
      await page.getByRole('link', { name: 'Grades' }).click();
      await page.getByRole('alertdialog', { name: 'Are you sure to exit this form?' }).getByRole('button', { name: answer }).click();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    }
    await page.getByRole('heading', { level: 1, name: 'Grades' }).waitFor();
  });

  it('names what still refers to a record, and deletes it only with a place for that', async () => {
    const { page } = await open(path);
    await page.getByRole('banner').or(page.locator('header')).getByRole('button', { name: 'More' }).last().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you sure to delete the selected record?' });
    await dialog.getByRole('link', { name: '2 employees' }).waitFor();
    expect(await dialog.getByRole('button', { name: /^Move [\d,]+ records?, then delete$/ }).isDisabled()).toBe(true);
    await dialog.getByRole('combobox', { name: 'Move them to' }).waitFor();
    await dialog.getByRole('button', { name: 'No' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });

  it.each([['phone', { width: 390, height: 844 }, 'en'], ['small phone', { width: 320, height: 700 }, 'fr'], ['desktop', {}, 'ja']])('stays whole on a %s', async (_what, size, language) => {
    const { page, complaints } = await open(path, { ...size, language });
    await page.getByRole('heading', { level: 1, name: 'Accountant' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('shows messages above its bar on a phone', async () => {
    const { page } = await open(path, { width: 390, height: 844 });
    await probation(page).fill('95');
    await page.getByRole('button', { name: 'Save' }).click();
    await saved(page).waitFor();
    // The message moves for 140 ms when it comes.
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const [message, bar] = [await page.getByRole('status').filter({ has: saved(page) }).boundingBox(), await page.locator('[data-save-bar]').boundingBox()];
    expect(message!.y + message!.height).toBeLessThanOrEqual(bar!.y);
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await page.context().close();
  });

  it('of holidays leads back to their list, and writes days as the organisation does', async () => {
    const { page } = await open('/core-hr/holidays/generate');
    const year = new Date().getUTCFullYear() + 1;
    const day = page.getByRole('listitem').filter({ hasText: 'Republic Day' }).locator('.day');
    expect(await day.textContent()).toMatch(new RegExp(`^${year}/01/26 (Mon|Tue|Wed|Thu|Fri|Sat|Sun)$`));
    await page.setViewportSize({ width: 390, height: 844 });
    const [written, named] = [await day.boundingBox(), await page.getByText('Republic Day').boundingBox()];
    expect(named!.x).toBe(written!.x);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('main').getByRole('link', { name: 'Holidays' }).click();
    await page.getByRole('heading', { level: 1, name: 'Holidays' }).waitFor();
    await page.context().close();
  });
});
