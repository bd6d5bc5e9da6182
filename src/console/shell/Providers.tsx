import { CoreAdminContext } from 'react-admin';
import { Outlet } from 'react-router-dom';
import { LucideProvider } from 'lucide-react';
import { authProvider } from '../providers/authProvider.ts';
import { lazyDataProvider } from '../providers/lazyDataProvider.ts';
import { queryClient } from '../providers/queryClient.ts';
import { deviceStore } from './deviceStore.ts';
import { Look } from './Look.tsx';
import { LoadingScreen } from './pieces/LoadingScreen.tsx';
import { SteadyProvider } from './Steady.tsx';
import { SnackbarHost } from './snackbar/SnackbarHost.tsx';
import { WorksHost } from './work/WorksHost.tsx';
import type { I18nProvider } from 'react-admin';

/** react-admin's contexts over our providers, the theme and the one snackbar. */
export const Providers = ({ i18nProvider }: { readonly i18nProvider: I18nProvider }) => (
  <CoreAdminContext authProvider={authProvider} dataProvider={lazyDataProvider} i18nProvider={i18nProvider} store={deviceStore} queryClient={queryClient}>
    <SteadyProvider>
      <Look>
        <LucideProvider size={16} strokeWidth={1.5} absoluteStrokeWidth>
          <Outlet />
          <SnackbarHost />
          <WorksHost />
          <LoadingScreen />
        </LucideProvider>
      </Look>
    </SteadyProvider>
  </CoreAdminContext>
);
