import { useMemo } from 'react';
import { useSession } from '../providers/authSession.ts';
import { screens } from '../../../generated/screens.ts';
import { menu } from './menu.ts';
import { screenOf } from './screenOf.ts';
import type { MenuSection } from './menu.ts';
import type { ScreenEntry } from '../../domain/resource.ts';
import type { SessionInfo } from '../providers/authSession.ts';

export type MenuEntry = Omit<MenuSection, 'paths'> & { readonly screens: readonly ScreenEntry[] };

const mayView = (session: SessionInfo | undefined, screen: ScreenEntry): boolean => session?.rights[screen.form]?.view === true;

/** Screens that the person may view, in no particular order. */
export const useScreens = (): readonly ScreenEntry[] => {
  const session = useSession();
  return useMemo(() => screens.filter((screen) => mayView(session, screen)), [session]);
};

/** The menu's sections with the screens that exist and that the person may view; empty sections are left out. */
export const useMenu = (): readonly MenuEntry[] => {
  const session = useSession();
  return useMemo(
    () =>
      menu
        .map(({ paths, ...section }) => ({
          ...section,
          screens: paths.map(screenOf).filter((screen): screen is ScreenEntry => screen !== undefined && mayView(session, screen)),
        }))
        .filter((section) => section.screens.length > 0),
    [session],
  );
};
