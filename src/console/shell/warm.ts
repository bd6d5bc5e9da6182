import { matchRoutes } from 'react-router-dom';
import { routesAt } from './screenIndex.ts';
import type { ScreenIndex } from './screenIndex.ts';

/** What a route says of itself: how to fetch what it will draw. */
export type Handle = { readonly load: () => Promise<unknown> };

let all: ScreenIndex = new Map();

/** The routes that `warm` finds addresses among. */
export const knowRoutes = (index: ScreenIndex): void => {
  all = index;
};

/** Fetches what the screen at a path (without the base path) will draw; a failure is met again, and told, where it is drawn. */
export const warm = async (path: string): Promise<void> => {
  const matches = matchRoutes(routesAt(all, path), path) ?? [];
  await Promise.all(matches.map(async ({ route }) => (route.handle as Handle | undefined)?.load().catch(() => undefined)));
};
