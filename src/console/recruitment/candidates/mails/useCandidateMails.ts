import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ReadCandidateMailDraftDocument, ReadCandidateMailsDocument } from '../../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import type { ReadCandidateMailDraftQuery, ReadCandidateMailsQuery } from '../../../../../generated/recruitment/operations.ts';

export type Mail = ReadCandidateMailsQuery['answer']['mails'][number];
export type Draft = ReadCandidateMailDraftQuery['answer'];

const PAGE = 50;

/** The mails to a candidate, newest first; what is on its way is looked at again. */
export const useCandidateMails = (candidateId: number) => {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchNextPageError, isFetching } = useInfiniteQuery({
    queryKey: ['candidate-mails', candidateId],
    initialPageParam: 0,
    queryFn: ({ pageParam, signal }) => askAnswer('recruitment', ReadCandidateMailsDocument, { candidateId, offset: pageParam, limit: PAGE }, signal),
    getNextPageParam: ({ totalRecords }, pages) => {
      const read = pages.reduce((sum, { mails }) => sum + mails.length, 0);
      return read < totalRecords ? read : undefined;
    },
    refetchInterval: ({ state }) => (state.data?.pages.some(({ mails }) => mails.some(({ status, dueAt }) => status === 'QUEUED' && Date.parse(dueAt) <= Date.now())) ? 5000 : false),
  });
  return { mails: data?.pages.flatMap(({ mails }) => mails), error, /** What failed once more: the next page, or all of it. */ retry: isFetchNextPageError ? fetchNextPage : refetch, hasMore: hasNextPage, more: fetchNextPage, isFetching };
};

/** What a mail to the candidate may begin with. */
export const useDraft = (candidateId: number) =>
  useQuery({ queryKey: ['candidate-mails', 'draft', candidateId], queryFn: ({ signal }) => askAnswer('recruitment', ReadCandidateMailDraftDocument, { candidateId }, signal), refetchOnWindowFocus: false });
