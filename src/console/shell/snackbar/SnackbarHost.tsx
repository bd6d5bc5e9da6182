import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useSignal } from '../signal.ts';
import { SnackbarMessage } from './SnackbarMessage.tsx';
import { showSnackbar, snackbar } from './snackbars.ts';
import type { NotificationPayload } from 'react-admin';
import type { SnackbarRequest } from './snackbars.ts';

type Options = { readonly autoHideDuration?: number | null; readonly messageArgs?: Readonly<Record<string, unknown>> & { readonly action?: SnackbarRequest['action'] } };

const requestOf = (
  { message, type, notificationOptions }: NotificationPayload,
  translate: (key: string, args?: Record<string, unknown>) => string,
): SnackbarRequest => {
  const { autoHideDuration, messageArgs = {} } = (notificationOptions ?? {}) as Options;
  const { action, ...words } = messageArgs;
  return {
    type,
    message: typeof message === 'string' ? translate(message, { _: message, ...words }) : '',
    ...(autoHideDuration === undefined ? {} : { duration: autoHideDuration }),
    ...(action ? { action } : {}),
  };
};

/** Shows the newest message, ours and react-admin's (`useNotify`, whose `messageArgs.action` becomes the action). */
export const SnackbarHost = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const shown = useSignal(snackbar);
  useEffect(() => {
    if (notifications.length === 0) return;
    const next = takeNotification();
    if (next) showSnackbar(requestOf(next, translate));
  }, [notifications, takeNotification, translate]);
  return shown ? <SnackbarMessage key={shown.id} snackbar={shown} /> : null;
};
