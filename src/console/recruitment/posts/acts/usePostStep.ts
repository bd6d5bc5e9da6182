import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../../resource/form/useFailureText.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { push } from '../../../shell/changes.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useUndo } from '../../../shell/useUndo.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Refusal } from '../../candidates/acts/useDo.ts';

type Answer = { readonly changeSet?: string | null };
type Told = { readonly message: string };

/** Does one thing in one change-set that can be undone, and says so. What the server refuses stays in words where it was asked for. */
export const usePostStep = () => {
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const show = useSnackbar();
  const failureText = useFailureText();
  const { undo } = useUndo();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  /** Answers what the server answered; undefined where it refused. */
  const run = async <Given extends Answer, Variables extends object>(document: TypedDocumentNode<{ answer: Given }, Variables>, variables: Variables, message: string): Promise<Given | undefined> => {
    setWorking(true);
    setRefusal(undefined);
    try {
      const answer = await askAnswer('recruitment', document, variables);
      if (answer.changeSet) push(answer.changeSet, 'recruitment', message);
      await queryClient.invalidateQueries();
      show({ type: 'success', message, ...(answer.changeSet ? { action: { label: translate('grid.undo'), run: () => void undo() } } : {}) });
      return answer;
    } catch (error) {
      const { extensions } = ((error as { body?: { extensions?: { validationError?: readonly Told[] } } }).body ?? {}) as { extensions?: { validationError?: readonly Told[] } };
      setRefusal({ message: failureText(error), told: [...new Set((extensions?.validationError ?? []).map((problem) => problem.message))] });
      return undefined;
    } finally {
      setWorking(false);
    }
  };
  return { run, isWorking, refusal };
};
