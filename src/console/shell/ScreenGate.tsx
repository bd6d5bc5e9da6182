import { ResourceContextProvider } from 'react-admin';
import { useRights } from '../providers/authSession.ts';
import { PageHeader } from './PageHeader.tsx';
import { AccessDenied } from './states/AccessDenied.tsx';
import { useScreenLabel } from './useScreenLabel.ts';
import { usePageTitle } from './usePageTitle.ts';
import type { ReactNode } from 'react';
import type { Place } from './screens.ts';

/** Names the page, tells react-admin the screen's resource, and stands in its place where the person has no view right. */
export const ScreenGate = ({ screen, children }: { readonly screen: Place; readonly children: ReactNode }) => {
  const title = useScreenLabel()(screen);
  const { view } = useRights(screen.form);
  usePageTitle(title);
  if (view) return <ResourceContextProvider value={screen.path.slice(1)}>{children}</ResourceContextProvider>;
  return (
    <>
      <PageHeader title={title} divided />
      <AccessDenied form={title} />
    </>
  );
};
