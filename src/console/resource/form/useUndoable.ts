import { useTranslate } from 'ra-core';
import { push } from '../../shell/changes.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { useTellUndoFailure } from '../../shell/failure/useTellUndoFailure.ts';
import { useData } from '../../shell/Steady.tsx';

type Done = {
  readonly endpoint: string;
  /** Of an act that was done in parts those of all, in their order. */
  readonly changeSet: string | null | readonly string[];
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

/** Says what happened and offers to undo it, once; of several parts the last one first. */
export const useUndoable = (): ((done: Done) => void) => {
  const dataProvider = useData();
  const translate = useTranslate();
  const show = useSnackbar();
  const tellFailure = useTellUndoFailure();
  return ({ endpoint, changeSet, message, told = '', isToNote, isMailed = false, mayUndo, onUndone }) => {
    const sets = changeSet === null ? [] : typeof changeSet === 'string' ? [changeSet] : changeSet;
    if (isToNote) for (const one of sets) push(one, endpoint, message, undefined, isMailed);
    const undo = async (): Promise<void> => {
      if ((await mayUndo?.()) === false) return;
      try {
        for (const one of sets.toReversed()) await dataProvider.undo(endpoint, one);
        const isLeft = onUndone?.() === true;
        show({ type: 'success', message: isMailed ? translate('shell.undo.mailed', { change: message }) : isLeft ? translate('shell.undo.left', { change: message }) : translate('form.undone') });
      } catch (error) {
        tellFailure(error);
      }
    };
    show({ type: 'success', message: [message, told, isMailed ? translate('mailsAhead.left') : ''].filter(Boolean).join('. '), ...(sets.length === 0 ? {} : { action: { label: translate('form.undo'), run: () => void undo() } }) });
  };
};
