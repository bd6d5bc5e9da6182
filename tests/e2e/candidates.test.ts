/** A recruiter's day with one candidate: added, moved on the board by keyboard, archived, taken back, archived again, found and restored. */
import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { pdf } from '../support/applying.ts';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

const NAME = 'Rohan Deshpande';

/** A post of the first designation, named after it where nothing else is said. */
const addPost = async (named?: string): Promise<{ readonly id: string; readonly title: string }> => {
  const cookie = await demo.server.signIn('recruiter@demo.example');
  const asked = async (endpoint: string, query: string, variables: object = {}) => {
    const answer = (await (await demo.server.ask(`/graphql/${endpoint}`, { body: { query, variables }, headers: { cookie } })).json()) as { data?: Record<string, { rows: { id: string; title: string }[] }>; errors?: unknown };
    if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  const found = await asked('core-hr', '{ lookupDesignations(limit: 1) { rows { id title } } }');
  const designation = found!['lookupDesignations']!.rows[0]!;
  const title = named ?? designation.title;
  const added = await asked('recruitment', 'mutation ($input: JobPostInput!) { addJobPost(input: $input) { row { id } } }', { input: { title, designationId: designation.id, description: 'Leads a shift of looms.' } });
  return { id: (added!['addJobPost'] as unknown as { row: { id: string } }).row.id, title };
};

const act = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('banner').or(page.locator('header')).getByRole('button', { name: 'More actions' }).last().click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

const archive = async (page: Page): Promise<void> => {
  await act(page, 'Archive');
  const dialog = page.getByRole('dialog', { name: `Archive ${NAME}` });
  await dialog.getByRole('combobox', { name: /Archive reason/ }).click();
  await page.getByRole('option', { name: 'No answer' }).click();
  await dialog.getByRole('button', { name: 'Archive', exact: true }).click();
  await page.getByText(`${NAME} archived`).first().waitFor();
};

test('a recruiter adds a candidate, moves them on the board by keyboard, archives them with a reason, undoes it, and restores them from the archive', async () => {
  const { title: post } = await addPost();
  const context = await demo.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'recruiter@demo.example', password: PASSWORD }, headers: { origin: demo.server.origin } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (line) => line.type() === 'error' && !line.text().includes('404') && problems.push(line.text()));

  await page.goto(`${demo.server.origin}/v3/recruitment/job-candidates/create`);
  await page.getByRole('textbox', { name: /^First name/ }).fill('Rohan');
  await page.getByRole('textbox', { name: /^Last name/ }).fill('Deshpande');
  await page.getByRole('combobox', { name: /^Job post/ }).fill(post);
  await page.getByRole('option', { name: new RegExp(`^${post}`) }).first().click();
  await page.getByRole('button', { name: 'Add candidate' }).last().click();
  const missing = page.getByRole('alert').getByRole('link');
  expect(await missing.allTextContents()).toEqual(['Resume', 'Personal email', 'Mobile number', 'Gender', 'Date of birth']);
  await page.getByRole('textbox', { name: /^Personal email/ }).fill('rohan.d@mail.example');
  await page.getByRole('group', { name: /^Mobile number/ }).getByRole('textbox').fill('98111 99907');
  await page.locator('input[type=file][accept*=msword]').setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('radio', { name: 'Not stated' }).click();
  await page.getByRole('textbox', { name: /^Date of birth/ }).fill('1994-03-08');
  await page.getByRole('textbox', { name: /^Date of birth/ }).blur();
  await page.getByRole('link', { name: 'resume.pdf' }).waitFor();
  await missing.first().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Add candidate' }).last().click();
  await page.getByText(`${NAME} added`).first().waitFor();

  await page.goto(`${demo.server.origin}/v3/recruitment/job-candidates?shape=BOARD&search=Deshpande`);
  const card = page.getByRole('region', { name: /^Applied/ }).getByRole('button', { name: NAME, exact: true });
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('region', { name: /^Screening/ }).getByText('Move to Screening').waitFor();
  await page.keyboard.press('Space');
  await page.getByText(`${NAME} moved to Screening`).first().waitFor();
  const moved = page.getByRole('region', { name: /^Screening/ }).getByRole('button', { name: NAME, exact: true });
  await moved.waitFor();
  await moved.click();
  await page.waitForURL(/record=\d+/);
  const id = new URL(page.url()).searchParams.get('record');

  await page.goto(`${demo.server.origin}/v3/recruitment/job-candidates/${id}`);
  await page.getByRole('list', { name: `Stages of ${NAME}` }).getByRole('button', { name: 'Interview' }).click();
  await page.getByText(`${NAME} moved to Interview`).first().waitFor();
  await page.locator('[aria-current=step]').filter({ hasText: 'Interview' }).waitFor();

  await archive(page);
  await page.waitForURL(/archived-candidates/);
  await page.getByText(/^Archived on .*No answer$/).waitFor();
  await page.getByRole('status').filter({ hasText: `${NAME} archived` }).getByRole('button', { name: 'Undo' }).click();
  await page.waitForURL(/job-candidates/);
  await page.locator('[aria-current=step]').filter({ hasText: 'Interview' }).waitFor();

  await archive(page);
  await page.waitForURL(/archived-candidates/);
  await page.goto(`${demo.server.origin}/v3/recruitment/archived-candidates?search=Deshpande`);
  await page.getByRole('gridcell', { name: NAME, exact: true }).waitFor();
  await page.goto(`${demo.server.origin}/v3/recruitment/archived-candidates/${id}`);
  await act(page, 'Restore');
  await page.getByRole('dialog', { name: `Restore ${NAME}` }).getByRole('button', { name: 'Restore', exact: true }).click();
  await page.waitForURL(/job-candidates/);
  await page.locator('[aria-current=step]').filter({ hasText: 'Interview' }).waitFor();
  expect(problems).toEqual([]);
  await context.close();
});

test('a title is read whole as long as something else in the head of the page can give way', async () => {
  const context = await demo.browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'recruiter@demo.example', password: PASSWORD }, headers: { origin: demo.server.origin } });
  const page = await context.newPage();
  for (const title of ['Carpet designer A', 'Senior carpet designer']) {
    const { id } = await addPost(title);
    await page.goto(`${demo.server.origin}/v3/recruitment/job-posts/${id}`);
    await page.getByRole('button', { name: 'Ask for approval' }).waitFor();
    // The browser cuts a word off for the least part of a pixel.
    const lacking = await page.getByRole('heading', { level: 1, name: title }).evaluate((head) => {
      const words = document.createRange();
      words.selectNodeContents(head);
      return words.getBoundingClientRect().width - head.getBoundingClientRect().width;
    });
    expect(lacking).toBeLessThan(0.02);
  }
  await context.close();
});
