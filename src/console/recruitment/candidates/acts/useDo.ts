import { useTranslate } from 'ra-core';
import { useChange } from '../../../resource/acts/useChange.ts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DoneToCandidatesFragment } from '../../../../../generated/recruitment/operations.ts';

/** Does something with candidates; what the server adds is said behind it, and that a mail left (`isMailed`). `isOneAct`: of a dialog. */
export const useDo = (onDone: () => void, isOneAct = true) => {
  const translate = useTranslate();
  const { run: change, ...state } = useChange('recruitment', isOneAct);
  const run = async <Variables extends object>(document: TypedDocumentNode<{ answer: DoneToCandidatesFragment }, Variables>, variables: Variables, message: string, isMailed = false): Promise<void> => {
    if (await change(document, variables, ({ candidateCount, message: said }) => (candidateCount === 0 ? null : [message, ...(isMailed ? [translate('mailsAhead.left')] : []), ...(said ? [said] : [])].join('. ')), true, isMailed)) onDone();
  };
  return { run, ...state };
};
