import { useFavourites } from './favourites.ts';
import { useShownPages } from './useShownPages.ts';
import type { Favourite } from './favourites.ts';

/** The favourites that the person may still view. */
export const useShownFavourites = (): readonly Favourite[] => useShownPages(useFavourites().favourites);
