import { useEffect } from 'react';
import { useTranslate } from 'ra-core';
import { needMessages } from '../../../providers/i18nMessages.ts';
import { useSession } from '../../../providers/authSession.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useListModel } from '../ListModel.ts';
import { hasKept, keptKey, takeEdits } from './keptEdits.ts';

/** Brings back the edits that were not saved when the session ended, and says so. */
export const useTakeEdits = (): void => {
  const { target, edits, fields } = useListModel();
  const userId = useSession()?.user.userId;
  const translate = useTranslate();
  const show = useSnackbar();
  useEffect(() => {
    const key = keptKey(userId, target.name);
    if (userId === undefined || !hasKept(key) || edits.get().size > 0) return;
    void needMessages('pages').then(() => {
      const kept = takeEdits(key, fields);
      if (kept.size === 0) return;
      edits.set(kept);
      show({ type: 'info', message: translate('tray.back') });
    });
  }, [edits, fields, show, target.name, translate, userId]);
};
