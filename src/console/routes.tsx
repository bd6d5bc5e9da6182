import { Navigate } from 'react-router-dom';
import { screens } from '../../generated/screens.ts';
import { pages } from '../domain/pages.ts';
import { Frame } from './shell/frame/Frame.tsx';
import { ProgressLine } from './shell/frame/ProgressLine.tsx';
import { LoadingOverlay } from './shell/pieces/LoadingOverlay.tsx';
import { Protected } from './shell/Protected.tsx';
import { RouteProblem } from './shell/states/RouteProblem.tsx';
import { pageRoute } from './shell/pageRoute.tsx';
import { screenRoutes } from './shell/screenRoutes.tsx';
import type { RouteObject } from 'react-router-dom';

const problem = { errorElement: <RouteProblem /> };
const open = { ...problem, hydrateFallbackElement: <LoadingOverlay /> };

/** Every address of the console under /v3: the frame with its screens behind a session, and the pages that need none. */
export const routes: RouteObject[] = [
  { path: '/sign-in', ...open, lazy: async () => ({ Component: (await import('./sign-in/SignIn.tsx')).SignIn }) },
  { path: '/forgot-password', ...open, lazy: async () => ({ Component: (await import('./sign-in/ForgotPassword.tsx')).ForgotPassword }) },
  { path: '/reset-password', ...open, lazy: async () => ({ Component: (await import('./sign-in/ResetPassword.tsx')).ResetPassword }) },
  { path: '/set-up', ...open, lazy: async () => ({ Component: (await import('./sign-in/SetUp.tsx')).SetUp }) },
  { path: '/page-not-found', ...open, lazy: async () => ({ Component: (await import('./shell/states/NotFoundPage.tsx')).NotFoundPage }) },
  {
    element: <Protected><Frame /></Protected>,
    ...problem,
    children: [
      {
        ...problem,
        hydrateFallbackElement: <ProgressLine />,
        children: [
          { index: true, lazy: async () => ({ Component: (await import('./shell/home/Home.tsx')).Home }) },
          { path: '/dashboard', element: <Navigate to="/" replace /> },
          { path: '/quick-menu', lazy: async () => ({ Component: (await import('./shell/home/QuickMenu.tsx')).QuickMenu }) },
          { path: '/settings', lazy: async () => ({ Component: (await import('./shell/home/Settings.tsx')).Settings }) },
          ...pages.map(pageRoute),
          ...screens.flatMap(screenRoutes),
        ],
      },
    ],
  },
  { path: '*', element: <Navigate to="/page-not-found" replace /> },
];
