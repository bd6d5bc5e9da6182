/** What each address must show to a person, by the rights table alone, and what a page shows. */
import type { Page } from 'playwright';
import { menu } from '../../../src/console/shell/menu.ts';
import { redirects } from '../../../src/domain/redirects.ts';
import { routeList } from '../../../src/console/shell/routeList.ts';
import { screenAt, screenOf } from '../../../src/console/shell/screenOf.ts';
import { screens } from '../../../src/console/shell/screens.ts';
import type { FormName } from '../../../generated/forms.ts';
import { readMessages, textOf } from '../../support/messages.ts';
import type { Rights } from './rights-table.ts';

/** What stands in the sheet: the screen, or one of the closed forms of it. */
export type Shown = 'screen' | 'denied' | 'nothingOpen' | 'notFound' | 'failed';
export type Stop = { readonly address: string; readonly at: string; readonly shown: Shown };

const english = new Map(readMessages().map((message) => [message.key, textOf(message, 'en')]));
const word = (key: string): string => english.get(key) ?? key;

const behind = new Map(redirects.map(({ from, to }) => [from, to]));

/** Every address behind the sign-in page, with where it leads and what a person with view right on these forms finds there. `record` stands for every parameter; `isOwn` says whether the person may see it. */
export const stopsOf = ({ viewable, ownOnly, addable, updatable, importable }: Rights, record: { readonly id: string; readonly isOwn: boolean }): readonly Stop[] => {
  // A department's former address; every other parameter is an employee.
  const isDepartment = (path: string): boolean => path.startsWith('/core-hr/department');
  const filled = (path: string): string => path.replaceAll(/:\w+/g, isDepartment(path) ? '1' : record.id);
  const mayView = (form: FormName | null): boolean => form === null || viewable.has(form);
  // The page of settings holds what the menu has under them.
  const hasSettings = offered(viewable).some((path) => path.startsWith('/settings/') || path.startsWith('/billing'));
  const closed = (path: string): Shown => (viewable.size === 0 && screenOf(path)?.isFrame ? 'nothingOpen' : 'denied');
  const known = routeList.flatMap(({ path, kind, form }): readonly Stop[] => {
    if (kind === 'open') return [];
    const address = filled(path);
    const at = filled(kind === 'redirect' ? (behind.get(path) ?? '') : path);
    const target = kind === 'redirect' ? (routeList.find((route) => filled(route.path) === at) ?? { kind: 'screen' as const, form: screenAt(at)?.form ?? null }) : { kind, form };
    if (path === '/settings' && !hasSettings) return [{ address, at, shown: viewable.size > 0 ? 'denied' : 'nothingOpen' }];
    if (at.endsWith('/import') && !(target.form && importable.has(target.form))) return [{ address, at, shown: 'denied' }];
    // Without the number of a post it leads to all of them.
    if (path === '/job-post' && mayView(form)) return [{ address, at: '/recruitment/job-posts', shown: mayView('JOB_POSTS') ? 'screen' : 'denied' }];
    if (path === '/recruitment/job-candidates/resumes' && mayView(form) && !addable.has('JOB_CANDIDATES')) return [{ address, at, shown: 'denied' }];
    if (path === '/recruitment/schedule-interview' && mayView(form) && !updatable.has('JOB_CANDIDATES')) return [{ address, at, shown: 'denied' }];
    if (path === '/billing/invoice' && mayView(form)) return [{ address, at, shown: 'notFound' }];
    if (path === '/core-hr/holidays/generate' && mayView(form) && !addable.has('HOLIDAYS')) return [{ address, at, shown: 'denied' }];
    if (path === '/data-loss-prevention/key-logger/team' && mayView(form) && form !== null && ownOnly.has(form)) return [{ address, at: '/data-loss-prevention/key-logger', shown: 'screen' }];
    const isRecord = kind === 'redirect' && path.includes(':') && !isDepartment(path);
    const isPerson = path.endsWith('/:employeeId');
    const isBeyond = (isRecord && !record.isOwn) || (isPerson && (!record.isOwn || (form !== null && ownOnly.has(form))));
    const open = isBeyond ? 'notFound' : 'screen';
    return [{ address, at, shown: mayView(target.form) ? open : closed(at) }];
  });
  return [...known, { address: '/core-hr/nothing-here', at: '/page-not-found', shown: 'notFound' }, { address: '/nowhere', at: '/page-not-found', shown: 'notFound' }];
};

/** The addresses that menu and palette must offer: the screens one may view, but those that stand in the frame. */
export const offered = (viewable: ReadonlySet<FormName>): string[] =>
  screens.filter(({ form, isFrame, isStep }) => !isFrame && !isStep && (form === null || viewable.has(form))).map(({ path }) => path).sort();

const named = new Set(menu.flatMap(({ paths }) => paths));

/** The menu leaves the lists of one's own records to one's profile, and those of what belongs to another record to its page, unless it names them. */
export const inMenu = (paths: readonly string[], { ownOnly }: Rights): string[] => paths.filter((path) => {
  const screen = screenOf(path);
  return (screen?.isPart !== true || named.has(path)) && !(/^\/(core-hr|recruitment|productivity-monitoring)\//.test(path) && screen?.type && screen.form && ownOnly.has(screen.form));
});

const words = {
  nothingOpen: word('states.noForms.title'),
  notFound: [word('states.notFound.title'), word('form.notFound')],
  denied: word('states.denied.title').replace('%{form}', ''),
  failed: [word('states.error.title'), word('states.offline.title'), word('states.chunk.script')],
};

/** Walks all stops inside the page; answers those that do not show what they must, with what they show instead. */
export const wrongStops = (page: Page, stops: readonly Stop[]): Promise<string[]> =>
  page.evaluate(
    async (given) => {
      const shownNow = (): Shown => {
        const titles = Array.from(document.querySelectorAll('main :is(h1, h2)'), ({ textContent }) => textContent);
        if (document.querySelectorAll('h1').length !== 1 || titles.some((title) => given.words.failed.includes(title))) return 'failed';
        if (titles.some((title) => given.words.notFound.includes(title))) return 'notFound';
        if (titles.includes(given.words.nothingOpen)) return 'nothingOpen';
        return titles.some((title) => title.startsWith(given.words.denied)) ? 'denied' : 'screen';
      };
      const say = (at: string, shown: Shown): string => `${at} shows ${shown}`;
      const wrong: string[] = [];
      for (const { address, at, shown } of given.stops) {
        await window.walker.go(address);
        const seen = (): string => say(window.location.pathname.replace('/v3', ''), shownNow());
        // A screen may still fail after it has named itself; what is closed is closed at once.
        if (shown === 'screen') await window.walker.settle();
        const until = performance.now() + 10_000;
        while (seen() !== say(at, shown) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 5));
        if (seen() !== say(at, shown)) wrong.push(`${address}: ${seen()}, not ${say(at, shown)}`);
      }
      return wrong;
    },
    { stops, words },
  );

/** The addresses that the menu offers: the navigation with every section unfolded, and the page of settings. */
export const menuOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(async () => {
    await window.walker.go('/settings');
    await window.walker.settle();
  });
  const links = await page.locator('nav a[href], main a[href]').evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname.replace('/v3', '')));
  return [...new Set(links)].filter((path) => screenOf(path)?.isFrame !== true).sort();
};

/** The addresses of the screens that the palette offers to an empty query. */
export const paletteOf = async (page: Page): Promise<string[]> => {
  await page.keyboard.press('Control+k');
  await page.getByRole('listbox').waitFor();
  const keys = await page.getByRole('option').evaluateAll((all) => all.map(({ id }) => id));
  await page.keyboard.press('Escape');
  return keys.filter((key) => key.startsWith('screen-/')).map((key) => key.replace('screen-', '')).sort();
};
