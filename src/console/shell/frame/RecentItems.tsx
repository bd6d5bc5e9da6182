import { History } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { useRecents } from '../recents.ts';
import { GroupTitle } from './NavigationGroup.tsx';
import { NavigationItem } from './NavigationItem.tsx';

/** Records and screens opened last. */
export const RecentItems = () => {
  const translate = useTranslate();
  const recents = useRecents();
  if (recents.length === 0) return null;
  return (
    <>
      <GroupTitle>{translate('shell.recent')}</GroupTitle>
      {recents.map(({ path, label }) => (
        <NavigationItem key={path} to={path} exact icon={<History />} label={label} />
      ))}
    </>
  );
};
