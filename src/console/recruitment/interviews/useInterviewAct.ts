import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../resource/form/useFailureText.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { push } from '../../shell/changes.ts';
import { useSnackbar } from '../../shell/snackbar/useSnackbar.ts';
import { useUndo } from '../../shell/useUndo.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

export type Problem = { readonly field: string; readonly message: string };
export type InterviewRefusal = { readonly message: string; readonly problems: readonly Problem[] };
type Changed = { readonly changeSet?: string | null | undefined };

/** Does something with an interview. What the server refuses stays in words where it was asked for; what was done can be undone by who may. */
export const useInterviewAct = () => {
  const client = useQueryClient();
  const translate = useTranslate();
  const show = useSnackbar();
  const failureText = useFailureText();
  const { undo } = useUndo();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<InterviewRefusal>();
  /** Answers what was done, or undefined where it was refused. */
  const run = async <Answer extends Changed, Variables extends object>(document: TypedDocumentNode<{ answer: Answer }, Variables>, variables: Variables, say: (answer: Answer) => string, undoable = true): Promise<Answer | undefined> => {
    setWorking(true);
    setRefusal(undefined);
    try {
      const answer = await askAnswer('recruitment', document, variables);
      const message = say(answer);
      const { changeSet } = answer;
      if (changeSet && undoable) push(changeSet, 'recruitment', message);
      await client.invalidateQueries();
      show({ type: 'success', message, ...(changeSet && undoable ? { action: { label: translate('grid.undo'), run: () => void undo() } } : {}) });
      return answer;
    } catch (error) {
      const { extensions } = ((error as { body?: { extensions?: { validationError?: readonly Problem[] } } }).body ?? {}) as { extensions?: { validationError?: readonly Problem[] } };
      setRefusal({ message: failureText(error), problems: extensions?.validationError ?? [] });
      return undefined;
    } finally {
      setWorking(false);
    }
  };
  return { run, isWorking, refusal };
};
