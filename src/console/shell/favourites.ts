import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { usePreference } from '../providers/preferences.ts';

/** A starred page; `label` names one that is not a screen, such as a record. */
export type Favourite = { readonly path: string; readonly label: string };

/** How many favourites there is room for. */
export const favouriteLimit = 12;

const isFavourite = (value: unknown): value is Favourite => typeof value === 'object' && value !== null && 'path' in value && typeof value.path === 'string' && 'label' in value && typeof value.label === 'string';

const readFavourites = (kept: unknown): readonly Favourite[] | undefined => (Array.isArray(kept) ? kept.filter(isFavourite).slice(0, favouriteLimit) : undefined);

export type Favourites = {
  readonly favourites: readonly Favourite[];
  readonly isFull: boolean;
  readonly has: (path: string) => boolean;
  /** Stars a page or takes its star away; a thirteenth is not taken. Rejects where the server did not keep it. */
  readonly toggle: (favourite: Favourite) => Promise<void>;
  /** Puts the favourite of one path in the place of another. */
  readonly move: (from: string, to: string) => Promise<void>;
};

/** Starred pages in the person's order, at most twelve. They follow the account; this device remembers them until they were read. */
export const useFavourites = (): Favourites => {
  const { value, keep } = usePreference('shell.favourites', readFavourites);
  const [cached, setCached] = useStore<readonly Favourite[]>('favourites', []);
  const favourites = value ?? readFavourites(cached) ?? [];
  const text = JSON.stringify(value);
  useEffect(() => {
    if (text !== undefined) setCached(JSON.parse(text) as readonly Favourite[]);
  }, [text, setCached]);
  const has = (path: string): boolean => favourites.some((other) => other.path === path);
  return {
    favourites,
    isFull: favourites.length >= favouriteLimit,
    has,
    toggle: async (favourite) => {
      if (has(favourite.path)) await keep(favourites.filter(({ path }) => path !== favourite.path));
      else if (favourites.length < favouriteLimit) await keep([...favourites, favourite]);
    },
    move: async (from, to) => {
      const [start, end] = [from, to].map((path) => favourites.findIndex((other) => other.path === path));
      const moved = favourites[start ?? -1];
      if (!moved || end === undefined || end < 0 || start === end) return;
      const rest = favourites.filter((other) => other !== moved);
      await keep([...rest.slice(0, end), moved, ...rest.slice(end)]);
    },
  };
};
