import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { changeHistory, redo, undo } from './changes.ts';
import { useSignal } from './signal.ts';
import { useTellFailure } from './failure/useTellFailure.ts';
import { useSnackbar } from './snackbar/useSnackbar.ts';
import type { Change } from './changes.ts';

/** Undo and redo of my changes in this session, with their labels, for buttons and keys. */
export const useUndo = () => {
  const { done, undone } = useSignal(changeHistory);
  const queryClient = useQueryClient();
  const show = useSnackbar();
  const tellFailure = useTellFailure();
  const translate = useTranslate();
  const run = async (step: () => Promise<Change | undefined>, message: string): Promise<void> => {
    try {
      const change = await step();
      if (!change) return;
      await queryClient.invalidateQueries();
      show({ type: 'success', message: translate(message, { change: change.label }) });
    } catch (error) {
      tellFailure(error, { action: 'undo' });
    }
  };
  return {
    last: done.at(-1),
    next: undone.at(-1),
    undo: () => run(undo, 'shell.undo.done'),
    redo: () => run(redo, 'shell.redo.done'),
  };
};
