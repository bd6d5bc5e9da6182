/** An administrator of an organisation that begins is led through what it needs, hides the guide and has it back. */
import { expect, it } from 'vitest';
import { withOrg } from '../../src/server/db/org.ts';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

it('Getting started leads to the next step, goes on when it is done, is hidden and shown again', async () => {
  await withOrg(demo.server.db, 'other', (tx) => tx.query(`update organisation set address = null where org_code = 'other'`));
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'admin@other.example', password: PASSWORD } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${demo.server.origin}/v3/`);
  const guide = page.getByRole('region', { name: 'Getting started' });
  await guide.getByText('4 of 14 done').waitFor();
  await guide.getByRole('heading', { name: 'Give the address' }).waitFor();
  await guide.getByRole('link', { name: 'Start' }).click();
  await page.getByLabel('Street, line 1').fill('1 Quay Road');
  await page.getByLabel('City').fill('Manila');
  const saved = page.waitForResponse((response) => response.request().postData()?.includes('updateOrganisation(') === true);
  await page.getByRole('button', { name: 'Save' }).first().click();
  expect((await saved).ok()).toBe(true);

  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await guide.getByText('5 of 14 done').waitFor();
  await guide.getByRole('heading', { name: 'Let people sign in' }).waitFor();
  await guide.getByRole('link', { name: 'Add holidays To do' }).waitFor();

  await guide.getByRole('button', { name: 'What to do with Getting started' }).click();
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await guide.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('region', { name: 'To decide' }).waitFor();
  expect(await guide.count()).toBe(0);
  await page.getByRole('button', { name: 'Arrange' }).click();
  await page.getByRole('button', { name: 'Getting started' }).click();
  await guide.getByText('5 of 14 done').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
