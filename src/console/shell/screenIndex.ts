import type { RouteObject } from 'react-router-dom';

/** Routes by what stands before their first parameter. */
export type ScreenIndex = ReadonlyMap<string, readonly RouteObject[]>;

const fixedPart = (path: string): string => path.split('/:')[0]?.toLowerCase() || '/';

export const indexOf = (routes: readonly RouteObject[]): ScreenIndex => Map.groupBy(routes, ({ path }) => fixedPart(path ?? ''));

/** The few of more than a thousand routes that an address can match: the router would try and rank each of them for every step. */
export const routesAt = (index: ScreenIndex, pathname: string): RouteObject[] => {
  const steps = pathname.toLowerCase().split('/').filter((step) => step !== '');
  return steps.reduce((found, _, at) => [...found, ...(index.get(`/${steps.slice(0, at + 1).join('/')}`) ?? [])], [...(index.get('/') ?? [])]);
};
