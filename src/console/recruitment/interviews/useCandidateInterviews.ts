import { useQuery } from '@tanstack/react-query';
import { ReadCandidateInterviewsDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';

/** The interviews of a candidate with their rounds, last first. */
export const useCandidateInterviews = (candidateId: number, enabled = true) =>
  useQuery({ enabled, queryKey: ['interviews', 'candidate', candidateId], queryFn: async ({ signal }) => (await askAnswer('recruitment', ReadCandidateInterviewsDocument, { candidateId }, signal)).interviews });
