import { Star } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useFavourites } from '../favourites.ts';
import { useScreenLabel } from '../useScreenLabel.ts';
import { useScreens } from '../useMenu.ts';
import { GroupTitle } from './NavigationGroup.tsx';
import { NavigationItem } from './NavigationItem.tsx';

/** Starred screens that the person may still view. */
export const FavouriteItems = ({ isRail }: { readonly isRail: boolean }) => {
  const translate = useTranslate();
  const label = useScreenLabel();
  const { paths } = useFavourites();
  const screens = useScreens();
  const starred = paths.map((path) => screens.find((screen) => screen.path === path)).filter((screen) => screen !== undefined);
  if (starred.length === 0) return null;
  return (
    <>
      {isRail ? null : <GroupTitle>{translate('shell.favourites')}</GroupTitle>}
      {starred.map((screen) => (
        <NavigationItem key={screen.path} to={screen.path} icon={<Star fill="currentColor" />} label={label(screen)} isRail={isRail} />
      ))}
    </>
  );
};
