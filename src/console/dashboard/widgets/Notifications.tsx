import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { NotificationLine } from '../../notifications/NotificationLine.tsx';
import { markRead, readNotices } from '../../notifications/notificationsQuery.ts';
import { BellDrawing } from '../../shell/drawings/BellDrawing.tsx';
import { WidgetCard } from '../board/WidgetCard.tsx';

const SHOWN = 5;

/** The latest things that were told to me. */
export const Notifications = () => {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data, error, isPending, refetch } = useQuery({ queryKey: ['notifications', SHOWN], queryFn: ({ signal }) => readNotices(SHOWN, signal), staleTime: 60_000 });
  const read = async (id: string): Promise<void> => {
    await markRead([id]);
    await client.invalidateQueries({ queryKey: ['notifications'] });
  };
  return (
    <WidgetCard title={translate('dashboard.notifications')} query={{ data, error, isPending, refetch }} empty={{ when: ({ notificationList }) => notificationList.length === 0, text: translate('dashboard.notifications.none'), drawing: <BellDrawing small /> }} count={({ notificationCount }) => notificationCount}>
      {({ notificationList }) => (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {notificationList.map((notice) => (
            <NotificationLine key={notice.notificationId} notice={notice} onRead={() => void read(notice.notificationId)} onLeave={() => undefined} />
          ))}
        </ul>
      )}
    </WidgetCard>
  );
};
