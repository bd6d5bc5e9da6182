/** The routes of the specification, against the one list from which router, menu, tabs, titles and palette are made. */
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../src/domain/redirects.ts';
import { pages } from '../../src/domain/pages.ts';
import { screens } from '../../generated/screens.ts';
import { menu } from '../../src/console/shell/menu.ts';
import { routeList } from '../../src/console/shell/routeList.ts';
import { screenMessage } from '../../src/console/shell/screenMessage.ts';
import { tabAreas } from '../../src/console/shell/tabAreas.ts';
import { readMessages } from '../support/messages.ts';
import { specifiedPublic, specifiedRoutes } from './support/specified-routes.ts';

const byPath = new Map(routeList.map((route) => [route.path, route]));
const target = new Map(redirects.map(({ from, to }) => [from, to]));

/** Below a screen stand its records, their tabs, its form and its import. */
const isBelowScreen = (path: string): boolean => {
  const [, screen] = /^(.*?)(?:\/import|\/:[^/]+(?:\/(?::tabName|salary))?)$/.exec(path) ?? [];
  return screen !== undefined && byPath.get(screen)?.kind === 'screen';
};

describe('the routes', () => {
  it('hold every address of the specification', () => {
    expect(specifiedRoutes.filter(({ path }) => !byPath.has(path) && !isBelowScreen(path)).map(({ path }) => path)).toEqual([]);
  });

  it('are guarded by the form that the specification names', () => {
    const other = specifiedRoutes.flatMap(({ path, form }) => {
      const route = byPath.get(path);
      return route && route.kind !== 'redirect' && route.form !== form ? [`${path}: ${route.form}, not ${form}`] : [];
    });
    expect(other).toEqual([]);
  });

  it('need no session where the specification says so', () => {
    expect(specifiedPublic.filter((path) => byPath.get(path)?.kind !== 'open')).toEqual([]);
  });

  it('stand once each', () => {
    const paths = routeList.map(({ path }) => path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it('lead on to addresses that exist', () => {
    const lost = redirects.filter(({ to }) => !byPath.has(to) && !matchRoutes(screens.flatMap(({ path }) => [{ path: `${path}/import` }, { path: `${path}/:id` }]), to));
    expect(lost).toEqual([]);
    expect(redirects.filter(({ to }) => target.has(to))).toEqual([]);
  });

  it('have a name each', () => {
    const messages = new Set(readMessages().map(({ key }) => key));
    const nameless = routeList.filter(({ path, kind, form }) => kind !== 'redirect' && !messages.has(screenMessage(path)) && !(form && messages.has(`form.${form}`)) && !pageTitles.has(path));
    expect(nameless.map(({ path }) => path)).toEqual([]);
  });

  it('have a name of their own where they are a page, because the menu shows it before the names of the forms are there', () => {
    const messages = new Set(readMessages().map(({ key }) => key));
    expect(pages.filter(({ path }) => !messages.has(screenMessage(path))).map(({ path }) => path)).toEqual([]);
  });
});

/** These name themselves by what they say. */
const pageTitles = new Set(['/sign-in', '/forgot-password', '/reset-password', '/set-up', '/page-not-found', '/entomohr']);

describe('menu and tab bars', () => {
  it('name only addresses that exist', () => {
    const paths = [...menu.flatMap((section) => section.paths), ...tabAreas.flatMap((area) => area.paths)];
    expect(paths.filter((path) => !byPath.has(path))).toEqual([]);
  });

  it('name no address twice', () => {
    const paths = menu.flatMap((section) => section.paths);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });
});
