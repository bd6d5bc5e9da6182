import { useFavourites } from './favourites.ts';
import { screenAt } from './screenOf.ts';
import { useScreenLabel } from './useScreenLabel.ts';
import { useScreens } from './useMenu.ts';
import type { Favourite } from './favourites.ts';

/** The favourites that the person may still view: screens by their name of today, other pages by the name they had. */
export const useShownFavourites = (): readonly Favourite[] => {
  const label = useScreenLabel();
  const screens = useScreens();
  return useFavourites().favourites.flatMap(({ path, label: kept }) => {
    const screen = screenAt(path);
    if (!screen || !screens.includes(screen)) return [];
    return [{ path, label: screen.path === path ? label(screen) : kept }];
  });
};
