/** The screens in four languages at three widths: nothing in the console, no key of a message, nothing wider than the window, one heading, title and language right; in English no serious finding of axe, and what each offers is reached by the keyboard. */
import type { Browser, Page } from 'playwright';
import { expect, it } from 'vitest';
import { screens } from '../../src/console/shell/screens.ts';
import type { Place } from '../../src/console/shell/screens.ts';
import { tabAreas } from '../../src/console/shell/tabAreas.ts';
import { tagOf } from '../../src/console/providers/i18nLanguages.ts';
import { PASSWORD } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { languages } from '../support/messages.ts';
import type { Language } from '../support/messages.ts';
import { bringAxe } from './support/axe-findings.ts';
import { forAllTests } from './support/demo.ts';
import { titleOf, wrongLooks } from './support/page-check.ts';
import { chained } from './support/chained.ts';
import { spread } from './support/spread.ts';
import { openWalker } from './support/walker.ts';
import type { Look, Sight } from './support/page-check.ts';

/** That of the window to begin with, and of what axe and the keyboard look at. */
const full = 1280;
const widths = [390, 960, full] as const;
const ending = ' - Northwind Textiles | Tenure - Hire to Retire';

/** Screens that one component draws alike: lists of an entity with the same scope, record and actions, with tabs or without. */
const kindOf = ({ path, type, scope, record, single, actions }: Place): string =>
  type === '' ? path : [scope, record, single, actions.length, tabAreas.some(({ paths }) => paths.includes(path))].join(' ');
const models = new Set(Map.groupBy(screens, kindOf).values().map(([first]) => first?.path));

/** Beside the screens: for one entity its form, its import, a record to edit and to see; what is closed and what is not there. */
const below = ['/core-hr/designations/create', '/core-hr/designations/import', '/core-hr/designations/1', '/core-hr/designations/1/show'];
const more = ['/core-hr/designations?record=1', '/core-hr/location-area', '/page-not-found'];

/**
 * In English every screen is seen, a page of its own and the first screen of each kind at all widths, the others at one of them, and each at the full width with axe. What is different in another language is its words:
 * a page of its own and the first of each kind is seen as a phone, where they have least room, and in one of the languages at another width; of the other lists, which the same components draw, each language has a third.
 */
const widthsIn = (language: Language, at: number, whole: boolean): readonly number[] => {
  const place = languages.indexOf(language);
  const turned = widths.map((_, step) => widths[(place + at + step) % widths.length]!);
  const all = whole ? turned : turned.slice(0, 1);
  if (language === 'en') return [...all.filter((width) => width !== full), full];
  const hasTurn = at % (languages.length - 1) === place - 1;
  if (whole) return hasTurn ? [390, at % 2 === 0 ? 960 : full] : [390];
  return hasTurn ? all : [];
};
const sightsOf = (at: number, whole: boolean, those: readonly Language[] = languages): readonly Sight[] => those.flatMap((language) => widthsIn(language, at, whole).map((width) => ({ language, width })));

const looks = ((): readonly Look[] => {
  const unnamed = { titles: {}, tab: false };
  // A record that a page is of is the first one. '/job-post' has no look of its own: it leads to the post that its address names, or to all of them.
  const own = screens.filter(({ path }) => path !== '/job-post').map((screen, at): Look => ({
    address: screen.path.replace(/:\w+/, '1'),
    titles: Object.fromEntries(languages.map((language) => [language, titleOf(screen, language)])),
    sights: sightsOf(at, models.has(screen.path)), tab: true,
  }));
  const others = [...below.map((address, at): Look => ({ ...unnamed, address, sights: sightsOf(at, true) })), ...more.map((address, at): Look => ({ ...unnamed, address, sights: sightsOf(below.length + at, true, ['en']) }))];
  return chained(spread([...own, ...others]), { language: 'en', width: full });
})();

/** As a phone below 600 pixels: touched, not pointed at. */
const offerWidths = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  let now = page.viewportSize()!.width;
  await page.exposeFunction('setWidth', async (width: number) => {
    if (width === now) return;
    now = width;
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: width < 600 });
    await page.setViewportSize({ width, height: width < 600 ? 844 : 800 });
  });
};

const problemsIn = async (browser: Browser, { origin }: DemoServer): Promise<string[]> => {
  const context = await browser.newContext({ viewport: { width: full, height: 800 }, reducedMotion: 'reduce' });
  const answer = await context.request.post(`${origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin } });
  expect(answer.status()).toBe(200);
  await context.addInitScript(() => {
    if (window.location.protocol !== 'about:') localStorage.setItem('language', 'en');
  });
  const problems: string[] = [];
  const note = (text: string, url: string): number => problems.push(`${new URL(url).pathname.replace('/v3', '')}: ${text}`);
  context.on('weberror', (error) => note(error.error().message, error.page()?.url() ?? origin));
  // A preview runs no scripts, those by which a test sets up a page among them.
  const isSandbox = (text: string): boolean => text.startsWith("Blocked script execution in 'about:srcdoc'");
  context.on('console', (line) => ['error', 'warning'].includes(line.type()) && !isSandbox(line.text()) && note(line.text(), line.page()?.url() ?? origin));
  const page = await openWalker(context, `${origin}/v3/`);
  await offerWidths(page);
  await bringAxe(page);
  await page.exposeFunction('pressTab', () => page.keyboard.press('Tab'));
  const tags = Object.fromEntries(languages.map((language) => [language, tagOf(language)])) as Readonly<Record<Language, string>>;
  problems.push(...(await wrongLooks(page, looks, { language: 'en', width: full }, tags, ending)));
  await context.close();
  return problems;
};

const demo = forAllTests({ walks: true });

// A visit of a screen costs more than to draw it in another language, so one page sees them all.
it(`the screens are whole in ${languages.join(', ')} at ${widths.join(', ')} pixels`, { timeout: 900_000 }, async () => {
  const problems = await problemsIn(demo.browser, demo.server);
  expect(problems, problems.join('\n')).toEqual([]);
});
