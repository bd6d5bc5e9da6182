import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { BellDrawing } from '../shell/drawings/BellDrawing.tsx';
import { EmptyState } from '../shell/states/EmptyState.tsx';
import { ErrorState } from '../shell/states/ErrorState.tsx';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { useIsViewing } from '../providers/authSession.ts';
import { NotificationLine } from './NotificationLine.tsx';
import type { useNotifications } from './useNotifications.ts';

const Head = styled('div')({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  padding: '4px 8px 4px 16px',
  borderBottom: '1px solid var(--line)',
  '& h2': { fontSize: 14, lineHeight: '20px', fontWeight: 600 },
});
const List = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, overflowY: 'auto', minHeight: 0 });
const Foot = styled('li')({ display: 'grid', placeItems: 'center', padding: 8 });

export type NotificationPanelProps = ReturnType<typeof useNotifications> & { readonly onClose: () => void };

/** What the bell opens: my notifications, newest first; a line that leads somewhere goes there and is read. */
export const NotificationPanel = ({ notices, error, refetch, markRead, more, onClose }: NotificationPanelProps) => {
  const translate = useTranslate();
  const isViewing = useIsViewing();
  const list = notices?.notificationList ?? [];
  return (
    <>
      <Head>
        <h2>{translate('notifications')}</h2>
        {notices && notices.notificationCount > 0 && !isViewing ? (
          <Button size="small" onClick={() => markRead(null)}>
            {translate('notifications.readAll')}
          </Button>
        ) : null}
      </Head>
      {!notices && error ? <ErrorState small error={error} onRetry={() => void refetch()} /> : null}
      {!notices && !error ? <Skeleton widths={[280, 320, 240]} /> : null}
      {notices && list.length === 0 ? <EmptyState small drawing={<BellDrawing small />} title={translate('notifications.none')} message={translate('notifications.noneWhy')} /> : null}
      {list.length > 0 ? (
        <List>
          {list.map((notice) => (
            <NotificationLine key={notice.notificationId} notice={notice} onRead={() => markRead([notice.notificationId])} onLeave={onClose} />
          ))}
          {notices && notices.totalRecords > list.length ? (
            <Foot>
              <Button size="small" onClick={more}>
                {translate('notifications.more')}
              </Button>
            </Foot>
          ) : null}
        </List>
      ) : null}
    </>
  );
};
