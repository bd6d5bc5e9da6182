import IconButton from '@mui/material/IconButton';
import { Star } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useFavourites } from './favourites.ts';
import { useSnackbar } from './snackbar/useSnackbar.ts';
import { Tooltip } from './pieces/Tooltip.tsx';

/** Puts a page among the favourites of the navigation, or takes it out. */
export const FavouriteStar = ({ path, title }: { readonly path: string; readonly title: string }) => {
  const translate = useTranslate();
  const show = useSnackbar();
  const { has, isFull, toggle } = useFavourites();
  const starred = has(path);
  const label = translate(starred ? 'shell.favourite.remove' : 'shell.favourite.add', { title });
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        aria-pressed={starred}
        onClick={() => (isFull && !starred ? show({ type: 'info', message: translate('shell.favourite.full') }) : toggle(path))}
      >
        <Star fill={starred ? 'currentColor' : 'none'} />
      </IconButton>
    </Tooltip>
  );
};
