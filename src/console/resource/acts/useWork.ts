import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { readBulkEdit } from '../../shell/work/bulkJob.ts';
import { followWork } from '../../shell/work/followWork.ts';
import { useWorkEnd } from '../../shell/work/useWorkEnd.ts';
import { useFailureText } from '../form/useFailureText.ts';
import { useChange, type Refusal } from './useChange.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

export type WorkAnswer = { readonly changeSet?: string | null; readonly job?: string | null };

/** As `useChange` of a dialog, where what is done may go on as work beside every page: `say` words what was done, `begun` is the message that it goes on. */
export const useWork = (endpoint: string) => {
  const translate = useTranslate();
  const failureText = useFailureText();
  const listener = useWorkEnd();
  const { run, isWorking, refusal } = useChange(endpoint, true);
  const [failure, setFailure] = useState<string>();
  const begin = async <Given extends WorkAnswer, Variables extends object>(document: TypedDocumentNode<{ answer: Given }, Variables>, variables: Variables, { begun, say, undoable = true }: { readonly begun: string; readonly say: (answer: Given) => string; readonly undoable?: boolean }): Promise<boolean> => {
    setFailure(undefined);
    const answer = await run(document, variables, (given) => (given.job == null ? say(given) : translate(begun)), undoable);
    if (!answer) return false;
    try {
      if (answer.job != null) followWork(await readBulkEdit(answer.job), 'CARD', listener);
      return true;
    } catch (error) {
      setFailure(failureText(error));
      return false;
    }
  };
  const told: Refusal | undefined = refusal ?? (failure === undefined ? undefined : { message: failure, problems: [], told: [] });
  return { begin, isWorking, refusal: told };
};
