/** What goes wrong between browser and server, and what the person is told (specification 0 §8). */
import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { askGraphql } from '../support/ask-graphql.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { axeProblems } from './support/axe-findings.ts';

let server: DemoServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await startDemoServer();
  const cookie = await server.signIn('admin@demo.example');
  // Nothing refers to it, so that its deletion asks for no other to take its place.
  await askGraphql(server, cookie, 'core-hr', 'mutation { addGrade(input: { name: "Spare grade", code: "SPARE" }) { row { id } } }');
  browser = await launchBrowser({ savesData: false });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

beforeEach(async () => {
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
  await context.request.post(`${server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin: server.origin } });
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});

afterEach(() => context.close());

const open = (path: string) => page.goto(`${server.origin}/v3${path}`);

/** Meets every writing call to an endpoint; what is read goes on. */
const onWrite = (endpoint: string, meet: (route: Route) => Promise<void>): Promise<unknown> =>
  page.route(`**/graphql/${endpoint}`, (route) => (/"query":"\s*mutation/.test(route.request().postData() ?? '') ? meet(route) : route.continue()));

/** Deletes a grade, which the fault then meets. */
const deleteGrade = async (): Promise<void> => {
  await open('/core-hr/grades');
  await page.getByRole('checkbox', { name: 'Select Spare grade' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click();
};

const told = (text: string | RegExp) => page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text }).first().waitFor();
const signInPage = () => page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
const stillThere = () => page.getByRole('gridcell', { name: 'Spare grade', exact: true }).waitFor();

describe('a call that fails', () => {
  it.each([
    [400, '<h1>Bad Request</h1>', 'The server did not understand the request. If you continue to see this issue please contact the platform administrator.'],
    [403, '{"errorCode":"CLOSED","message":"Grades are closed for the audit."}', 'Grades are closed for the audit'],
    [404, '{"errorCode":"MOVED","message":"Grades have moved to another service."}', 'Grades have moved to another service'],
    [502, '<h1>Bad Gateway</h1>', 'There is a temporary issue. Try again in a few minutes, and contact support if it goes on.'],
    [504, '', 'There is a temporary issue. Try again in a few minutes, and contact support if it goes on.'],
  ])('with %i says so and keeps the page', async (status, body, text) => {
    await onWrite('core-hr', (route) => route.fulfill({ status, body, contentType: body.startsWith('{') ? 'application/json' : 'text/html' }));
    await deleteGrade();
    await told(text);
    await stillThere();
  });

  it('with 401, also after a refresh, leads to the sign-in page, which says why', async () => {
    await onWrite('core-hr', (route) => route.fulfill({ status: 401, json: { errorCode: 'UNAUTHENTICATED', message: 'Your session has expired' } }));
    await deleteGrade();
    await signInPage();
    await page.getByText('Your session has expired').waitFor();
  });

  it('with an answer that is not JSON ends the session, as the specification has it', async () => {
    await onWrite('core-hr', (route) => route.fulfill({ status: 200, body: '<html><body>Guest network: please accept</body></html>', contentType: 'text/html' }));
    await deleteGrade();
    await signInPage();
  });

  it('without a network names it, for twenty seconds', async () => {
    await onWrite('core-hr', (route) => route.abort('internetdisconnected'));
    await page.clock.install();
    await deleteGrade();
    await told('No answer came from the server.');
    await page.clock.runFor(15_000);
    await told('No answer came from the server.');
    await page.clock.runFor(8_000);
    await expect.poll(() => page.getByText('No answer came from the server.').count()).toBe(0);
    await stillThere();
  });
});

describe('a list', () => {
  it('that is not reached says so and comes when it is tried again', async () => {
    await page.route('**/graphql/core-hr', (route) => route.abort('internetdisconnected'));
    await open('/core-hr/grades');
    await page.getByText('Check the connection, then try again.').waitFor();
    await page.unroute('**/graphql/core-hr');
    await page.getByRole('button', { name: 'Try again' }).click();
    await stillThere();
  });

  it('that is slow shows its columns and bars at once, and everything else works meanwhile', async () => {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/graphql/core-hr', async (route) => {
      await gate;
      await route.continue();
    });
    await open('/core-hr/grades');
    await page.getByRole('heading', { level: 1, name: 'Grades' }).waitFor();
    await page.getByRole('columnheader', { name: /^Grade|^Name/ }).first().waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('listbox').waitFor();
    await page.keyboard.press('Escape');
    go();
    await stillThere();
  });
});

it('leaves the focus on what is tried again, whether it fails once more or comes', async () => {
  let isAway = false;
  await page.route('**/graphql/core-hr', async (route) => {
    if (!(route.request().postData() ?? '').includes('History(')) return route.continue();
    if (isAway) {
      await new Promise((resolve) => setTimeout(resolve, 700));
      return route.fulfill({ status: 502, body: '' });
    }
    const answer = await route.fetch();
    // Older changes than there are.
    return route.fulfill({ response: answer, body: (await answer.text()).replace(/"totalRecords":\d+/, '"totalRecords":60') });
  });
  await open('/core-hr/grades');
  await page.getByRole('gridcell', { name: 'Spare grade', exact: true }).click();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('tab', { name: 'History' }).click();
  isAway = true;
  await page.getByRole('button', { name: 'Show older changes' }).click();
  const again = page.getByRole('button', { name: 'Try again' });
  await again.focus();
  for (const _ of [1, 2]) {
    await page.keyboard.press('Enter');
    await expect.poll(() => again.isDisabled()).toBe(true);
    await expect.poll(() => again.isEnabled()).toBe(true);
    expect(await again.evaluate((button) => document.activeElement === button)).toBe(true);
  }
});

it('one endpoint that is down fails its own parts; the others work', async () => {
  await page.route('**/graphql/employee-self-service', (route) => route.fulfill({ status: 503, json: { errorCode: 'SERVICE_UNAVAILABLE', message: 'down' } }));
  await open('/core-hr/time-off-management');
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
  await page.getByRole('navigation').first().getByRole('link', { name: 'Home', exact: true }).click();
  await page.getByRole('button', { name: 'Try again' }).first().waitFor();
  await open('/core-hr/grades');
  await stillThere();
});

it('what is typed stays where the code of something that is opened beside it does not come', async () => {
  await open('/core-hr/grades/create');
  await page.getByLabel('Name').fill('Written offline');
  await page.route('**/assets/KeyboardMap*', (route) => route.abort('internetdisconnected'));
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await told('Loading chunk failed');
  expect(await page.getByLabel('Name').inputValue()).toBe('Written offline');
});

describe('a session', () => {
  it('that ends in another tab ends in this one', async () => {
    await open('/core-hr/grades');
    await stillThere();
    const other = await context.newPage();
    await other.goto(`${server.origin}/v3/`);
    await other.getByRole('button', { name: 'Samuel Mathew' }).click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await signInPage();
  });

  it('that is ended elsewhere ends here with the next step, and comes back to its place', async () => {
    await open('/core-hr/grades');
    await stillThere();
    const cookie = await server.signIn('admin@demo.example');
    const ended = await askGraphql<{ endOwnSessions: { errorCode: string } }>(server, cookie, 'core-hr', 'mutation { endOwnSessions { errorCode } }');
    expect(ended.errors).toBeUndefined();
    // The next call of the page learns of it.
    await page.keyboard.press('/');
    await page.keyboard.type('spare');
    await signInPage();
    await page.getByText('Your session has expired').waitFor();
    await page.getByLabel('Email').fill('admin@demo.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await stillThere();
  });
});

it('white on white stays legible', async () => {
  const cookie = await server.signIn('admin@demo.example');
  const read = await askGraphql<{ organisation: { row: { version: number } } }>(server, cookie, 'organisation-data', 'query { organisation(id: 1) { row { version } } }');
  const colours = { primaryColor: '#FFFFFF', secondaryColor: '#FFFFFF', hoverColor: '#FFFFFF', tableHeaderColor: '#FFFFFF', tableHeaderTextColor: '#FFFFFF' };
  const saved = await askGraphql(server, cookie, 'organisation-data', 'mutation($version: Int!, $input: OrganisationPatch!) { updateOrganisation(id: 1, version: $version, input: $input) { errorCode } }', { version: read.data?.organisation.row.version, input: colours });
  expect(saved.errors).toBeUndefined();
  for (const path of ['/core-hr/grades', '/', '/core-hr/grades/create']) {
    await open(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('brand_color')?.toUpperCase() ?? '')).toContain('#FFFFFF');
    expect(await axeProblems(page, 'color-contrast'), path).toEqual([]);
  }
});
