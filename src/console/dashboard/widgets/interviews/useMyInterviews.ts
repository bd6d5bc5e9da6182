import { ReadPendingFeedbackDocument, ReadUpcomingInterviewsDocument, type OwnRoundFragment } from '../../../../../generated/recruitment/operations.ts';
import { useRights } from '../../../providers/authSession.ts';
import { useWidget, type WidgetQuery } from '../../board/useWidget.ts';

export type MyInterview = OwnRoundFragment & { readonly startDate: string };
export type MyInterviews = { readonly upcoming: readonly MyInterview[]; readonly feedback: readonly MyInterview[] };

const isTimed = (round: OwnRoundFragment): round is MyInterview => typeof round.startDate === 'string';

/** The rounds on whose panel I sit: those to come, and those without my scorecard. Nothing is asked of a form that is not mine to see. */
export const useMyInterviews = (isWanted = true): WidgetQuery<MyInterviews> => {
  const isPanel = useRights('UPCOMING_INTERVIEWS').view && isWanted;
  const scores = useRights('PENDING_FEEDBACK').view && isWanted;
  const upcoming = useWidget('recruitment', ReadUpcomingInterviewsDocument, {}, ({ answer }) => answer.interviews.filter(isTimed), isPanel);
  const feedback = useWidget('recruitment', ReadPendingFeedbackDocument, {}, ({ answer }) => answer.interviews.filter(isTimed), scores);
  const isThere = (!isPanel || upcoming.data !== undefined) && (!scores || feedback.data !== undefined);
  return {
    data: isThere ? { upcoming: upcoming.data ?? [], feedback: feedback.data ?? [] } : undefined,
    error: upcoming.error ?? feedback.error,
    isPending: (isPanel && upcoming.isPending) || (scores && feedback.isPending),
    refetch: () => Promise.all([isPanel ? upcoming.refetch() : undefined, scores ? feedback.refetch() : undefined]),
  };
};
