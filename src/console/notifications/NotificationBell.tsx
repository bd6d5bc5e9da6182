import { useState } from 'react';
import { styled } from '@mui/material/styles';
import { Bell } from 'lucide-react';
import { useTranslate } from 'react-admin';
import { FrameTool } from '../shell/frame/FrameTool.tsx';
import { useNotifications } from './useNotifications.ts';
import { later } from '../shell/pieces/later.ts';

const NotificationPopover = later(async () => (await import('./NotificationPopover.tsx')).NotificationPopover);
const Place = styled('span')({ position: 'relative', display: 'inline-flex' });
const Dot = styled('span')({ position: 'absolute', top: -1, right: -1, width: 8, height: 8, borderRadius: 4, background: 'var(--frame-accent)', boxShadow: '0 0 0 2px var(--frame)' });

export type NotificationBellProps = { readonly size?: number };

/** The bell of the top bar: a dot while something is not read, and what it is. */
export const NotificationBell = ({ size = 16 }: NotificationBellProps) => {
  const translate = useTranslate();
  const notifications = useNotifications();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const open = (at: HTMLElement): void => {
    setAnchor(at);
    void notifications.refetch();
  };
  const unread = notifications.notices?.notificationCount ?? 0;
  return (
    <>
      <FrameTool label={unread === 0 ? translate('notifications') : translate('notifications.unread', { smart_count: unread })} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={({ currentTarget }) => open(currentTarget)}>
        <Place>
          <Bell size={size} aria-hidden />
          {unread > 0 ? <Dot data-testid="unread" /> : null}
        </Place>
      </FrameTool>
      <NotificationPopover {...notifications} isOpen={anchor !== null} anchor={anchor} onClose={() => setAnchor(null)} />
    </>
  );
};
