import { useLocation } from 'react-router-dom';
import { hasRecords } from '../screens.ts';
import { screenAt } from '../screenOf.ts';
import { useScreens } from '../useMenu.ts';
import type { ScreenEntry } from '../../../domain/resource.ts';

/** The list that is open, or that the open record belongs to, where the person may view it. */
export const useHere = (): ScreenEntry | undefined => {
  const { pathname } = useLocation();
  const screen = screenAt(pathname);
  const screens = useScreens();
  return screen && hasRecords(screen) && !screen.single && screens.includes(screen) ? screen : undefined;
};
