/** The console without a mouse: past the frame to the screen, to its first action, and out of what opens over it. That every screen is reached so, every-screen.test.ts sees. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { openWalker } from './support/walker.ts';

let server: DemoServer;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser();
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.request.post(`${server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin: server.origin } });
  page = await openWalker(context, `${server.origin}/v3/`);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const go = (path: string): Promise<void> =>
  page.evaluate(async (address) => {
    await window.walker.go(address);
    await window.walker.settle();
  }, path);

/** The element with the focus as a person knows it, and whether it is in the sheet. */
const focused = () =>
  page.evaluate(() => {
    const element = document.activeElement;
    return { name: element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '', tag: element?.tagName ?? '', inSheet: element?.closest('#sheet') !== null, isSheet: element?.id === 'sheet', outline: element ? getComputedStyle(element).outlineStyle : '' };
  });

it('begins with a link past the frame, which leads into the sheet', async () => {
  await page.goto(`${server.origin}/v3/core-hr/grades`);
  await page.getByRole('gridcell').first().waitFor();
  await page.keyboard.press('Tab');
  expect((await focused()).name).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focused()).isSheet).toBe(true);
  await page.keyboard.press('Tab');
  expect((await focused()).inSheet).toBe(true);
  expect((await focused()).outline).not.toBe('none');
});

it('begins there too where the shown view had to be scrolled into its row', async () => {
  const narrow = await page.context().newPage();
  await narrow.setViewportSize({ width: 280, height: 800 });
  await narrow.goto(`${server.origin}/v3/recruitment/job-candidates?filter=${encodeURIComponent('{"appliedOn":{"within":"THIS_WEEK"}}')}`);
  const shown = narrow.locator('[data-view=new][aria-pressed=true]');
  await shown.waitFor();
  // Only with its count, which is asked for after the rows, it has no room.
  await narrow.locator('[data-view=new] > span').waitFor();
  await expect.poll(() => narrow.locator('[data-view=all]').evaluate((pill) => pill.getBoundingClientRect().left)).toBeLessThan(0);
  await expect.poll(() => shown.evaluate((pill) => pill.getBoundingClientRect().right)).toBeLessThanOrEqual(280);
  await narrow.keyboard.press('Tab');
  expect(await narrow.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
  await narrow.close();
});

it('tells what is chosen where the system allows few colours: the view, the open record and its tab, the range of cells', async () => {
  const plain = await page.context().newPage();
  await plain.emulateMedia({ forcedColors: 'active' });
  await plain.goto(`${server.origin}/v3/core-hr/grades?record=1`);
  await plain.getByRole('tab', { name: 'Details', selected: true }).waitFor();
  await plain.locator('[data-index="2"] [data-column="1"]').focus();
  await plain.keyboard.press('Shift+ArrowDown');
  await plain.addStyleTag({ content: '.row[data-index="0"]::before { background: Highlight }' });
  const looks = (path: string, part?: string) => plain.locator(path).first().evaluate((element, pseudo) => ((style) => `${style.backgroundColor} ${style.outlineStyle === 'none' ? '' : style.outlineColor}`)(getComputedStyle(element, pseudo)), part);
  const mark = (await looks('.row[data-index="0"]', '::before')).trim();
  for (const [chosen, other, part] of [
    ['[data-view][aria-pressed=true]', '[data-view][aria-pressed=false]'],
    ['.row[data-open]', '.row[data-index]:not([data-open], [aria-selected=true])'],
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]', '::after'],
    ['[data-index="2"] .cell.range', '[data-index="4"] [data-column="1"]'],
  ] as const) expect([(await looks(chosen, part)).includes(mark), (await looks(other, part)).includes(mark)], chosen).toEqual([true, false]);
  await plain.close();
});

it('reaches the first action of a list by Tab and opens it by Enter', async () => {
  await go('/core-hr/grades');
  await page.locator('#sheet').focus();
  for (let step = 0; step < 6 && (await focused()).name !== 'Add grade'; step += 1) await page.keyboard.press('Tab');
  expect((await focused()).name).toBe('Add grade');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/core-hr\/grades\/create/);
});

it('walks the frame in the order in which it is read', async () => {
  await go('/core-hr/grades');
  await page.evaluate(() => {
    window.getSelection()?.removeAllRanges();
    (document.activeElement as HTMLElement | null)?.blur();
    document.querySelector<HTMLElement>('a[href="#sheet"]')?.focus();
  });
  const places: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.closest('#sheet') ? 'sheet' : element?.closest('nav') ? 'navigation' : element?.closest('header') ? 'top bar' : 'nowhere';
    });
    if (places.at(-1) !== place) places.push(place);
    if (place === 'sheet') break;
  }
  expect(places).toEqual(['top bar', 'navigation', 'sheet']);
});

it('stands on the screen that the palette led to, and reaches its rows from there', async () => {
  await page.goto(`${server.origin}/v3/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('listbox').waitFor();
  await page.keyboard.type('grades');
  await page.getByRole('option', { name: /^Grades/, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('gridcell').first().waitFor();
  expect((await focused()).isSheet).toBe(true);
  await page.keyboard.press('Tab');
  expect((await focused()).inSheet).toBe(true);
  await page.locator('[role="grid"] [role="gridcell"][tabindex="0"]').first().focus();
  await page.keyboard.press('Control+Enter');
  await expect.poll(async () => (await focused()).tag, { timeout: 10_000 }).toBe('H2');
  for (let step = 0; step < 6 && (await focused()).name !== 'Edit'; step += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await focused()).tag, { timeout: 10_000 }).toBe('H2');
  await page.keyboard.press('Tab');
  expect((await focused()).inSheet).toBe(true);
});

it('closes by Escape what opened over the screen, and gives the focus back', async () => {
  await go('/core-hr/grades');
  await page.getByRole('gridcell').first().waitFor();
  for (const [keys, dialog] of [['Control+k', 'palette'], ['?', 'keyboard map']] as const) {
    const opener = page.getByRole('link', { name: 'Home', exact: true }).first();
    await opener.focus();
    await page.keyboard.press(keys);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement), dialog).toBe(true);
  }
  const person = page.getByRole('button', { name: 'Samuel Mathew' });
  await person.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menu').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await person.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('leaves a form by Escape, and asks first where something is not saved', async () => {
  await page.goto(`${server.origin}/v3/core-hr/grades/create`);
  await page.getByRole('textbox', { name: /^Code/ }).fill('G-99');
  // The form has taken it in once its next field has the focus.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await page.getByRole('textbox', { name: /^Code/ }).inputValue()).toBe('G-99');
  await page.getByRole('textbox', { name: /^Code/ }).fill('');
  await page.keyboard.press('Escape');
  await page.waitForURL(/\/core-hr\/grades$/);
});
