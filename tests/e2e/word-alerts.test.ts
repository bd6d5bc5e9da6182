/** Words that are looked for, in a browser: lists are filled by pasting, an alert is looked after, and the person concerned is told that words are looked for. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { axeProblems } from './support/axe-findings.ts';

let server: DemoServer;
let browser: Browser;

beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const open = async (email: string, path: string): Promise<{ page: Page; said: string[] }> => {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${server.origin}/auth/sign-in`, { data: { email, password: PASSWORD } });
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', ({ message }) => said.push(message));
  await page.goto(`${server.origin}/v3${path}`);
  return { page, said };
};

it('takes many keywords at once, leaves out those that are there, and takes chosen ones out together', async () => {
  const { page, said } = await open('hr@demo.example', '/settings/data-loss-prevention/custom-alert/1');
  const keywords = page.getByRole('group', { name: 'Keywords' });
  await keywords.getByText('4 entries').waitFor();
  const paste = page.getByRole('textbox', { name: 'New keywords, one a line or between commas' });
  const add = page.getByRole('button', { name: 'Add keywords' });
  await paste.fill('PROJECT FÁLCON');
  await add.click();
  await page.getByText('Keyword already exists in the list').waitFor();
  await paste.fill('price list, falcon*');
  await add.click();
  await page.getByText('All keywords already exist in the table').waitFor();
  await paste.fill('merger\nmérger\nprice list\nacquisition*');
  await add.click();
  await page.getByText('2 added · 2 duplicates skipped').waitFor();
  await keywords.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByText('Select at least one record to delete.').waitFor();
  await keywords.getByLabel('merger', { exact: true }).check();
  await keywords.getByLabel('price list').check();
  await keywords.getByRole('button', { name: 'Delete selected' }).click();
  await keywords.getByText('4 entries').waitFor();
  await page.getByRole('textbox', { name: 'New addresses, one a line or between commas' }).fill('not an address');
  await page.getByRole('button', { name: 'Add addresses' }).click();
  await page.getByText('“not an address” is no e-mail address.').waitFor();
  await page.getByRole('textbox', { name: 'New addresses, one a line or between commas' }).fill('');
  expect(await axeProblems(page)).toEqual([]);
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('updateCustomAlert') === true);
  await page.keyboard.press('Control+s');
  await saved;
  await page.goto(`${server.origin}/v3/settings/data-loss-prevention/custom-alert/1`);
  await page.getByRole('group', { name: 'Keywords' }).getByText('acquisition*').waitFor();
  expect(said).toEqual([]);
});

it('leads from the dashboard to an alert, which is closed with a remark', async () => {
  const { page, said } = await open('hr@demo.example', '/data-loss-prevention/custom-alerts');
  await page.getByRole('heading', { name: 'Alerts over time' }).waitFor();
  await page.getByRole('heading', { name: 'Latest alerts' }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('row', { name: /Open/ }).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Close' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.getByText('Say what came of it.').waitFor();
  await dialog.getByLabel(/Remark/).fill('Belongs to the work.');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await page.getByText('1 alert closed').waitFor();
  await page.getByText('Belongs to the work.').waitFor();
  expect(said).toEqual([]);
});

it('shows a manager the team’s alerts without the settings, and a member that words are looked for', async () => {
  const manager = await open('manager@demo.example', '/data-loss-prevention/toxicity-intelligence');
  await manager.page.getByRole('heading', { name: 'Latest alerts' }).waitFor();
  expect(await manager.page.getByRole('button', { name: 'Settings' }).count()).toBe(0);
  const member = await open('employee@demo.example', '/employee-self-service/my-activity');
  await member.page.getByText(/are looked through for words of the organization/).waitFor();
  await member.page.getByRole('heading', { name: 'Alerts about you' }).waitFor();
  expect(await axeProblems(member.page)).toEqual([]);
  expect([...manager.said, ...member.said]).toEqual([]);
});
