/** What of a screen stands before its code and its data have come. */
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';

let server: DemoServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser({ savesData: false });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.request.post(`${server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin: server.origin } });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  // What is fetched while nothing else is to do must not help here.
  await page.addInitScript(() => void (window.requestIdleCallback = () => 0));
});

afterEach(() => context.close());

/** Holds back every script from now on; the function lets them go. */
const holdScripts = async (): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const inMenu = (name: string) => page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name, exact: true });

it('shows the title of a screen, and marks it in the menu, while its code is still on the way', async () => {
  await page.goto(`${server.origin}/v3/settings`);
  await title('Settings').waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  const letGo = await holdScripts();
  await inMenu('Home').click();
  await title('Home').waitFor();
  expect(await inMenu('Home').getAttribute('aria-current')).toBe('page');
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor();
  letGo();
  await page.getByRole('tab').first().waitFor();
  await page.getByRole('progressbar', { name: 'Loading' }).waitFor({ state: 'detached' });
});

it('shows the title of a list, and of the one record that a screen has, while nothing is answered', async () => {
  await page.goto(`${server.origin}/v3/settings`);
  await title('Settings').waitFor();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/graphql/**', async (route) => {
    await promise;
    await route.continue();
  });
  await page.evaluate(() => {
    window.history.pushState({}, '', '/v3/core-hr/designations');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await title('Designations').waitFor();
  await page.evaluate(() => {
    window.history.pushState({}, '', '/v3/employee-self-service/my-profile');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await title('My profile').waitFor();
  resolve();
  await title('Samuel Mathew').waitFor();
});

it('fetches the code of a screen once the pointer is on its link, so that the click finds it there', async () => {
  await page.goto(`${server.origin}/v3/settings`);
  await title('Settings').waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  const dashboard = page.waitForResponse((answer) => /\/Dashboard-[^/]*\.js$/.test(answer.url()));
  await inMenu('Home').hover();
  expect((await dashboard).ok()).toBe(true);
  expect(await title('Settings').isVisible()).toBe(true);
});

it('opens a menu of the frame with its first click once the pointer was on its button, and fetches none before', async () => {
  const scripts: string[] = [];
  page.on('response', (answer) => void scripts.push(answer.url()));
  await page.goto(`${server.origin}/v3/core-hr/designations`);
  await page.locator('[role=grid] .body > .row:not(.waiting)').first().waitFor();
  expect(scripts.filter((address) => /\/(menus|sign-in|form|part)-[^/]*\.js$/.test(address))).toEqual([]);
  const person = page.getByRole('toolbar', { name: 'Tools' }).getByRole('button').last();
  const code = page.waitForResponse((answer) => /\/menus-[^/]*\.js$/.test(answer.url()));
  await person.hover();
  await (await code).finished();
  await page.waitForLoadState('networkidle');
  await holdScripts();
  await person.click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => person.evaluate((button) => document.activeElement === button)).toBe(true);
});

it('tells a screen whose code does not come in its own place, and the frame goes on', async () => {
  await page.goto(`${server.origin}/v3/settings`);
  await title('Settings').waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  await page.route('**/assets/Dashboard-*.js', (route) => route.fulfill({ status: 404 }));
  await inMenu('Home').click();
  await page.getByRole('heading', { name: /chunk failed/ }).waitFor();
  await inMenu('Settings').click();
  await title('Settings').waitFor();
});

it('cuts no name of the menu', async () => {
  await page.goto(`${server.origin}/v3/core-hr/accreditation-category-and-type`);
  await title('Accreditation category and type').waitFor();
  const cut = await page.getByRole('navigation', { name: 'Navigation' }).evaluate((menu) => Array.from(menu.querySelectorAll<HTMLElement>('a > span, button > span')).filter((label) => label.scrollWidth > label.clientWidth || label.scrollHeight > label.clientHeight).map(({ textContent }) => textContent));
  expect(cut).toEqual([]);
});

it('moves nothing for those who asked for less motion, neither when the window or its colours change nor under the pointer', async () => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${server.origin}/v3/core-hr/designations`);
  await page.getByRole('grid').getByRole('row').nth(2).waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
  /** What is animated in the next frames. */
  const moving = () =>
    page.evaluate(async () => {
      const found = new Set<string>();
      for (let frame = 0; frame < 6; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        for (const animation of document.getAnimations()) found.add(`${(animation as CSSTransition).transitionProperty ?? (animation as CSSAnimation).animationName} of ${((animation.effect as KeyframeEffect | null)?.target as Element | null)?.className}`);
      }
      return [...found];
    });
  await page.setViewportSize({ width: 960, height: 800 });
  expect(await moving()).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  expect(await moving()).toEqual([]);
  await page.getByRole('grid').getByRole('row').nth(2).hover();
  expect(await moving()).toEqual([]);
});
