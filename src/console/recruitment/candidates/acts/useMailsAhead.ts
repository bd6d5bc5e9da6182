import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ReadArchiveMailsAheadDocument, ReadMailsAheadDocument, type ReadArchiveMailsAheadQueryVariables, type ReadMailsAheadQueryVariables } from '../../../../../generated/recruitment/operations.ts';
import type { MailsOfAct } from '../../../resource/acts/mailsOfAct.ts';
import { sendsMail, type MailsAhead } from '../../../resource/askAlong.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';

export const readMailsAhead = async (asked: ReadMailsAheadQueryVariables, signal?: AbortSignal): Promise<readonly MailsAhead[]> => (await askAnswer('recruitment', ReadMailsAheadDocument, asked, signal)).mails;

/** Which mails leave where candidates come to a status; null: they come to none. */
export const useMailsAhead = (asked: ReadMailsAheadQueryVariables | null): MailsOfAct => {
  const { data = [], isPending, isError } = useQuery({ queryKey: ['mails-ahead', asked], enabled: asked !== null, retry: 2, queryFn: ({ signal }) => readMailsAhead(asked!, signal) });
  const isUnknown = asked !== null && isError;
  const mails = asked === null ? [] : data;
  return { mails, isUnknown, isAsking: asked !== null && isPending, isMailed: isUnknown || sendsMail({ mails }) };
};

/** What candidates read who are archived and told, in the words so far; null: they are told nothing. The ones before stay while they are read anew. */
export const useArchiveMailsAhead = (asked: ReadArchiveMailsAheadQueryVariables | null): Pick<MailsOfAct, 'mails'> => {
  const { data = [] } = useQuery({ queryKey: ['archive-mails-ahead', asked], enabled: asked !== null, placeholderData: keepPreviousData, queryFn: async ({ signal }) => (await askAnswer('recruitment', ReadArchiveMailsAheadDocument, asked!, signal)).mails });
  return { mails: asked === null ? [] : data };
};
