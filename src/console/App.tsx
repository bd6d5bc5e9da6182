import { useMemo } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';
import { Providers } from './shell/Providers.tsx';
import type { I18nProvider } from 'react-admin';

type Router = ReturnType<typeof createBrowserRouter>;

/** One router, and inside it everything that screens share. */
export const routerOf = (i18nProvider: I18nProvider): Router => createBrowserRouter([{ element: <Providers i18nProvider={i18nProvider} />, children: routes }], { basename: '/v3/' });

/** The console under /v3. */
export const App = ({ i18nProvider, router }: { readonly i18nProvider: I18nProvider; /** Made before, where there was time for it. */ readonly router?: Router }) => (
  <RouterProvider router={useMemo(() => router ?? routerOf(i18nProvider), [i18nProvider, router])} />
);
