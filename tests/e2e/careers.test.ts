/** A stranger on a phone: finds a post, applies, gets in by the mailed passcode, sees the status and withdraws. And who designs the page sees what they change. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageOf } from '../../src/server/mail/transport.ts';
import { launchBrowser } from '../support/browser.ts';
import { pdf, query } from '../support/applying.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { bringAxe } from './support/axe-findings.ts';

let server: DemoServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemoServer(), launchBrowser()]);
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' });
  page = await context.newPage();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const findings = async (): Promise<readonly string[]> => {
  await bringAxe(page);
  return page.evaluate(() => window.axeFindings());
};
/** Room that the words in the field of the search lack. */
const lacking = (): Promise<number> =>
  page.getByRole('searchbox').evaluate((field: HTMLInputElement) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    const { fontSize, fontFamily, paddingLeft, paddingRight } = getComputedStyle(field);
    pen.font = `${fontSize} ${fontFamily}`;
    return pen.measureText(field.placeholder).width - (field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
  });
/** As people do who are used to double clicks, or see nothing happen: the answer of the first press is still on its way. */
const pressTwice = async (name: string, answer: string): Promise<void> => {
  await page.route('**/candidate-portal/*', async (route) => {
    await new Promise((go) => setTimeout(go, 400));
    await route.continue();
  });
  const button = page.getByRole('button', { name });
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  for (let at = 0; at < 2; at += 1) {
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.waitForTimeout(100);
  }
  await page.getByText(answer).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
};
const overflow = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

it('lets the keyboard go through the choices of a filter, and stay at it', async () => {
  await page.goto(`${server.origin}/v3/careers`);
  const place = page.getByRole('combobox', { name: 'Place' });
  const [, , second] = await place.locator('option').evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  await place.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(`**/careers?location=${second}`);
  expect(await page.evaluate(() => (document.activeElement as HTMLSelectElement).name)).toBe('location');
});

it('finds a post by a word and opens it, in one tap on its card', async () => {
  await page.goto(`${server.origin}/v3/careers`);
  expect(await findings()).toEqual([]);
  const banner = await page.locator('.hero').boundingBox();
  expect(banner?.height).toBeLessThanOrEqual(300);
  await page.getByRole('searchbox').fill('services');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Backend engineer' }).click();
  await page.getByRole('heading', { level: 1, name: 'Backend engineer' }).waitFor();
  expect(await findings()).toEqual([]);
});

it('applies in three steps, whose answers stay on the device', async () => {
  await page.getByRole('link', { name: 'Apply', exact: true }).click();
  await page.getByText('Step 1 of 3').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Fill in what is missing, then continue.').waitFor();
  await page.getByLabel('Resume', { exact: true }).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ no resume at all') });
  expect(await page.locator('[data-problem]', { hasText: 'file' }).textContent()).toContain('PDF');
  // What will be refused is not taken along to the end.
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await page.locator('[data-problem]').textContent()).toContain('PDF');
  await page.getByText('Step 1 of 3').waitFor();
  await page.getByLabel('Resume', { exact: true }).setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.alloc(5_000_001, 'words ') });
  await page.locator('[data-problem]', { hasText: 'The file size should be less than 5 MB.' }).waitFor({ timeout: 2000 });
  // The file that was taken by mistake leaves nothing behind.
  for (const name of ['Rosa Delgado', 'Jonas Weber']) {
    const [first = ''] = name.toLowerCase().split(' ');
    await page.getByLabel('Resume', { exact: true }).setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from(`${name}\n${first}@example.com\n${first === 'rosa' ? '+34 612 345 678' : ''}\n`) });
    await expect.poll(() => page.locator('input[name=email]').inputValue()).toBe(`${first}@example.com`);
  }
  expect(await page.locator('input[name=phone]').inputValue()).toBe('');
  await page.getByLabel('Resume', { exact: true }).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 2 of 3').waitFor();
  expect(await findings()).toEqual([]);
  // The way back of the phone leads to the step before, with what was chosen there.
  await page.goBack();
  await page.getByText('Step 1 of 3').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 2 of 3').waitFor();
  // A line parts one job from the next.
  await page.getByText(/^Experience/).click();
  await page.getByText('Add another').first().click();
  await page.getByRole('group', { name: 'Experience 2' }).waitFor();
  expect(await page.getByText('2. Experience').locator('..').evaluate((line) => getComputedStyle(line).borderTopWidth)).toBe('1px');
  await page.getByLabel('First name').fill('Aiko');
  await page.getByLabel('Last name').fill('Tanaka');
  await page.getByLabel('E-mail').first().fill('aiko@example.com');
  await page.getByLabel('Mobile number').first().fill('+81 90 1234 5678');
  await page.reload();
  await page.getByLabel('Resume', { exact: true }).setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByRole('button', { name: 'Continue' }).click();
  expect(await page.getByLabel('First name').inputValue()).toBe('Aiko');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Step 3 of 3').waitFor();
  await page.getByRole('checkbox', { name: /keeps my data for 24 months/ }).check();
  expect(await findings()).toEqual([]);
  // Neither a lost connection nor an answer to be corrected takes the file away.
  await page.getByRole('button', { name: 'Back' }).click();
  // What is there and wrong is not called missing.
  await page.getByLabel('E-mail').first().fill('aiko@');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Correct what is marked, then continue.').waitFor();
  await page.getByLabel('E-mail').first().fill('aiko@example.com');
  await page.getByLabel('Mobile number').first().fill('12');
  await page.getByRole('button', { name: 'Continue' }).click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Nothing was sent: there is no connection.').waitFor();
  await context.setOffline(false);
  // Where only the answer is missing it may have arrived.
  await page.route('**/job-candidates?post=*', (route) => route.abort('connectionreset'), { times: 1 });
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('No answer came from the server.').waitFor();
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Correct 1 answer, then send again.', { exact: true }).waitFor();
  await page.getByText('Step 2 of 3').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone');
  expect(await findings()).toEqual([]);
  await page.getByLabel('Mobile number').first().fill('+81 90 1234 5678');
  await page.getByRole('button', { name: 'Continue' }).click();
  // A resume takes its time on the way, and the person is told that it goes.
  await page.route('**/job-candidates?post=*', async (route) => {
    await new Promise((go) => setTimeout(go, 600));
    await route.continue();
  });
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByRole('status').filter({ hasText: 'Sending.' }).waitFor();
  await page.getByRole('heading', { name: 'Check your mail' }).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  expect(await findings()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(window.localStorage).filter((key) => key.startsWith('application ')))).toEqual([]);
});

it('follows the application by the mailed passcode, and withdraws it', async () => {
  await page.getByRole('link', { name: 'Follow your application' }).first().click();
  await page.getByLabel('E-mail').fill('aiko@example.com');
  expect(await findings()).toEqual([]);
  await page.getByRole('button', { name: 'Send passcode' }).click();
  await page.getByLabel('Passcode').waitFor();
  // Whoever comes back from their mails may find the page loaded anew: the passcode that they read still fits.
  await page.reload();
  const [mail] = await query<{ body: string }>(server, `select body from outbox_message where org_code = 'demo' and recipient = 'aiko@example.com' and template = 'portalPasscode' order by created_at desc limit 1`);
  await page.getByLabel('Passcode').fill(/\b\d{6}\b/.exec(mail?.body ?? '')?.[0] ?? '');
  await pressTwice('Open portal', 'Received. It waits to be read.');
  await page.getByLabel('Add a document').setInputFiles({ name: 'degree.pdf', mimeType: 'application/pdf', buffer: pdf });
  await pressTwice('Upload document', 'The document has arrived.');
  expect(await page.getByRole('link', { name: 'degree.pdf' }).count()).toBe(1);
  expect(await findings()).toEqual([]);
  await page.getByText('Withdraw', { exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw application' }).click();
  await page.getByText('Your application was withdrawn.').waitFor();
  await page.getByText(/Withdrawn by you on/).waitFor();
});

it('mails links and names that are longer than a phone is wide, and nothing of them beside the screen', async () => {
  const name = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren';
  const { html } = messageOf({ recipient: 'z@demo.example', subject: 'S', body: `Hello ${name},\n\n/v3/offer?token=northwind-textiles.offer.${'aB3_'.repeat(11)}` }, new URL('https://people.northwind-textiles.example'));
  await page.goto('about:blank');
  await page.setContent(html);
  expect(await overflow()).toBeLessThanOrEqual(0);
});

it('fits 320 pixels in every language, and works without a script', async () => {
  const plain = await browser.newContext({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false });
  const bare = await plain.newPage();
  for (const language of ['en', 'fr', 'ja', 'es'])
    for (const path of ['/careers', '/careers/J-101', '/job-candidates?post=J-101', '/candidate-portal']) {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.goto(`${server.origin}/v3${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      expect(await overflow(), `${path} ${language}`).toBeLessThanOrEqual(0);
      if (path !== '/careers') continue;
      expect(await lacking(), language).toBeLessThanOrEqual(0);
      expect(await page.getByRole('search').getByRole('button').count(), language).toBe(1);
    }
  await bare.goto(`${server.origin}/v3/job-candidates?post=J-102`);
  await bare.getByRole('button', { name: 'Send application' }).waitFor();
  expect(await bare.getByRole('heading', { level: 2 }).count()).toBe(3);
  await plain.close();
});

it('keeps the search in sight below the largest words that a banner may have, on a phone, one that lies, and a desk', async () => {
  const [was] = await query<Record<'size' | 'small' | 'heading' | 'text', unknown>>(server, `select heading_font_size as size, subtext_font_size as small, banner_heading as heading, banner_subtext as text from career_page where org_code = 'demo'`);
  const say = (...values: readonly unknown[]) => query(server, `update career_page set heading_font_size = $1, subtext_font_size = $2, banner_heading = $3, banner_subtext = $4 where org_code = 'demo'`, values);
  for (const heading of ['Weave tomorrow', 'Work with people who weave, spin and design the fabrics that half of the country wears, every single day of the year'])
    for (const [width, height] of [[390, 844], [844, 390], [1280, 800]] as const) {
      await say(96, 48, heading, 'Come and see what we make, and who makes it. '.repeat(6));
      await page.setViewportSize({ width, height });
      await page.goto(`${server.origin}/v3/careers`);
      const [title, find] = [(await page.getByRole('heading', { level: 1 }).boundingBox())!, (await page.getByRole('search').getByRole('searchbox').boundingBox())!];
      expect(title.height, `${heading} ${width}`).toBeLessThanOrEqual(height * 0.36);
      expect(find.y + find.height, `${heading} ${width}`).toBeLessThanOrEqual(height);
    }
  await say(was!.size, was!.small, was!.heading, was!.text);
});

it('brings less than 15 KiB of style and script', async () => {
  const sizes: number[] = [];
  const fresh = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  fresh.on('response', (response) => void response.body().then((body) => new URL(response.url()).pathname.endsWith('.js') && sizes.push(body.length), () => undefined));
  await fresh.goto(`${server.origin}/v3/careers`, { waitUntil: 'networkidle' });
  const style = await fresh.locator('style').evaluate((element) => element.textContent?.length ?? 0);
  expect(style).toBeLessThan(15 * 1024);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15 * 1024);
  await fresh.context().close();
});

it('shows who designs the page what they change, and takes a suggestion by one click', async () => {
  const desk = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const designer = await desk.newPage();
  await designer.request.post(`${server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD } });
  await designer.goto(`${server.origin}/v3/settings/recruitment/career-page-designer`);
  await designer.getByRole('textbox', { name: /Banner heading/ }).fill('Weave tomorrow');
  await designer.frameLocator('iframe').getByRole('heading', { name: 'Weave tomorrow' }).waitFor();
  await designer.getByRole('textbox', { name: /Heading size/ }).fill('96');
  await designer.getByRole('textbox', { name: /Banner subtext/ }).fill(`Wool\n${'and everything that is woven of it by hand '.repeat(6)}`);
  await designer.locator('main button', { hasText: /^Desktop$/ }).click();
  const words = designer.frameLocator('iframe').locator('.hero p', { hasText: 'woven' });
  await words.waitFor();
  // On a desk the banner is as high as its text, in the size that was asked for, line by line.
  expect(await words.evaluate((element) => [element.scrollHeight - element.clientHeight, getComputedStyle(element).whiteSpaceCollapse, getComputedStyle(element.previousElementSibling!).fontSize])).toEqual([0, 'preserve-breaks', '96px']);
  expect(await designer.frameLocator('iframe').locator('.hero .words').evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  await designer.getByRole('textbox', { name: /Heading size/ }).fill('40');
  await designer.getByRole('button', { name: 'Suggest texts' }).click();
  const first = designer.getByRole('listitem').filter({ has: designer.getByRole('button', { name: 'Use this' }) }).first();
  const heading = (await first.locator('b').textContent()) ?? '';
  await first.getByRole('button').click();
  await designer.frameLocator('iframe').getByRole('heading', { name: heading }).waitFor();
  await designer.getByRole('button', { name: 'Save', exact: true }).click();
  await designer.getByText(/Undo/).first().waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${server.origin}/v3/careers`);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await desk.close();
});
