/** Every screen in four languages at three widths: nothing in the console, no key of a message, nothing wider than the window, one heading, title and language right. */
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { screens } from '../../src/console/shell/screens.ts';
import type { Place } from '../../src/console/shell/screens.ts';
import { tabAreas } from '../../src/console/shell/tabAreas.ts';
import { tagOf } from '../../src/console/providers/i18nLanguages.ts';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { languages } from '../support/messages.ts';
import type { Language } from '../support/messages.ts';
import { titleOf, wrongLooks } from './support/page-check.ts';
import { spread } from './support/spread.ts';
import { openWalker } from './support/walker.ts';
import type { Look } from './support/page-check.ts';

const widths = [390, 960, 1280] as const;
const ending = ' - Northwind Textiles | Tenure - Hire to Retire';

let server: DemoServer;
let browser: Browser;

beforeAll(async () => {
  server = await startDemoServer();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Screens that one component draws alike: lists of an entity with the same scope, record and actions, with tabs or without. */
const kindOf = ({ path, type, scope, record, single, actions }: Place): string =>
  type === '' ? path : [scope, record, single, actions.length, tabAreas.some(({ paths }) => paths.includes(path))].join(' ');
const models = new Set(Map.groupBy(screens, kindOf).values().map(([first]) => first?.path));

/** Below the lists, for one entity: its form, its import, a record to edit and to see. */
const below = ['/core-hr/designations/create', '/core-hr/designations/import', '/core-hr/designations/1', '/core-hr/designations/1/show'];

/**
 * A page of its own and the first screen of each kind are seen in all twelve combinations; the other lists, which the same components draw, in four:
 * once in each language, and over them all widths.
 */
const looksAt = (language: Language, width: number): readonly Look[] => {
  const own = screens.filter(({ path }, at) => models.has(path) || widths[(languages.indexOf(language) + at) % widths.length] === width);
  return spread([...own.map((screen) => ({ address: screen.path, title: titleOf(screen, language) })), ...below.map((address) => ({ address, title: undefined }))]);
};

describe.each(languages)('in %s', (language) => {
  it.each(widths)('every screen is whole at %i pixels', { timeout: 400_000 }, async (width) => {
    const context = await browser.newContext({ viewport: { width, height: width < 600 ? 844 : 800 }, hasTouch: width < 600, reducedMotion: 'reduce' });
    const answer = await context.request.post(`${server.origin}/auth/sign-in`, { data: { email: 'admin@demo.example', password: PASSWORD }, headers: { origin: server.origin } });
    expect(answer.status()).toBe(200);
    await context.addInitScript((chosen) => {
      if (window.location.protocol !== 'about:') localStorage.setItem('language', chosen);
    }, language);
    const problems: string[] = [];
    const note = (text: string, url: string): number => problems.push(`${new URL(url).pathname.replace('/v3', '')}: ${text}`);
    context.on('weberror', (error) => note(error.error().message, error.page()?.url() ?? server.origin));
    context.on('console', (line) => ['error', 'warning'].includes(line.type()) && note(line.text(), line.page()?.url() ?? server.origin));
    const page = await openWalker(context, `${server.origin}/v3/`);
    problems.push(...(await wrongLooks(page, looksAt(language, width), tagOf(language), ending)));
    await context.close();
    expect(problems).toEqual([]);
  });
});
