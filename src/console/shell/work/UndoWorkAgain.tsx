import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useTellUndoFailure } from '../failure/useTellUndoFailure.ts';
import { refusedOf } from '../refusedOf.ts';
import { useSnackbar } from '../snackbar/useSnackbar.ts';
import { awaitUndo } from './awaitUndo.ts';
import { dropUndoWork, keptUndoWork } from './undoWork.ts';

const followed = new Set<string>();

/** Follows the undo or redo that the tab waited for when its page was loaded anew, and says what came of it. Draws nothing. */
export const UndoWorkAgain = ({ id }: { readonly id: string }) => {
  const queryClient = useQueryClient();
  const show = useSnackbar();
  const tellFailure = useTellUndoFailure();
  const translate = useTranslate();
  const follow = async (): Promise<void> => {
    try {
      await awaitUndo(id);
      await queryClient.invalidateQueries();
      show({ type: 'success', message: translate('bulk.undo.done') });
    } catch (error) {
      // Of somebody who was signed in here before, or forgotten by now: an end of its own takes it from the tab.
      if (refusedOf(error).errorCode === 'NOT_FOUND' && keptUndoWork()?.id === id) dropUndoWork(id);
      else tellFailure(error);
    }
  };
  useEffect(() => {
    if (followed.has(id)) return;
    followed.add(id);
    void follow();
  });
  return null;
};
