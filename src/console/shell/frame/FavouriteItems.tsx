import { Suspense, useState } from 'react';
import type { ComponentProps } from 'react';
import { Star } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { apart } from '../pieces/apart.tsx';
import { useShownFavourites } from '../useShownFavourites.ts';
import { GroupTitle } from './NavigationGroup.tsx';
import { NavigationItem } from './NavigationItem.tsx';
import type { SortableFavourites as Sortable } from './SortableFavourites.tsx';

const SortableFavourites = apart<ComponentProps<typeof Sortable> & { readonly onClose: () => void }>(async () => (await import('./SortableFavourites.tsx')).SortableFavourites, { isQuiet: true });

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
          <SortableFavourites favourites={favourites} onClose={() => setNear(false)} />
        </Suspense>
      ) : (
        still
      )}
    </div>
  );
};
