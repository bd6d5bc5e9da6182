import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'ra-core';
import { needMessages } from '../providers/i18nMessages.ts';
import { sessionState, useSession } from '../providers/authSession.ts';
import { showSnackbar } from './snackbar/snackbars.ts';
import { keep, readKept } from './tabStorage.ts';

/** Of the person who made it, never of the next one to sign in. */
const keyOf = (userId: string | undefined, place: string): string => `kept:${userId ?? ''}:${place}`;

/**
 * Keeps what somebody makes on a page, in this browser tab, for the time that they are signed out. `taken` is what was kept of this place, which is then
 * said; `keep` is told what there is to be kept, with each drawing: undefined where all is saved.
 */
export const useKept = <Value>(place: string): { readonly taken: Value | undefined; readonly keep: (now: Value | undefined) => void } => {
  const userId = useSession()?.user.userId;
  const translate = useTranslate();
  const owner = useRef(userId);
  if (userId !== undefined) owner.current = userId;
  const now = useRef<Value>(undefined);
  const [taken] = useState(() => readKept<Value>(keyOf(userId, place)));
  useEffect(() => {
    keep(keyOf(owner.current, place), undefined);
    if (taken !== undefined) void needMessages('pages').then(() => showSnackbar({ type: 'info', message: translate('tray.back') }));
    return sessionState.subscribe(() => {
      if (sessionState.get().status === 'out' && now.current !== undefined) keep(keyOf(owner.current, place), now.current);
    });
    // Once, when the page opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);
  return { taken, keep: (value) => void (now.current = value) };
};
