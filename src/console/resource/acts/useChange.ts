import { useEffect, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { askAnswer } from '../../shell/askAnswer.ts';
import { push } from '../../shell/changes.ts';
import { refusedOf, type Problem } from '../../shell/refusedOf.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { useUndo } from '../../shell/useUndo.ts';
import { useFailureText } from '../form/useFailureText.ts';
import { useOneAct } from './useOneAct.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

type Changed = { readonly changeSet?: string | null; readonly message?: string };
/** Why nothing was done: the kind of refusal ('' where the server gave none), in a sentence, each thing that stands in the way by its field, and what is told of them, each once. */
export type Refusal = { readonly code?: string; readonly message: string; readonly problems: readonly Problem[]; readonly told: readonly string[] };

/** Does one thing on an endpoint, says so, and offers to undo its change-set. What the server refuses stays in words where it was asked for. `isOneAct`: of a dialog, where another try is never meant as a second act. */
export const useChange = (endpoint: string, isOneAct = false) => {
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const show = useSnackbar();
  const failureText = useFailureText();
  const { undo } = useUndo();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const act = useOneAct();
  /** What is said of what somebody else did, until the person goes on: the page follows that, and may take along the place where it is said. */
  const overtaken = useRef<string>(undefined);
  useEffect(() => {
    const goOn = (): void => void (overtaken.current = undefined);
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, goOn, true);
    return () => {
      for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, goOn, true);
      if (overtaken.current !== undefined) show({ message: overtaken.current });
    };
  }, [show]);
  /** `say` words what was done; null: nothing had to be. Answers what the server answered, undefined where it refused. Without `undoable` no undo is offered; as a function it leaves the page of what the undo takes away. `isMailed`: a mail left with it. */
  const run = async <Given extends Changed, Variables extends object>(document: TypedDocumentNode<{ answer: Given }, Variables>, variables: Variables, say: string | ((answer: Given) => string | null), undoable: boolean | ((answer: Given) => void) = true, isMailed = false): Promise<Given | undefined> => {
    setWorking(true);
    setRefusal(undefined);
    const name = isOneAct ? act.name() : undefined;
    const send = async () => {
      const answer = await askAnswer(endpoint, document, variables, undefined, name);
      const message = typeof say === 'string' ? say : say(answer);
      const changeSet = undoable ? answer.changeSet : null;
      if (changeSet) push(changeSet, endpoint, message ?? '', typeof undoable === 'function' ? () => undoable(answer) : undefined, isMailed);
      return { answer, message, changeSet };
    };
    try {
      const { answer, message, changeSet } = await send();
      act.forget();
      await queryClient.invalidateQueries();
      if (message === null) show({ type: 'info', message: translate('form.noChanges') });
      else show({ type: 'success', message, ...(changeSet ? { action: { label: translate('grid.undo'), run: () => void undo() } } : {}) });
      return answer;
    } catch (error) {
      if (isOneAct) act.note(error, async () => void (await send()));
      const wasDone = await act.wasDone(error);
      const { code, problems } = refusedOf(error);
      const message = wasDone ? translate('form.doneBefore') : failureText(error);
      // Somebody else was quicker, or oneself: what is shown is what is there before it is tried again.
      if (code === 'CONFLICT' || wasDone) {
        overtaken.current = message;
        void queryClient.invalidateQueries();
      }
      setRefusal({ code, message, problems, told: [...new Set(problems.map((problem) => problem.message))] });
      return undefined;
    } finally {
      setWorking(false);
    }
  };
  return { run, isWorking, refusal };
};
