/** From a quarter with a month that was not deposited to the file for the authority. */
import { expect, it } from 'vitest';
import { PASSWORD } from '../support/demo-server.ts';
import { forAllTests } from './support/demo.ts';

const demo = forAllTests();
const FORMS = '/v3/tax-and-statutory-compliance/compliance-forms/form-24q';

it('Payroll sees what was not deposited, enters the challan, generates Form 24Q and downloads it', async () => {
  const context = await demo.browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, acceptDownloads: true });
  await context.request.post(`${demo.server.origin}/auth/sign-in`, { data: { email: 'payroll@demo.example', password: PASSWORD } });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${demo.server.origin}${FORMS}/1`);

  const points = page.getByRole('region', { name: 'To look at' });
  const open = points.getByRole('listitem').filter({ hasText: 'Deducted, and not deposited' });
  const amount = (await open.innerText()).match(/₹([\d,.]+)/)![1]!.replaceAll(',', '');
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('alert').getByText('Deducted, and not deposited: mend this first.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await open.getByRole('link').click();
  await page.waitForURL(/\/challans/);
  const month = decodeURIComponent(page.url()).match(/"(\d{4}-\d\d)"/)![1]!;

  await page.goto(`${demo.server.origin}${FORMS}/challans/create`);
  await page.getByRole('textbox', { name: 'Month of deduction' }).fill(month);
  await page.getByRole('textbox', { name: 'BSR code' }).fill('0240271');
  await page.getByRole('textbox', { name: 'Deposited on' }).fill(`${month.replace('-', '/')}/28`);
  await page.getByRole('textbox', { name: 'Serial number' }).fill('1199');
  await page.getByLabel(/^Tax\b/).first().fill(amount);
  await page.keyboard.press('Control+s');
  await page.waitForURL(({ pathname }) => !pathname.endsWith('/create'));

  await page.goto(`${demo.server.origin}${FORMS}/1`);
  await page.getByRole('button', { name: 'Generate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click();
  await page.getByText(/^Statement of \d+ people generated$/).first().waitFor();
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download the return (text)' }).click()]);
  expect(saved.suggestedFilename()).toMatch(/^\w+Q\d\.txt$/);
  const [book] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download as XLSX' }).click()]);
  expect(book.suggestedFilename()).toMatch(/\.xlsx$/);
  await page.getByRole('tab', { name: 'Annexure I' }).click();
  await page.getByRole('searchbox', { name: 'Search by name, number or PAN' }).fill('Priya');
  await page.getByRole('rowheader', { name: /Priya Menon/ }).first().waitFor();
  expect(complaints).toEqual([]);
});
