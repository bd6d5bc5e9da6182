import { ResourceContextProvider } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { useRights } from '../providers/authSession.ts';
import { NoFormsState } from './home/NoFormsState.tsx';
import { PageHeader } from './PageHeader.tsx';
import { PlaceContext } from './place.ts';
import { screenOf } from './screenOf.ts';
import { FormDenied } from './states/FormDenied.tsx';
import { useInsteadOfHome } from './useInsteadOfHome.ts';
import { useScreenLabel } from './useScreenLabel.ts';
import { useScreens } from './useMenu.ts';
import { useScreenTitle } from './usePageTitle.ts';
import type { ReactNode } from 'react';
import type { Place } from './screens.ts';

const resourceOf = ({ path }: Place): string => path.slice(1);

/** Names the page, tells react-admin the screen's resource, and stands in its place where the person has no view right. */
export const ScreenGate = ({ screen, children }: { readonly screen: Place; readonly children: ReactNode }) => {
  const title = useScreenLabel()(screen);
  const { view } = useRights(screen.form);
  const hasNone = useScreens().every(({ form }) => form === null);
  const instead = useInsteadOfHome();
  useScreenTitle(title);
  if (view)
    return (
      <PlaceContext value={screenOf(screen.path)}>
        <ResourceContextProvider value={resourceOf(screen)}>{children}</ResourceContextProvider>
      </PlaceContext>
    );
  // Home is where one arrives: whom it is closed to begins with what is open to them.
  if (screen.path === '/' && instead && !hasNone) return <Navigate to={instead.path} replace />;
  return (
    <>
      <PageHeader title={title} divided />
      {hasNone && screen.isFrame ? <NoFormsState /> : <FormDenied form={screen.form} name={title} />}
    </>
  );
};
