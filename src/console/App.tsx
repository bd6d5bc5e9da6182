import { useMemo } from 'react';
import { RouterProvider, createBrowserRouter } from 'react-router-dom';
import { routes } from './routes.tsx';
import { Providers } from './shell/Providers.tsx';
import type { I18nProvider } from 'react-admin';

/** The console under /v3: one router, and inside it everything that screens share. */
export const App = ({ i18nProvider }: { readonly i18nProvider: I18nProvider }) => {
  const router = useMemo(
    () => createBrowserRouter([{ element: <Providers i18nProvider={i18nProvider} />, children: routes }], { basename: '/v3/' }),
    [i18nProvider],
  );
  return <RouterProvider router={router} />;
};
