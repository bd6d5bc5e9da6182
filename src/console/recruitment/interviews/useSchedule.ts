import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { PreviewInvitationDocument, ReadCandidateInterviewsDocument, ReadPanelAvailabilityDocument, ReadSchedulingPlanDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { ReadPanelAvailabilityQuery, ReadSchedulingPlanQuery, RoundArrangement, ShownRoundFragment } from '../../../../generated/recruitment/operations.ts';

export type Plan = ReadSchedulingPlanQuery['answer'];
export type Availability = ReadPanelAvailabilityQuery['answer']['members'][number];
export type Round = ShownRoundFragment;

/** What may be scheduled with these candidates, and the round that is moved, if one is. */
export const usePlan = (candidateIds: readonly string[], roundId: number | null) =>
  useQuery({
    queryKey: ['interviews', 'plan', candidateIds, roundId],
    enabled: candidateIds.length > 0,
    queryFn: async ({ signal }) => {
      const [plan, held] = await Promise.all([
        askAnswer('recruitment', ReadSchedulingPlanDocument, { candidateIds: [...candidateIds] }, signal),
        roundId === null ? null : askAnswer('recruitment', ReadCandidateInterviewsDocument, { candidateId: Number(candidateIds[0]) }, signal),
      ]);
      const moved = held?.interviews.flatMap(({ rounds }) => rounds).find((round) => round.roundId === roundId) ?? null;
      return { plan, moved };
    },
    refetchOnWindowFocus: false,
  });

/** Who of the panel is busy on the day of the scheduler: those of whom it is known, also while others are asked for. */
export const useAvailability = (employeeIds: readonly string[], from: string | null, to: string | null, exceptRoundId: string | null) =>
  useQuery<readonly Availability[], Error, readonly Availability[], readonly unknown[]>({
    queryKey: ['interviews', 'availability', employeeIds, from, to, exceptRoundId],
    enabled: employeeIds.length > 0 && from !== null && to !== null,
    // Who was busy at another time says nothing of this one.
    placeholderData: (members, query) => ([from, to, exceptRoundId].every((one, at) => query?.queryKey[at + 3] === one) ? members : undefined),
    queryFn: async ({ signal }) => (await askAnswer('recruitment', ReadPanelAvailabilityDocument, { employeeIds: [...employeeIds], from: from!, to: to!, exceptRoundId }, signal)).members,
  });

/** The mail to the first candidate, as it will be written. */
export const usePreview = (slot: { readonly candidateId: string; readonly startsAt: string } | null, roundMasterId: string, arrangement: RoundArrangement, roundId: string | null, isWanted: boolean) =>
  useQuery({
    queryKey: ['interviews', 'preview', slot, roundMasterId, arrangement, roundId],
    enabled: isWanted && slot !== null && roundMasterId !== '' && arrangement.panel.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => askAnswer('recruitment', PreviewInvitationDocument, { slot: slot!, roundMasterId, arrangement, roundId }, signal),
  });
