import { useQuery } from '@tanstack/react-query';
import { ReadCandidateRankingDocument } from '../../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../../shell/askAnswer.ts';
import type { ReadCandidateRankingQuery } from '../../../../../generated/recruitment/operations.ts';

export type Ranking = ReadCandidateRankingQuery['answer'];

/** How well a candidate fits the post that counts now; looked at again while it is being reckoned. `version`: of the record that is shown. */
export const useRanking = (id: string, version: number) =>
  useQuery({
    queryKey: ['candidate-ranking', id, version],
    retry: false,
    staleTime: 10_000,
    queryFn: ({ signal }) => askAnswer('recruitment', ReadCandidateRankingDocument, { candidateId: Number(id) }, signal),
    refetchInterval: ({ state }) => (state.data?.isWaiting ? 2000 : false),
  });
