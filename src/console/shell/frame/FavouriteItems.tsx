import { Suspense, lazy, useState } from 'react';
import { Star } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useShownFavourites } from '../useShownFavourites.ts';
import { GroupTitle } from './NavigationGroup.tsx';
import { NavigationItem } from './NavigationItem.tsx';

const SortableFavourites = lazy(async () => ({ default: (await import('./SortableFavourites.tsx')).SortableFavourites }));

/** Starred pages; they can be put in order once the pointer or the focus is among them. */
export const FavouriteItems = ({ isRail }: { readonly isRail: boolean }) => {
  const translate = useTranslate();
  const favourites = useShownFavourites();
  const [isNear, setNear] = useState(false);
  if (favourites.length === 0) return null;
  const still = favourites.map(({ path, label }) => <NavigationItem key={path} to={path} exact icon={<Star fill="currentColor" />} label={label} isRail={isRail} />);
  if (isRail) return still;
  return (
    <div onPointerEnter={() => setNear(true)} onFocus={() => setNear(true)}>
      <GroupTitle>{translate('shell.favourites')}</GroupTitle>
      {isNear && favourites.length > 1 ? (
        <Suspense fallback={still}>
          <SortableFavourites favourites={favourites} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
};
