import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { bringAxe } from './support/axe-findings.ts';

let server: DemoServer;
let browser: Browser;
const problems: string[] = [];

beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser({ savesData: false });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = async (email: string, path: string, width = 1280): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 800 } });
  await context.request.post(`${server.origin}/auth/sign-in`, { data: { email, password: PASSWORD }, headers: { origin: server.origin } });
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
  await page.goto(`${server.origin}/v3${path}`);
  return page;
};

const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEElEQVR4nGM4gRcwjEpjAwDxmephBgSV1gAAAABJRU5ErkJggg==', 'base64');

/** A picture and a text are shown without a download; the arrows lead from one to the other, Escape back to the name. */
const looksAtFiles = async (page: Page): Promise<void> => {
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  await page.locator('input[type=file]').setInputFiles({ name: 'Seal.png', mimeType: 'image/png', buffer: PIXEL });
  const name = page.getByRole('button', { name: 'Seal.png', exact: true });
  await name.click();
  const picture = page.getByRole('dialog', { name: 'Seal.png' }).getByRole('img', { name: 'Seal.png' });
  await picture.waitFor();
  expect(await picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(10);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.getByRole('dialog').getByRole('button', { name: /^(Next|Previous) file$/ }).and(page.locator(':enabled')).click();
  await page.getByRole('dialog', { name: 'Policy.txt' }).getByText('Agreed').waitFor();
  await bringAxe(page);
  expect(await page.evaluate(() => window.axeFindings())).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: 'Files' }).waitFor();
  expect(await name.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(downloads).toEqual([]);
};

test('two people talk about a designation: a mention leads there, a file is put to it, and a phone shows it all', async () => {
  const admin = await open('admin@demo.example', '/core-hr/designations?record=1&tab=comments');
  const box = admin.getByRole('textbox', { name: 'Write a comment' });
  await box.pressSequentially('Is this still right, @har');
  await admin.getByRole('option', { name: 'Harini Subramaniam' }).waitFor();
  await admin.keyboard.press('Enter');
  await admin.keyboard.type('?');
  await admin.keyboard.press('Control+Enter');
  await admin.getByRole('tab', { name: 'Comments 1' }).waitFor();
  await admin.getByRole('tab', { name: 'Files' }).click();
  await admin.locator('input[type=file]').setInputFiles({ name: 'Policy.txt', mimeType: 'text/plain', buffer: Buffer.from('Agreed') });
  await admin.getByRole('button', { name: 'Policy.txt', exact: true }).waitFor();
  await looksAtFiles(admin);

  const hr = await open('hr@demo.example', '/core-hr/grades', 390);
  await hr.getByRole('button', { name: /^Notifications, 1 unread/ }).click();
  await hr.getByRole('button', { name: /mentioned you in a comment: Designation/ }).click();
  await hr.waitForURL(/designations\?record=1&tab=comments$/);
  await hr.getByText('@Harini Subramaniam').waitFor();
  await hr.getByRole('button', { name: 'Follow', pressed: true }).waitFor();
  await bringAxe(hr);
  expect(await hr.evaluate(() => window.axeFindings())).toEqual([]);
  expect(await hr.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  // However many records there are.
  await hr.getByRole('complementary').locator('header > span').first().evaluate((place) => {
    place.textContent = '1,000,000 of 1,000,000';
  });
  const close = await hr.getByRole('complementary').getByRole('button', { name: 'Close' }).boundingBox();
  expect(close!.x + close!.width).toBeLessThanOrEqual(390);
  expect(problems).toEqual([]);
});

test('Escape closes a record that has not come yet, wherever the focus is', async () => {
  const page = await open('admin@demo.example', '/core-hr/designations');
  const cells = page.getByRole('gridcell');
  await cells.nth(9).waitFor();
  let answer = (): void => undefined;
  const asked = new Promise<void>((heldBack) => {
    void page.route(/graphql\/core-hr/, async (route) => {
      if (route.request().postData()?.includes('query designation(') !== true) return route.continue();
      heldBack();
      await new Promise<void>((go) => (answer = go));
      return route.continue();
    });
  });
  await page.evaluate(() => {
    window.history.pushState(null, '', `${window.location.pathname}?record=2`);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('complementary', { name: 'Record' }).waitFor();
  await asked;
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.search.includes('record='));
  answer();
  await page.getByRole('complementary', { name: 'Record' }).waitFor({ state: 'detached' });
  expect(problems).toEqual([]);
});
