/** The one idea: an SDL file and its words become a working product, and what no longer fits does not compile. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { asAdministrator, createTestDatabase, type TestDatabase } from '../support/database.ts';
import { demoTemplateName, testAppRole, testRootKey } from '../support/database.global.ts';
import { PASSWORD } from '../support/demo-server.ts';
import * as course from './support/training-course.ts';
import { wholeProject, type WholeProject } from './support/whole-project.ts';

const SDL = 'schema/core-hr/training-course.graphql';
const WORDS = 'src/messages/core-hr/training-course.yml';
const LIST = '/core-hr/training-courses';

let project: WholeProject;
let database: TestDatabase;
let browser: Browser;
let page: Page;
let origin: string;
let firstAid: string;
const complaints: string[] = [];

beforeAll(async () => {
  project = wholeProject();
  project.write(SDL, course.sdl);
  project.write(WORDS, course.words);
  project.run('tools/codegen/main.ts');
  expect(project.run('tools/migration.ts', 'training_courses')).toMatch(/_training_courses\.sql: \d+ steps/);
  // As `npm run build` does, without the career page and without a compressed copy of each file, which nobody fetches here.
  project.run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
  // The demo as it was before there was such an entity: the next start brings its table, and its form to those who have all of them.
  database = await createTestDatabase({ from: demoTemplateName });
  // An application role has its database's name; this one may do what the template's may.
  await asAdministrator(`create role "${database.name}_app" in role "${testAppRole}"`);
  origin = await project.start({ PORT: '0', DATABASE_URL: database.url, DEMO: '1', SECRET_KEY: testRootKey.toString('base64') });
  browser = await launchBrowser();
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  await context.request.post(`${origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin } });
  page = await context.newPage();
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await project?.remove();
  await database?.drop();
});

const text = (name: RegExp) => page.getByRole('textbox', { name });
const cell = (name: string) => page.getByRole('gridcell', { name, exact: true });

it('stands in the navigation, and says what an empty list is for', async () => {
  await page.goto(`${origin}/v3/`);
  await page.getByPlaceholder('Filter screens').fill('training');
  await page.getByRole('navigation').getByRole('link', { name: 'Training courses' }).click();
  await page.getByRole('heading', { name: /Training courses/ }).first().waitFor();
  await page.getByText('Training courses teach employees a skill. Add the first one.').waitFor();
});

it('creates a record with money, a date, a reference and child rows', async () => {
  await page.getByRole('button', { name: 'Add training course', exact: true }).first().click();
  await text(/^Name/).fill('First aid');
  await text(/^Code/).fill('FA-1');
  await text(/^Fee/).fill('120.5');
  await text(/^Starts on/).fill('2026-03-02');
  await page.getByRole('combobox', { name: /^Department/ }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: /Add session/ }).click();
  await text(/^Topic/).fill('Bandages');
  await page.keyboard.press('Control+s');
  await page.getByText('First aid added').waitFor();
  await page.getByRole('heading', { level: 1, name: 'First aid' }).waitFor();
  await page.waitForURL(/training-courses\/\d+/);
  firstAid = page.url();
});

it('refuses by its rules on the spot', async () => {
  await page.goto(`${origin}/v3${LIST}/create`);
  await text(/^Name/).fill('Xy');
  await text(/^Code/).fill('XY-1');
  await text(/^Seats/).fill('900');
  await page.getByRole('button', { name: 'Add training course' }).click();
  await page.getByText(/fields need a fix before this can be saved/).waitFor();
});

it('edits it, and its status moves only where the SDL lets it', async () => {
  await page.goto(firstAid);
  await text(/^Seats/).fill('20');
  await page.getByRole('radio', { name: 'Done', disabled: true }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('First aid saved').waitFor();
});

it('imports a file of more, and exports what is there', async () => {
  await page.goto(`${origin}/v3${LIST}/import`);
  await page.getByRole('button', { name: 'Continue to the file' }).click();
  const csv = 'Course name,Code,Places,Start,Fee,Status\nFire safety,FS-1,30,2026-04-01,80.00,Planned\nForklift,FL-1,6,2026-05-04,450.00,Planned\n';
  await page.locator('input[type=file]').setInputFiles({ name: 'courses.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: /^Match .* 2 rows|^Continue with 2 rows|2 rows/ }).click();
  await page.getByRole('button', { name: 'Check 2 rows' }).click();
  await page.getByText('Every row can be imported.').waitFor();
  await page.getByRole('button', { name: 'Continue with 2 rows' }).click();
  await page.getByRole('button', { name: 'Import 2 training courses' }).click();
  await page.getByText('2 training courses imported').first().waitFor();

  await page.goto(`${origin}/v3${LIST}`);
  for (const name of ['First aid', 'Fire safety', 'Forklift']) await cell(name).waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Text (CSV)' }).click();
  const file = readFileSync(await (await download).path(), 'utf8');
  expect(file).toContain('Fire safety');
  expect(file.trim().split('\n')).toHaveLength(4);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'More actions', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'Export: Text (CSV)' }).waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 800 });
});

it('deletes a record and takes it back', async () => {
  await page.getByRole('checkbox', { name: 'Select Forklift' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).waitFor();
  expect(await cell('Forklift').count()).toBe(0);
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await cell('Forklift').waitFor();
  expect(complaints).toEqual([]);
});

it('does not compile a page that uses a field which was renamed', () => {
  project.write('src/console/resource/seatsOf.ts', course.page);
  project.write('tsconfig.page.json', JSON.stringify({ extends: './tsconfig.json', include: [], files: ['src/console/resource/seatsOf.ts'] }));
  const compile = () => project.attempt(path.join('node_modules', 'typescript/bin/tsc'), '--noEmit', '--pretty', 'false', '-p', 'tsconfig.page.json');
  expect(compile()).toEqual({ code: 0, said: '' });

  project.write(SDL, course.sdl.replace('seats: Int! @rule(min: 1, max: 500) @column(', 'capacity: Int! @rule(min: 1, max: 500) @column(was: "seats", '));
  project.write(WORDS, course.words.replaceAll('trainingCourse.seats', 'trainingCourse.capacity'));
  project.run('tools/codegen/main.ts');
  expect(project.run('tools/migration.ts', 'rename_seats')).toMatch(/_rename_seats\.sql/);
  const { code, said } = compile();
  expect(code).not.toBe(0);
  expect(said).toContain(`seatsOf.ts(6,109): error TS2339: Property 'seats' does not exist on type`);
});
