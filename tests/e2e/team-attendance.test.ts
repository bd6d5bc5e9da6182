/** A manager settles the days of a team and finalizes them, in a browser. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { todayOf } from '../../src/server/people/today.ts';
import { axeProblems } from './support/axe-findings.ts';

let server: DemoServer;
let browser: Browser;

beforeAll(async () => {
  server = await startDemoServer();
  // The running pay cycle has days that are over, whatever the day of the month where people work.
  await withOrg(server.db, 'demo', async (tx) => {
    const today = await todayOf(tx);
    const [cycle] = await tx.query<{ id: string }>('select id::text as id from payroll_cycle where org_code = $1 and from_date <= $2::date order by from_date desc limit 1', ['demo', today]);
    await tx.query(`update payroll_cycle set to_date = $3::date - 15 where org_code = $1 and id <> $2::bigint and from_date < $3::date - 15 and to_date >= $3::date - 14`, ['demo', cycle!.id, today]);
    await tx.query(`update payroll_cycle set status = 'OPEN', from_date = $3::date - 14, to_date = $3::date + 5 where org_code = $1 and id = $2::bigint`, ['demo', cycle!.id, today]);
  });
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

it('decides the open days of a person, and finalizes whoever is ready', async () => {
  const { page, said } = await open('manager@demo.example', '/my-team/attendance/attendance-finalization?search=Kavitha');
  await page.getByRole('button', { name: /\d days? to be decided/ }).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Kavitha Selvam' }).check();
  await page.getByRole('button', { name: /^Decide \d+ days?$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^What becomes of/ });
  await dialog.getByLabel('Reason').fill('Reader at the gate was down');
  expect(await axeProblems(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Decide/ }).click();
  await page.getByText(/^\d+ days? decided$/).waitFor();
  await page.getByRole('button', { name: 'Finalize 1 person' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Finalize 1 person' }).click();
  await page.getByText('Attendance of 1 person finalized').waitFor();
  await page.getByRole('cell', { name: 'Finalized' }).waitFor();
  expect(said).toEqual([]);
});

it('looks at a decision for many days before it is taken, and takes it back', async () => {
  const { page, said } = await open('manager@demo.example', '/my-team/attendance/attendance-bulk-action/decide');
  await page.getByRole('list', { name: 'People and days' }).waitFor();
  await page.getByLabel('Reason').fill('Reader at the gate was down');
  expect(await axeProblems(page)).toEqual([]);
  await page.getByRole('button', { name: /^Decide \d+ days?$/ }).click();
  await page.getByText(/^\d+ days? decided$/).waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await page.getByText('Undone').first().waitFor();
  expect(said).toEqual([]);
});
