/** Somebody who is here twice: seen while typing, compared, merged, and two again after the undo. */
import { expect, test } from 'vitest';
import { compareDue } from '../../src/server/recruitment/duplicates/worker.ts';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();

const add = async (input: object): Promise<void> => {
  const answer = (await (await demo.server.ask('/graphql/recruitment', { body: { query: 'mutation ($input: CandidateInput!) { addCandidate(input: $input) { row { id } } }', variables: { input } }, headers: { cookie: await demo.server.signIn('admin@demo.example') } })).json()) as { errors?: unknown };
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
};

test('a recruiter sees while typing that somebody is here already, compares two records, merges them and takes that back', async () => {
  await add({ firstName: 'Ishaan', lastName: 'Bhardwaj', email: 'ishaan.b@mail.example', phone: '+919811199901', currentLocation: 'Jaipur' });
  await add({ firstName: 'Bhardwaj', lastName: 'Ishaan', email: 'ishaan.b+looms@mail.example', phone: '+919811199902', currentLocation: 'Surat', currentEmployer: 'Blue Looms' });
  while ((await compareDue(demo.server.db)) > 0);
  const context = await demo.browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin: demo.server.origin } });
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));

  await page.goto(`${demo.server.origin}/v3/recruitment/job-candidates/create`);
  await page.getByRole('textbox', { name: /^First name/ }).fill('Ishan');
  await page.getByRole('textbox', { name: /^Last name/ }).fill('Bhardwaj');
  await page.getByRole('textbox', { name: /^Personal e-?mail/i }).fill('ishaan.b@mail.example');
  const warning = page.getByRole('status').filter({ hasText: 'May be here already' });
  await warning.getByRole('link', { name: 'Ishaan Bhardwaj' }).waitFor();
  await page.getByRole('textbox', { name: /^Personal e-?mail/i }).fill('nobody.else@mail.example');
  await warning.waitFor({ state: 'detached' });

  await page.goto(`${demo.server.origin}/v3/recruitment/job-candidates/duplicate-candidates`);
  await page.getByRole('link', { name: /^Compare .*Ishaan Bhardwaj/ }).click();
  const town = page.getByRole('radiogroup', { name: 'Current location' });
  await town.getByRole('radio', { name: /Bhardwaj Ishaan/ }).check();
  expect(await town.locator('[data-result]').textContent()).toBe('Surat');
  await page.getByRole('button', { name: 'Merge 2 candidates into one' }).click();
  await page.getByText('Merged into Ishaan Bhardwaj').first().waitFor();
  await page.getByRole('heading', { name: 'Ishaan Bhardwaj' }).waitFor();
  await page.getByText('Surat').first().waitFor();

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByText('Jaipur').first().waitFor();
  await page.getByRole('link', { name: '1 possible duplicate' }).click();
  await page.getByRole('button', { name: /^Not the same/ }).click();
  await page.getByText('Nobody else seems to be this person').waitFor();
  expect(problems).toEqual([]);
});
