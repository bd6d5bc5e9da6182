import { useTranslate } from 'react-admin';
import { AnnouncementItem } from '../../announcements/AnnouncementItem.tsx';
import { useAnnouncements } from '../../announcements/useAnnouncements.ts';
import { HornDrawing } from '../../shell/drawings/HornDrawing.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';
import type { Announcement } from '../../announcements/useAnnouncements.ts';

const shownOf = (all: readonly Announcement[]): readonly Announcement[] => all.filter(({ announcementType }) => announcementType !== 'FLASH');

/** What the organisation tells its people. */
export const Announcements = () => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useAnnouncements();
  return (
    <WidgetCard title={translate('dashboard.announcements')} query={{ data, error, isPending, refetch }} empty={{ when: (all) => shownOf(all).length === 0, text: translate('dashboard.announcements.none'), drawing: <HornDrawing small /> }}>
      {(all) => (
        <>
          {shownOf(all).map((announcement) => (
            <AnnouncementItem key={announcement.announcementId} announcement={announcement} />
          ))}
        </>
      )}
    </WidgetCard>
  );
};
