import { useTranslate } from 'ra-core';
import { ActDialog } from './ActDialog.tsx';
import { useWork, type WorkAnswer } from './useWork.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { ActDialogProps } from './recordAct.ts';

type Work<Given extends WorkAnswer, Variables extends object> = {
  readonly endpoint: string;
  readonly document: TypedDocumentNode<{ answer: Given }, Variables>;
  readonly variables: (id: string) => Variables;
  /** Message keys: the act, what it means, that it goes on, and, with its `smart_count`, what came of it. */
  readonly words: { readonly menu: string; readonly body: string; readonly begun: string; readonly done: string };
  readonly count: (answer: Given) => number;
};

/** Asks before something is reckoned of one record, and does it: at once, or beside every page where it is of very many people. */
export const workDialog = <Given extends WorkAnswer, Variables extends object>({ endpoint, document, variables, words, count }: Work<Given, Variables>) =>
  function WorkDialog({ ids, onClose, onDone }: ActDialogProps) {
    const translate = useTranslate();
    const { begin, isWorking, refusal } = useWork(endpoint);
    const label = translate(words.menu);
    const act = async (): Promise<void> => {
      if (await begin(document, variables(ids[0] ?? ''), { begun: words.begun, say: (given) => translate(words.done, { smart_count: count(given) }) })) onDone();
    };
    return <ActDialog title={label} names="" consequence={translate(words.body)} act={label} isWorking={isWorking} refusal={refusal} onClose={onClose} onAct={() => void act()} />;
  };
