import { ReadSkillsScoreDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { Card, Place } from './useScorecard.ts';

/** The scorecard of one member of a panel, as far as the reader may see it. */
export const cardQuery = (place: Place, panelMemberId: number) => ({
  queryKey: ['interviews', 'card', place.roundId, panelMemberId],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<Card | null> => (await askAnswer('recruitment', ReadSkillsScoreDocument, { ...place, panelMemberId }, signal)).skillScores ?? null,
});
