/** Somebody who was hired opens the link of the mail on a phone, tells who they are, brings what is asked for and sends it; the specialist makes them an employee. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { pdf } from '../support/applying.ts';
import { startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { clientOf, dataOf } from '../support/graphql.ts';
import type { Client } from '../support/graphql.ts';
import { invite, mailedCode, person, rows } from '../support/joining.ts';
import { addCandidate, addPost, employeeOf, statusNamed } from '../server/candidates.ts';
import { bringAxe } from './support/axe-findings.ts';

const EMAIL = 'mei.joins@mail.example';

let server: DemoServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let hr: Client;
let id: string;
let link: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startDemoServer(), launchBrowser()]);
  context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en', reducedMotion: 'reduce' });
  page = await context.newPage();
  hr = clientOf(server, await server.signIn('hr@demo.example'));
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const findings = async (): Promise<readonly string[]> => {
  await bringAxe(page);
  return page.evaluate(() => window.axeFindings());
};
const step = (title: string) => page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
const goOn = () => page.getByRole('button', { name: 'Save and continue' }).last().click();
const paper = (name: string) => page.locator('section.box').filter({ has: page.getByRole('heading', { name, exact: true }) });
const bring = async (name: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> => {
  await paper(name).locator('input[type=file]').setInputFiles(file);
  await paper(name).getByRole('link', { name: file.name }).waitFor();
  // The page comes back to where the person was.
  await expect.poll(() => paper(name).evaluate((box) => box.getBoundingClientRect().top < window.innerHeight && box.getBoundingClientRect().bottom > 0)).toBe(true);
};
const scan = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });

it('is invited as a hired candidate, by a mail with a link', async () => {
  const recruiter = clientOf(server, await server.signIn('recruiter@demo.example'));
  const members = [{ employeeId: await employeeOf(server, 'recruiter@demo.example'), role: 'RECRUITER' }, { employeeId: await employeeOf(server, 'hr@demo.example'), role: 'ONBOARDING_SPECIALIST' }];
  const candidate = await addCandidate(recruiter, { firstName: 'Mei', lastName: 'Chua', email: EMAIL, jobPostId: await addPost(server, recruiter, 'Loom fitter', members) });
  await rows(server, 'update candidate set status_id = $3, version = version + 1 where org_code = $1 and id = $2', [candidate, await statusNamed(server, 'Hired')]);
  const { answer } = dataOf(await recruiter<{ answer: { individualId: number[] } }>('onboarding', `mutation { answer: startOnboarding(candidateId: [${candidate}], joiningDate: "2099-03-01") { individualId } }`));
  id = String(answer.individualId[0]);
  const [mail] = await rows<{ body: string }>(server, `select body from outbox_message where org_code = $1 and recipient = $2 and template = 'onboardingInvited'`, [EMAIL]);
  link = /^\/v3\/join\/\S+$/m.exec(mail!.body)![0];
});

it('gets in by the mailed passcode and sees what there is to do', async () => {
  await page.goto(`${server.origin}${link}`);
  await page.getByRole('heading', { name: 'Welcome, Mei' }).waitFor();
  await page.getByText(/at Northwind Textiles on March 1, 2099/).waitFor();
  expect(await findings()).toEqual([]);
  await page.getByRole('button', { name: 'Send passcode' }).click();
  await page.getByLabel('Passcode').fill(await mailedCode(server, EMAIL));
  expect(await findings()).toEqual([]);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('things are missing').first().waitFor();
  expect(await findings()).toEqual([]);
  await page.getByRole('link', { name: 'Begin' }).click();
});

it('tells who they are, and is told in place what is not right', async () => {
  await step('About you');
  expect(await page.getByLabel('First name').inputValue()).toBe('Mei');
  await page.getByLabel('Date of birth').fill('1994-05-06');
  await page.getByLabel('Mobile number').fill('12');
  await page.getByLabel('Street, line 1').fill('5 Loom Lane');
  await page.getByLabel('City').fill('Singapore');
  await page.getByLabel('Country').selectOption('SG');
  await page.getByLabel('Nationality').selectOption('SG');
  expect(await findings()).toEqual([]);
  // Another language takes along what was typed, right or wrong.
  const turn = async (next: 'English' | 'Français'): Promise<void> => {
    await page.locator('.languages summary').click();
    const lines = await page.locator('.languages li').evaluateAll((all) => all.map((line) => line.firstElementChild!.getBoundingClientRect()).map(({ width, height }) => width > 100 && height < 60));
    expect(lines).toEqual([true, true, true, true]);
    await page.getByRole('link', { name: next, exact: true }).click();
    await page.locator(`html[lang=${next === 'English' ? 'en' : 'fr'}]`).waitFor();
  };
  await turn('Français');
  expect([await page.locator('#f-phone').inputValue(), await page.locator('#f-address-city').inputValue()]).toEqual(['12', 'Singapore']);
  await turn('English');
  await goOn();
  await page.getByRole('alert').getByText('1 answer was not saved').waitFor();
  expect(await page.getByLabel('Mobile number').getAttribute('aria-invalid')).toBe('true');
  expect(await findings()).toEqual([]);
  await page.getByRole('alert').getByRole('link', { name: 'Mobile number' }).click();
  await page.getByLabel('Mobile number').fill('+65 9123 4567');
  // Without a connection the page stays, with what was entered and chosen.
  await page.context().setOffline(true);
  await page.getByLabel('Photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByText('Nothing was sent: there is no connection.').waitFor();
  await page.context().setOffline(false);
  expect(await page.getByLabel('Mobile number').inputValue()).toBe('+65 9123 4567');
  await page.getByLabel('Photo').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
  await page.getByRole('link', { name: 'me.png' }).waitFor();
  await goOn();
});

it('names whom to call and a dependent, in boxes that open by keyboard', async () => {
  await step('Family and emergency contacts');
  const contact = page.locator('#f-emergencyContacts-new');
  await contact.getByLabel('Name').fill('Ken Chua');
  await contact.getByLabel('Phone').fill('+65 9123 4568');
  await page.getByText('Add a family member').focus();
  await page.keyboard.press('Enter');
  const member = page.locator('#f-family-new');
  await member.getByLabel('Name').fill('Mia Chua');
  await member.getByLabel('Relationship').selectOption({ index: 1 });
  await member.getByLabel('Dependent').check();
  expect(await findings()).toEqual([]);
  await member.getByRole('button', { name: 'Save and add another' }).click();
  await page.getByText('Mia Chua').waitFor();
  await goOn();
});

it('keeps what was typed when the page is left without a button, and goes on', async () => {
  await step('Education and experience');
  await page.getByText('Add a degree or course').click();
  const degree = page.locator('#f-education-new');
  await degree.getByLabel('Qualification').fill('Diploma in textiles');
  await degree.getByLabel('Institution').fill('Nanyang College');
  expect(await findings()).toEqual([]);
  await page.getByRole('link', { name: 'All steps' }).click();
  await page.getByRole('heading', { name: 'Welcome, Mei' }).waitFor();
  await expect.poll(async () => rows(server, 'select institution from individual_education where org_code = $1 and onboarding_individual_id = $2', [id]), { timeout: 10_000 }).toEqual([{ institution: 'Nanyang College' }]);
  await page.getByRole('link', { name: 'Documents', exact: true }).click();
});

it('brings what is asked for as files, each sent as it is chosen', async () => {
  await step('Documents');
  await page.getByText('One of these is enough.').first().waitFor();
  expect(await findings()).toEqual([]);
  await bring('Confidentiality agreement', scan('signed.pdf'));
  await bring('Passport copy', scan('passport.pdf'));
  await bring('Degree certificate', scan('degree.pdf'));
  await bring('Machine guarding', scan('guarding.pdf'));
  await bring('First aid', scan('aid.pdf'));
  // What HR needs besides, under its name.
  for (const name of ['Medical fitness', 'Relieving letter']) {
    const box = page.locator('#f-documents-new');
    if ((await box.getAttribute('open')) === null) await box.locator('summary').first().click();
    const last = box.locator('[role=group]').last();
    await last.getByLabel('Document subtype').selectOption({ label: name });
    await last.locator('input[type=file]').setInputFiles(scan(`${name}.pdf`));
    await page.getByRole('link', { name: `${name}.pdf` }).waitFor();
  }
  expect(await findings()).toEqual([]);
  await goOn();
});

it('gives the account, looks everything over and sends it', async () => {
  await step('Bank account');
  await page.getByLabel('Bank', { exact: true }).or(page.locator('#f-bankId')).first().selectOption({ index: 1 });
  await page.getByLabel('Country of the bank').selectOption('DE');
  await page.getByLabel('Account number or IBAN').fill('DE89 3704 0044 0532 0130 00');
  await page.getByLabel('Account holder').fill('Mei Chua');
  expect(await findings()).toEqual([]);
  await goOn();
  await step('Look over and send');
  expect(await page.getByText(/missing/).count()).toBe(0);
  await page.getByText('5 Loom Lane, Singapore, Singapore').waitFor();
  expect(await findings()).toEqual([]);
  await page.getByRole('checkbox', { name: /I agree that Northwind Textiles/ }).check();
  await page.getByRole('button', { name: 'Send everything' }).click();
  await page.getByRole('heading', { name: 'Sent, thank you' }).waitFor();
  expect(await findings()).toEqual([]);
  expect(await person(server, id)).toMatchObject({ status: 'SUBMITTED', account_number: 'DE89370400440532013000' });
});

it('becomes an employee with all that was brought, and the link says so', async () => {
  await rows(server, `update onboarding_individual set department_id = (select min(id) from department where org_code = $1), location_id = (select min(id) from location where org_code = $1), version = version + 1 where org_code = $1 and id = $2`, [id]);
  const { answer } = dataOf(await hr<{ answer: { employeeId: number } }>('onboarding', `mutation { answer: makeEmployee(individualId: ${id}) { employeeId } }`));
  const papers = await rows<{ name: string; held: boolean }>(server, `select s.name, d.file is not null as held from employee_document d join document_subtype s on s.org_code = d.org_code and s.id = d.document_subtype_id where d.org_code = $1 and d.employee_id = $2 order by s.name`, [answer.employeeId]);
  expect(papers).toEqual(['Confidentiality agreement', 'Degree certificate', 'Medical fitness', 'Passport copy', 'Relieving letter'].map((name) => ({ name, held: true })));
  expect(await rows(server, 'select first_name as name, phone, photo is not null as photo from employee where org_code = $1 and id = $2', [answer.employeeId])).toEqual([{ name: 'Mei', phone: expect.stringContaining('9123'), photo: true }]);
  await page.goto(`${server.origin}${link}`);
  await page.getByRole('heading', { name: 'You are part of the team' }).waitFor();
});

it('fits 320 pixels in every language, works without a script, and brings less than 100 KiB', async () => {
  const other = await invite(server);
  const plain = await browser.newContext({ viewport: { width: 320, height: 700 }, javaScriptEnabled: false });
  const bare = await plain.newPage();
  const scripts = new Map<string, number>();
  page.on('response', (response) => void response.body().then((body) => response.url().endsWith('.js') && scripts.set(response.url(), body.length), () => undefined));
  await bare.goto(`${server.origin}/v3/join/${other.token}`);
  await bare.getByRole('button', { name: 'Send passcode' }).click();
  await bare.getByLabel('Passcode').fill(await mailedCode(server, other.email));
  await bare.getByRole('button', { name: 'Continue' }).click();
  await bare.getByRole('link', { name: 'Begin' }).click();
  await bare.getByLabel('Mobile number').fill('+65 9123 4567');
  await bare.getByRole('button', { name: 'Save and continue' }).last().click();
  await bare.getByRole('heading', { level: 1, name: 'Family and emergency contacts' }).waitFor();
  expect((await person(server, other.id))['phone']).toBe('+6591234567');
  await context.addCookies(await plain.cookies());
  await page.setViewportSize({ width: 320, height: 700 });
  for (const language of ['en', 'fr', 'ja', 'es'])
    for (const name of ['', '/personal', '/family', '/background', '/papers', '/bank', '/send']) {
      await page.goto(`${server.origin}/v3/join/${other.token}${name}?lang=${language}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), `${name} ${language}`).toBeLessThanOrEqual(0);
    }
  expect(scripts.values().reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(100 * 1024);
  await plain.close();
});
