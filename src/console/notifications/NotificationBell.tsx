import { Suspense, lazy, useState } from 'react';
import Popover from '@mui/material/Popover';
import { styled } from '@mui/material/styles';
import { Bell } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { Skeleton } from '../shell/pieces/Skeleton.tsx';
import { FrameTool } from '../shell/frame/FrameTool.tsx';
import { useNotifications } from './useNotifications.ts';
import { OnceOpened } from '../shell/pieces/OnceOpened.tsx';

const NotificationPanel = lazy(async () => ({ default: (await import('./NotificationPanel.tsx')).NotificationPanel }));
const Place = styled('span')({ position: 'relative', display: 'inline-flex' });
const Dot = styled('span')({ position: 'absolute', top: -1, right: -1, width: 8, height: 8, borderRadius: 4, background: 'var(--frame-accent)', boxShadow: '0 0 0 2px var(--frame)' });

export type NotificationBellProps = { readonly size?: number };

/** The bell of the top bar: a dot while something is not read, and what it is. */
export const NotificationBell = ({ size = 16 }: NotificationBellProps) => {
  const translate = useTranslate();
  const notifications = useNotifications();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const unread = notifications.notices?.notificationCount ?? 0;
  const close = (): void => setAnchor(null);
  return (
    <>
      <FrameTool label={unread === 0 ? translate('notifications') : translate('notifications.unread', { smart_count: unread })} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        <Place>
          <Bell size={size} aria-hidden />
          {unread > 0 ? <Dot data-testid="unread" /> : null}
        </Place>
      </FrameTool>
      <OnceOpened isOpen={anchor !== null}>
        {() => (
          <Popover
            open={anchor !== null}
            anchorEl={anchor}
            onClose={close}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
            transformOrigin={{ vertical: 'top', horizontal: 'right' }}
            slotProps={{ paper: { role: 'dialog', 'aria-label': translate('notifications'), sx: { width: 400, maxWidth: 'calc(100vw - 32px)', maxHeight: 'min(560px, calc(100dvh - 64px))', display: 'flex', flexDirection: 'column' } } }}
          >
            <Suspense fallback={<Skeleton widths={[120, 280, 240]} />}>
              <NotificationPanel {...notifications} onClose={close} />
            </Suspense>
          </Popover>
        )}
      </OnceOpened>
    </>
  );
};
