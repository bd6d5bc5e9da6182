import { useTranslate } from 'react-admin';
import { HornDrawing } from '../shell/drawings/HornDrawing.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { AnnouncementItem } from './AnnouncementItem.tsx';
import { useAnnouncements } from './useAnnouncements.ts';

/** What is announced to me, for a card of a dashboard; loads, fails and is empty on its own. */
export const AnnouncementList = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useAnnouncements();
  if (data) {
    const shown = data.filter(({ announcementType }) => announcementType !== 'FLASH');
    if (shown.length === 0) return <EmptyState small drawing={<HornDrawing small />} title={translate('announcements.none')} />;
    return shown.map((announcement) => <AnnouncementItem key={announcement.announcementId} announcement={announcement} />);
  }
  return error ? <ErrorState small error={error} onRetry={() => void refetch()} /> : <Skeleton widths={[240, 320, 200]} />;
};
