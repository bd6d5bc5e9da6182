import { readFileSync } from 'node:fs';
import { read, utils } from 'xlsx';
import { expect, test } from 'vitest';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

test('someone moves a card and takes it back, opens a holiday from the calendar, and a list from a figure of a pivot', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: 'Tenure-Demo-2026' }, headers: { origin: demo.server.origin } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => line.type() === 'error' && problems.push(line.text()));
  await page.goto(`${demo.server.origin}/v3/core-hr/designations`);
  await page.getByRole('group', { name: 'Tools' }).getByRole('button', { name: 'List' }).click();
  await page.getByRole('menuitem', { name: 'Board' }).click();
  await page.waitForURL(/shape=BOARD/);
  const [active, inactive] = [page.getByRole('region', { name: /^Active/ }), page.getByRole('region', { name: /^Inactive/ })];
  const card = active.getByRole('button', { name: 'Accountant', exact: true });
  await card.focus();
  for (const key of ['ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  // The ring around the topmost card is whole.
  const cut = await card.evaluate((name) => {
    const [ring, seen] = [name.closest('li')!, name.closest('.cards')!];
    const { outlineWidth, outlineOffset, outlineStyle } = getComputedStyle(ring);
    return { outlineStyle, above: seen.getBoundingClientRect().top - (ring.getBoundingClientRect().top - parseFloat(outlineWidth) - parseFloat(outlineOffset)) };
  });
  expect(cut.outlineStyle).toBe('solid');
  expect(cut.above).toBeLessThanOrEqual(0);
  const box = (await card.boundingBox())!;
  const lane = (await inactive.boundingBox())!;
  await page.mouse.move(box.x + 40, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(lane.x + 100, lane.y + 120, { steps: 8 });
  await inactive.getByText('Move to Inactive').waitFor();
  await page.mouse.up();
  await page.getByText('Accountant moved to Inactive').first().waitFor();
  await inactive.getByRole('button', { name: 'Accountant', exact: true }).waitFor();
  await page.getByRole('status').filter({ hasText: 'moved to Inactive' }).getByRole('button', { name: 'Undo' }).click();
  await card.waitFor();

  await page.goto(`${demo.server.origin}/v3/core-hr/holidays?shape=CALENDAR&at=2026-11-15`);
  await page.getByRole('button', { name: /^Armistice Day, / }).click();
  await page.waitForURL(/record=/);
  await page.getByRole('complementary').getByText('Armistice Day').first().waitFor();

  await page.goto(`${demo.server.origin}/v3/core-hr/employees?shape=PIVOT&group=departmentId,status&across=1`);
  const figure = page.getByRole('row', { name: /^Finance/ }).getByRole('link').first();
  const count = Number(await figure.textContent());
  await figure.click();
  await page.getByText(`1–${count} of ${count}`).waitFor();
  expect(new URL(page.url()).searchParams.has('shape')).toBe(false);

  await page.goto(`${demo.server.origin}/v3/core-hr/employees?shape=CHART&group=departmentId,status`);
  await page.locator('[data-chart] svg').first().waitFor();
  const saved = async (format: RegExp): Promise<{ readonly name: string; readonly bytes: Buffer }> => {
    await page.getByRole('button', { name: 'Export', exact: true }).last().click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem', { name: format }).click()]);
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  };
  const picture = await saved(/PNG/);
  expect(picture.name).toBe('Employees.png');
  expect(picture.bytes.subarray(1, 4).toString()).toBe('PNG');
  const wide = await page.locator('[data-chart]').evaluate((chart) => chart.getBoundingClientRect().width);
  expect(picture.bytes.readUInt32BE(16)).toBe(Math.ceil(wide * 2));
  const table = await saved(/XLSX/);
  expect(table.name).toBe('Employees.xlsx');
  const sheet = read(table.bytes).Sheets['Employees']!;
  expect(utils.sheet_to_json<string[]>(sheet, { header: 1 })[0]).toEqual(['Department', 'Active', 'Inactive', 'Total']);
  expect(problems).toEqual([]);
});

test('from a record that was opened in a tree the way goes through what is unfolded there, and back to its row', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: 'Tenure-Demo-2026' }, headers: { origin: demo.server.origin } });
  const page = await context.newPage();
  await page.goto(`${demo.server.origin}/v3/core-hr/departments?shape=TREE`);
  const rows = page.getByRole('treegrid').locator('.row[data-record]');
  await rows.first().waitFor();
  await rows.nth(3).waitFor();
  const ids = await rows.evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.record));
  await rows.nth(0).click();
  const at = (): Promise<string | null> => page.locator('.row[data-open]').getAttribute('data-record');
  await page.getByRole('complementary').getByRole('heading').first().waitFor();
  for (const id of ids.slice(1, 4)) {
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(at).toBe(id);
  }
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(at).toBe(ids[2]);
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.record)).toBe(ids[2]);
});

test('a card is dropped on the lane that is last in sight, and a part of a ring leads to all that it is drawn of', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'recruiter@demo.example', password: 'Tenure-Demo-2026' }, headers: { origin: demo.server.origin } });
  const page = await context.newPage();
  await page.goto(`${demo.server.origin}/v3/recruitment/job-candidates?shape=BOARD`);
  const lane = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) });
  const card = lane('Applied').locator('[data-record]').first();
  const [from, to] = [(await card.boundingBox())!, (await lane('Interview').boundingBox())!];
  await page.mouse.move(from.x + 60, from.y + 12);
  await page.mouse.down();
  await page.mouse.move(to.x + 100, to.y + 120, { steps: 8 });
  await lane('Interview').getByText('Move to Interview').waitFor();
  await page.waitForTimeout(400);
  expect((await lane('Interview').boundingBox())!.x).toBe(to.x);
  await page.keyboard.press('Escape');
  await page.mouse.up();

  await page.goto(`${demo.server.origin}/v3/recruitment/job-posts?shape=CHART&group=status,departmentId&chart=PIE`);
  await page.locator('[data-chart] .recharts-sector').first().dispatchEvent('click');
  await page.waitForURL((url) => !url.searchParams.has('shape'));
  expect(JSON.parse(new URL(page.url()).searchParams.get('filter')!)).toEqual({ status: { in: ['OPEN'] } });
});

test('the calendar of one’s own leave says what it is for, without naming oneself', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, timezoneId: 'Pacific/Auckland' });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'employee@demo.example', password: 'Tenure-Demo-2026' }, headers: { origin: demo.server.origin } });
  const page = await context.newPage();
  await page.goto(`${demo.server.origin}/v3/employee-self-service/leave-request`);
  const [, year = '', month = ''] = /(\d{4})\/(\d\d)\/\d\d/.exec(await page.getByRole('gridcell', { name: /^\d{4}\// }).first().innerText())!;
  await page.goto(`${demo.server.origin}/v3/employee-self-service/leave-request?shape=CALENDAR&at=${year}-${month}-01`);
  const entry = page.locator('[data-record]').first();
  await entry.waitFor();
  expect(await entry.innerText()).not.toContain('Kavitha');
});

test('the calendar of candidates names them, not who looks after them', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'recruiter@demo.example', password: 'Tenure-Demo-2026' }, headers: { origin: demo.server.origin } });
  const page = await context.newPage();
  await page.goto(`${demo.server.origin}/v3/recruitment/job-candidates?shape=CALENDAR&by=appliedOn`);
  const entry = page.locator('[data-record]').first();
  await entry.waitFor();
  const { rows } = (await (await demo.server.ask('/graphql/recruitment', { body: { query: 'query ($id: [ID!]) { page: listCandidates(filter: { ids: $id }) { rows { name } } }', variables: { id: [await entry.getAttribute('data-record')] } }, headers: { cookie: await demo.server.signIn('recruiter@demo.example') } })).json() as { data: { page: { rows: { name: string }[] } } }).data.page;
  expect(await entry.locator('b').innerText()).toBe(rows[0]!.name);
});
