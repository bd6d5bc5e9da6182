import { screens } from '../../generated/screens.ts';
import { openPaths } from '../domain/open-paths.ts';
import { pages } from '../domain/pages.ts';
import { redirects } from '../domain/redirects.ts';
import { Frame } from './shell/frame/Frame.tsx';
import { LoadingOverlay } from './shell/pieces/LoadingOverlay.tsx';
import { Protected } from './shell/Protected.tsx';
import { RouteProblem } from './shell/states/RouteProblem.tsx';
import { openRoute } from './shell/openRoute.tsx';
import { pageRoute } from './shell/pageRoute.tsx';
import { redirectRoute } from './shell/redirectRoute.tsx';
import { KnownAddress, ScreenAt } from './shell/ScreenAt.tsx';
import { indexOf } from './shell/screenIndex.ts';
import { screenRoutes } from './shell/screenRoutes.tsx';
import type { RouteObject } from 'react-router-dom';

const problem = { errorElement: <RouteProblem /> };

/** The addresses behind a session. */
export const screenIndex = indexOf([...pages.map(pageRoute), ...screens.flatMap(screenRoutes), ...redirects.map(redirectRoute)]);

/** Every address of the console under /v3 (`shell/routeList.ts`): the frame with its screens behind a session, and the pages that need none. */
export const routes: RouteObject[] = [
  ...openPaths.map((path) => ({ ...openRoute(path), ...problem, hydrateFallbackElement: <LoadingOverlay /> })),
  {
    element: <KnownAddress index={screenIndex}><Protected><Frame /></Protected></KnownAddress>,
    ...problem,
    children: [{ ...problem, path: '*', element: <ScreenAt index={screenIndex} /> }],
  },
];
