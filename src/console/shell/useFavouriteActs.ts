import { useTranslate } from 'react-admin';
import { useFavourites } from './favourites.ts';
import { useTellFailure } from './failure/useTellFailure.ts';
import { useSnackbar } from './snackbar/useSnackbar.ts';
import type { Favourite } from './favourites.ts';

/** Starring and ordering, which tell when there is no room or the server did not keep it. */
export const useFavouriteActs = (): { readonly toggle: (favourite: Favourite) => void; readonly move: (from: string, to: string) => void } => {
  const translate = useTranslate();
  const show = useSnackbar();
  const { isFull, has, toggle, move } = useFavourites();
  const tell = useTellFailure();
  return {
    toggle: (favourite) => {
      if (isFull && !has(favourite.path)) show({ type: 'info', message: translate('shell.favourite.full') });
      else void toggle(favourite).catch((error: unknown) => tell(error));
    },
    move: (from, to) => void move(from, to).catch((error: unknown) => tell(error)),
  };
};
