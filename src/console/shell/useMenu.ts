import { useMemo } from 'react';
import { useSession } from '../providers/authSession.ts';
import { hasRecords, screens } from './screens.ts';
import { menu } from './menu.ts';
import { screenOf } from './screenOf.ts';
import type { MenuSection } from './menu.ts';
import type { SessionInfo } from '../providers/authSession.ts';
import type { Place } from './screens.ts';

export type MenuEntry = Omit<MenuSection, 'paths'> & { readonly screens: readonly Place[] };

const mayView = (session: SessionInfo | undefined, screen: Place): boolean => screen.form === null ? session !== undefined : session?.rights[screen.form]?.view === true;

/** A list of records of which the person may see the own ones only: their profile has them, where it is open to them. */
const isInProfile = (session: SessionInfo | undefined, screen: Place): boolean => hasRecords(screen) && session?.rights[screen.form]?.scope === 'SELF' && session.rights.SELF_MY_PROFILE?.view === true;

/** Screens that the person may view, in no particular order. */
export const useScreens = (): readonly Place[] => {
  const session = useSession();
  return useMemo(() => screens.filter((screen) => mayView(session, screen)), [session]);
};

const named = new Set(menu.flatMap(({ paths }) => paths));

/** How many segments two addresses begin with alike. */
const alike = (one: string, other: string): number => {
  const [left, right] = [one.split('/'), other.split('/')];
  const end = left.findIndex((segment, at) => segment !== right[at]);
  return end < 0 ? left.length : end;
};

/** How alike the addresses of a section are to one at most, and how many of them are so. */
const likeness = (path: string, { paths }: MenuSection): readonly [number, number] => {
  const all = paths.map((other) => alike(path, other));
  const most = Math.max(...all);
  return [most, all.filter((one) => one === most).length];
};

/** The section of a screen that the menu does not name and that is no part of another one's records: the one whose addresses are most like its own, of several the one with the most of them. */
const sectionOf = (path: string): MenuSection =>
  menu.reduce((best, section) => {
    const [mine, theirs] = [likeness(path, section), likeness(path, best)];
    return mine[0] > theirs[0] || (mine[0] === theirs[0] && mine[1] > theirs[1]) ? section : best;
  });

const others = Map.groupBy(screens.filter(({ path, isFrame, isStep, isPart }) => !isFrame && !isStep && isPart !== true && !named.has(path)), ({ path }) => sectionOf(path).key);

/** The menu's sections with the screens that exist and that the person may view, those that it names first; empty sections are left out. */
export const useMenu = (): readonly MenuEntry[] => {
  const session = useSession();
  return useMemo(
    () =>
      menu
        .map(({ paths, ...section }) => ({
          ...section,
          screens: [...paths.map(screenOf), ...(others.get(section.key) ?? [])].filter((screen): screen is Place => screen !== undefined && mayView(session, screen) && !(section.group === 'manage' && isInProfile(session, screen))),
        }))
        .filter((section) => section.screens.length > 0),
    [session],
  );
};
