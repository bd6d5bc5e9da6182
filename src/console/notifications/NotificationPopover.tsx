import Popover from '@mui/material/Popover';
import { useTranslate } from 'react-admin';
import { NotificationPanel } from './NotificationPanel.tsx';
import type { NotificationPanelProps } from './NotificationPanel.tsx';

type Props = NotificationPanelProps & { readonly isOpen: boolean; readonly anchor: HTMLElement | null };

/** What the bell opens, below it. */
export const NotificationPopover = ({ isOpen, anchor, ...panel }: Props) => {
  const translate = useTranslate();
  return (
    <Popover
      open={isOpen}
      anchorEl={anchor}
      onClose={panel.onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('notifications'), sx: { width: 400, maxWidth: 'calc(100vw - 32px)', maxHeight: 'min(560px, calc(100dvh - 64px))', display: 'flex', flexDirection: 'column' } } }}
    >
      <NotificationPanel {...panel} />
    </Popover>
  );
};
