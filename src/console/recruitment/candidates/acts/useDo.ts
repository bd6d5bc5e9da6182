import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useFailureText } from '../../../resource/form/useFailureText.ts';
import { push } from '../../../shell/changes.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import { useSnackbar } from '../../../shell/snackbar/useSnackbar.ts';
import { useUndo } from '../../../shell/useUndo.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DoneToCandidatesFragment } from '../../../../../generated/recruitment/operations.ts';

type Told = { readonly row?: string; readonly message: string };
/** Why nothing was done: in a sentence, and of each candidate that stands in the way. */
export type Refusal = { readonly message: string; readonly told: readonly string[] };

/** Does something with candidates in one change-set that can be undone. What the server refuses stays in words where it was asked for. */
export const useDo = (onDone: () => void) => {
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const show = useSnackbar();
  const failureText = useFailureText();
  const { undo } = useUndo();
  const [isWorking, setWorking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const run = async <Variables extends object>(document: TypedDocumentNode<{ answer: DoneToCandidatesFragment }, Variables>, variables: Variables, message: string): Promise<boolean> => {
    setWorking(true);
    setRefusal(undefined);
    try {
      const { changeSet, candidateCount, message: said } = await askAnswer('recruitment', document, variables);
      if (changeSet) push(changeSet, 'recruitment', message);
      await queryClient.invalidateQueries();
      if (candidateCount === 0) show({ type: 'info', message: translate('candidates.nothingChanged') });
      else show({ type: 'success', message: said ? `${message}. ${said}` : message, ...(changeSet ? { action: { label: translate('grid.undo'), run: () => void undo() } } : {}) });
      onDone();
      return true;
    } catch (error) {
      const { extensions } = ((error as { body?: { extensions?: { validationError?: readonly Told[] } } }).body ?? {}) as { extensions?: { validationError?: readonly Told[] } };
      setRefusal({ message: failureText(error), told: [...new Set((extensions?.validationError ?? []).map((problem) => problem.message))] });
      return false;
    } finally {
      setWorking(false);
    }
  };
  return { run, isWorking, refusal };
};
