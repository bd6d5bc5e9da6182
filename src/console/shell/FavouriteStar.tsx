import { memo } from 'react';
import IconButton from '@mui/material/IconButton';
import { Star } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useIsViewing } from '../providers/authSession.ts';
import { useFavouriteActs } from './useFavouriteActs.ts';
import { useFavourites } from './favourites.ts';
import { Tooltip } from './pieces/Tooltip.tsx';

/** Puts a page among the favourites of the navigation, or takes it out; not offered where nothing is kept. */
export const FavouriteStar = memo(({ path, title }: { readonly path: string; readonly title: string }) => {
  const translate = useTranslate();
  const starred = useFavourites().has(path);
  const { toggle } = useFavouriteActs();
  const isViewing = useIsViewing();
  const label = translate(starred ? 'shell.favourite.remove' : 'shell.favourite.add', { title });
  if (isViewing) return null;
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} aria-pressed={starred} onClick={() => toggle({ path, label: title })}>
        <Star fill={starred ? 'currentColor' : 'none'} />
      </IconButton>
    </Tooltip>
  );
});
FavouriteStar.displayName = 'FavouriteStar';
