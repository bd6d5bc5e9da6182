import { useQuery } from '@tanstack/react-query';
import { ReadPendingFeedbackDocument, ReadUpcomingInterviewsDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { OwnRoundFragment } from '../../../../generated/recruitment/operations.ts';

export type OwnRound = OwnRoundFragment;

/** The rounds on whose panel the person sits: still to come, or without their scorecard. */
export const useOwnRounds = (kind: 'upcoming' | 'feedback') =>
  useQuery({
    queryKey: ['interviews', kind],
    queryFn: async ({ signal }): Promise<readonly OwnRound[]> => (await askAnswer('recruitment', kind === 'upcoming' ? ReadUpcomingInterviewsDocument : ReadPendingFeedbackDocument, {}, signal)).interviews,
  });
