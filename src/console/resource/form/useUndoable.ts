import { useTranslate } from 'ra-core';
import { push } from '../../shell/changes.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { useTellUndoFailure } from '../../shell/failure/useTellUndoFailure.ts';
import { useData } from '../../shell/Steady.tsx';

type Done = {
  readonly endpoint: string;
  readonly changeSet: string | null;
  /** What happened: 'Payroll Analyst saved'. */
  readonly message: string;
  /** What the server says besides. */
  readonly told?: string;
  /** The change did not go through the data provider, which notes its own: keys and buttons that undo are to know it, too. */
  readonly isToNote?: true;
  /** Mails left with it, which is said, and again where it is undone. */
  readonly isMailed?: boolean;
  /** Before it is undone. */
  readonly mayUndo?: () => Promise<boolean>;
  /** After it has been undone; true where that led back to a list. */
  readonly onUndone?: () => unknown;
};

/** Says what happened and offers to undo it, once. */
export const useUndoable = (): ((done: Done) => void) => {
  const dataProvider = useData();
  const translate = useTranslate();
  const show = useSnackbar();
  const tellFailure = useTellUndoFailure();
  return ({ endpoint, changeSet, message, told = '', isToNote, isMailed = false, mayUndo, onUndone }) => {
    if (isToNote && changeSet !== null) push(changeSet, endpoint, message, undefined, isMailed);
    const undo = async (id: string): Promise<void> => {
      if ((await mayUndo?.()) === false) return;
      try {
        await dataProvider.undo(endpoint, id);
        const isLeft = onUndone?.() === true;
        show({ type: 'success', message: isMailed ? translate('shell.undo.mailed', { change: message }) : isLeft ? translate('shell.undo.left', { change: message }) : translate('form.undone') });
      } catch (error) {
        tellFailure(error);
      }
    };
    show({ type: 'success', message: [message, told, isMailed ? translate('mailsAhead.left') : ''].filter(Boolean).join('. '), ...(changeSet === null ? {} : { action: { label: translate('form.undo'), run: () => void undo(changeSet) } }) });
  };
};
