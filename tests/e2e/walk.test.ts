/** Everybody goes to every address of the console; what they find is compared with the rights table as it is stored. */
import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPaths } from '../../src/domain/open-paths.ts';
import { menu } from '../../src/console/shell/menu.ts';
import { withOrg } from '../../src/server/db/org.ts';
import { launchBrowser } from '../support/browser.ts';
import { PASSWORD, startDemoServer } from '../support/demo-server.ts';
import type { DemoServer } from '../support/demo-server.ts';
import { rightsOf, teamOf } from './support/rights-table.ts';
import type { Rights } from './support/rights-table.ts';
import { inMenu, menuOf, offered, paletteOf, stopsOf, wrongStops } from './support/rights-walk.ts';
import type { Stop } from './support/rights-walk.ts';
import { spread } from './support/spread.ts';
import { openWalker } from './support/walker.ts';

const nobody = 'nobody@demo.example';

let server: DemoServer;
let browser: Browser;

/** One of the demo's accounts loses its roles, and keeps its password. */
const takeAllRightsOfOne = (): Promise<unknown> =>
  withOrg(server.db, 'demo', (tx) =>
    tx.query(
      `with account as (update user_account set email = $1, name = 'Nobody at all' where org_code = 'demo' and email = 'payroll@demo.example' returning id)
       delete from user_role where org_code = 'demo' and user_account_id in (select id from account)`,
      [nobody],
    ),
  );

beforeAll(async () => {
  server = await startDemoServer();
  await takeAllRightsOfOne();
  browser = await launchBrowser({ walks: true });
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Signed in, in English, with every section of the menu unfolded. The window is low: of a list only the rows that have room are drawn, and here none of them is looked at. */
const contextOf = async (email: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 400 }, reducedMotion: 'reduce' });
  const answer = await context.request.post(`${server.origin}/auth/sign-in`, { data: { email, password: PASSWORD }, headers: { origin: server.origin } });
  expect(answer.status()).toBe(200);
  await context.addInitScript((sections) => {
    localStorage.setItem('language', 'en');
    for (const key of sections) localStorage.setItem(`RaStore.navigation.section.${key}`, 'true');
  }, menu.map(({ key }) => key));
  return context;
};

const people = { administrator: 'admin@demo.example', manager: 'manager@demo.example', employee: 'employee@demo.example', recruiter: 'recruiter@demo.example', 'person without rights': nobody };

/** What the administrator sees by a screen's own address is seen, and looked at more closely, by every-screen.test.ts. */
const isSeenElsewhere = (who: string, { address, at, shown }: Stop): boolean => who === 'administrator' && shown === 'screen' && address === at;

type Found = { readonly menu: readonly string[]; readonly palette: readonly string[]; readonly wrong: readonly string[] };

/** What menu and palette offer to somebody, and the stops that show something else, in one page: each load of the console costs as much as thirty addresses in it. */
const walkOf = async (email: string, stops: readonly Stop[]): Promise<Found> => {
  const context = await contextOf(email);
  try {
    const page = await openWalker(context, `${server.origin}/v3/`);
    return { menu: await menuOf(page), palette: await paletteOf(page), wrong: await wrongStops(page, spread(stops)) };
  } finally {
    await context.close();
  }
};

describe.concurrent.each(Object.entries(people))('the %s', (who, email) => {
  let walk: Promise<{ readonly rights: Rights; readonly stops: readonly Stop[]; readonly found: Found }> | undefined;
  const walked = async (): Promise<Awaited<NonNullable<typeof walk>>> => {
    const [rights, team] = [await rightsOf(server, email), await teamOf(server, email)];
    const stops = stopsOf(rights, { id: team.mine ?? team.others, isOwn: team.mine !== undefined });
    return { rights, stops, found: await walkOf(email, stops.filter((stop) => !isSeenElsewhere(who, stop))) };
  };

  it('finds at every address what the rights table says', { timeout: 400_000 }, async () => {
    const { stops, found } = await (walk ??= walked());
    expect(stops.length).toBeGreaterThan(200);
    expect(found.wrong).toEqual([]);
  });

  it('is offered exactly the screens that they may view', { timeout: 400_000 }, async () => {
    const { rights, found } = await (walk ??= walked());
    const screens = offered(rights.viewable);
    expect(found.menu).toEqual(inMenu(screens, rights));
    expect(found.palette).toEqual(inMenu(screens, rights));
  });
});

describe('without a session', () => {
  it('the open pages open, and every other address leads to the sign-in page', async () => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    for (const path of openPaths) {
      await page.goto(`${server.origin}/v3${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      // The first set-up is over.
      const leadsOn = path === '/set-up';
      // The way on is there once the server has said that there are organisations.
      await expect.poll(() => new URL(page.url()).pathname).toBe(leadsOn ? '/v3/sign-in' : `/v3${path}`);
    }
    for (const path of ['/', '/core-hr/grades', '/settings/general/custom-fields', '/dashboard']) {
      await page.goto(`${server.origin}/v3${path}`);
      await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor();
    }
    await page.goto(`${server.origin}/v3/nowhere`);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await context.close();
  });
});
