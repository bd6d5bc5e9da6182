import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { changeHistory, redo, undo } from './changes.ts';
import { useSignal } from './signal.ts';
import { useTellUndoFailure } from './failure/useTellUndoFailure.ts';
import { useSnackbar } from './snackbar/useSnackbar.ts';
import type { Change } from './changes.ts';

/** Undo and redo of my changes in this session, with their labels, for buttons and keys. Each says what came of it, and answers whether something was done. */
export const useUndo = () => {
  const { done, undone } = useSignal(changeHistory);
  const queryClient = useQueryClient();
  const show = useSnackbar();
  const tellFailure = useTellUndoFailure();
  const translate = useTranslate();
  const run = async (step: () => Promise<Change | undefined>, message: string): Promise<boolean> => {
    try {
      const change = await step();
      if (!change) return false;
      const isLeft = step === undo && change.leave?.() === true;
      await queryClient.invalidateQueries();
      const again = step === undo ? { action: { label: translate('shell.redo.act'), run: () => void run(redo, 'shell.redo.done') } } : {};
      show({ type: 'success', message: translate(step === undo && change.isMailed ? 'shell.undo.mailed' : isLeft ? 'shell.undo.left' : message, { change: change.label }), ...again });
      return true;
    } catch (error) {
      tellFailure(error);
      return false;
    }
  };
  return {
    last: done.at(-1),
    next: undone.at(-1),
    undo: () => run(undo, 'shell.undo.done'),
    redo: () => run(redo, 'shell.redo.done'),
  };
};
