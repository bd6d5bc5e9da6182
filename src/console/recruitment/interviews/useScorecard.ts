import { useQuery } from '@tanstack/react-query';
import { ReadCandidateInterviewsDocument, ReadSkillsScoreDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import { untilKept } from './keptInTurn.ts';
import type { ReadSkillsScoreQuery, Recommendation } from '../../../../generated/recruitment/operations.ts';

export type Place = { readonly interviewId: number; readonly candidateId: number; readonly roundId: number };
export type Card = NonNullable<ReadSkillsScoreQuery['answer']['skillScores']>;
export type SkillValue = { readonly category: string; readonly skillId: number; readonly skill: string; readonly score: number | null; readonly comment: string; /** Kept as it was told elsewhere. */ readonly note: string | null; readonly question: string | null };
export type CardValues = { readonly skills: readonly SkillValue[]; readonly rating: number | null; readonly recommendation: Recommendation | null; readonly note: string };

/** The person's own scorecard of a round, and the round. It is read anew whenever it is opened: what is written on it is told to the server alone. */
export const useOwnScorecard = (place: Place) => {
  const { data, error, refetch, isFetchedAfterMount } = useQuery({
    queryKey: ['interviews', 'scorecard', place],
    gcTime: 0,
    queryFn: async ({ signal }) => {
      await untilKept(place);
      const [{ skillScores }, { interviews }] = await Promise.all([
        askAnswer('recruitment', ReadSkillsScoreDocument, { ...place, panelMemberId: null }, signal),
        askAnswer('recruitment', ReadCandidateInterviewsDocument, { candidateId: place.candidateId }, signal),
      ]);
      const interview = interviews.find(({ interviewId }) => interviewId === place.interviewId) ?? null;
      return { card: skillScores ?? null, interview, round: interview?.rounds.find(({ roundId }) => roundId === place.roundId) ?? null };
    },
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
  });
  return { data: isFetchedAfterMount ? data : undefined, error, refetch };
};

export const valuesOf = ({ categories, rating, recommendation, note }: Card): CardValues => ({
  skills: categories.flatMap(({ category, skills }) => skills.map(({ skillId, skill, score, comment, note: own, questions }) => ({ category, skillId, skill, score: score ?? null, comment: comment ?? '', note: own ?? null, question: questions[0] ?? null }))),
  rating: rating ?? null,
  recommendation: recommendation ?? null,
  note: note ?? '',
});

/** What is written, as it is sent. */
export const told = (place: Place, { skills, rating, recommendation, note }: CardValues) => ({
  ...place,
  rating,
  recommendation,
  note: note.trim() === '' ? null : note,
  skills: skills.map(({ category, skillId, score, comment, note: own, question }) => ({ category, skillId, score, comment: comment.trim() === '' ? null : comment, note: own, question })),
});
