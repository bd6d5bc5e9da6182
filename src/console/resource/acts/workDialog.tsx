import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { readBulkEdit } from '../../shell/work/bulkJob.ts';
import { followWork } from '../../shell/work/followWork.ts';
import { useWorkEnd } from '../../shell/work/useWorkEnd.ts';
import { useFailureText } from '../form/useFailureText.ts';
import { ActDialog } from './ActDialog.tsx';
import { useChange } from './useChange.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ActDialogProps } from './recordAct.ts';

type Answer = { readonly changeSet?: string | null; readonly job?: string | null };

type Work<Given extends Answer, Variables extends object> = {
  readonly endpoint: string;
  readonly document: TypedDocumentNode<{ answer: Given }, Variables>;
  readonly variables: (id: string) => Variables;
  /** Message keys: the act, what it means, that it goes on, and, with its `smart_count`, what came of it. */
  readonly words: { readonly menu: string; readonly body: string; readonly begun: string; readonly done: string };
  readonly count: (answer: Given) => number;
};

/** Asks before something is reckoned of one record, and does it: at once, or beside every page where it is of very many people. */
export const workDialog = <Given extends Answer, Variables extends object>({ endpoint, document, variables, words, count }: Work<Given, Variables>) =>
  function WorkDialog({ ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const failureText = useFailureText();
    const listener = useWorkEnd();
    const { run, isWorking, refusal } = useChange(endpoint, true);
    const [failure, setFailure] = useState<string>();
    const label = translate(words.menu);
    const act = async (): Promise<void> => {
      setFailure(undefined);
      const answer = await run(document, variables(ids[0] ?? ''), (given) => (given.job == null ? translate(words.done, { smart_count: count(given) }) : translate(words.begun)));
      if (!answer) return;
      try {
        if (answer.job != null) followWork(await readBulkEdit(answer.job), 'CARD', listener);
        onDone();
      } catch (error) {
        setFailure(failureText(error));
      }
    };
    return <ActDialog title={label} names="" consequence={translate(words.body)} act={label} isWorking={isWorking} refusal={refusal ?? (failure === undefined ? undefined : { message: failure, told: [] })} onClose={onClose} onAct={() => void act()} />;
  };
