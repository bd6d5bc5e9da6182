import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { KeepFeedbackDocument, ReadCandidateInterviewsDocument, ReadSkillsScoreDocument } from '../../../../generated/recruitment/operations.ts';
import { askAnswer } from '../../shell/askAnswer.ts';
import type { ReadSkillsScoreQuery, Recommendation } from '../../../../generated/recruitment/operations.ts';

export type Place = { readonly interviewId: number; readonly candidateId: number; readonly roundId: number };
export type Card = NonNullable<ReadSkillsScoreQuery['answer']['skillScores']>;
export type SkillValue = { readonly category: string; readonly skillId: number; readonly skill: string; readonly score: number | null; readonly comment: string; readonly question: string | null };
export type CardValues = { readonly skills: readonly SkillValue[]; readonly rating: number | null; readonly recommendation: Recommendation | null; readonly note: string };
export type Keeping = 'none' | 'kept' | 'open' | 'keeping' | 'failed';

/** Typing that stops this long is kept. */
const PAUSE_MS = 1200;

/** The person's own scorecard of a round, and the round. */
export const useOwnScorecard = (place: Place) =>
  useQuery({
    queryKey: ['interviews', 'scorecard', place],
    queryFn: async ({ signal }) => {
      const [{ skillScores }, { interviews }] = await Promise.all([
        askAnswer('recruitment', ReadSkillsScoreDocument, { ...place, panelMemberId: null }, signal),
        askAnswer('recruitment', ReadCandidateInterviewsDocument, { candidateId: place.candidateId }, signal),
      ]);
      const interview = interviews.find(({ interviewId }) => interviewId === place.interviewId) ?? null;
      return { card: skillScores ?? null, interview, round: interview?.rounds.find(({ roundId }) => roundId === place.roundId) ?? null };
    },
    refetchOnWindowFocus: false,
  });

const valuesOf = ({ categories, rating, recommendation, note }: Card): CardValues => ({
  skills: categories.flatMap(({ category, skills }) => skills.map(({ skillId, skill, score, comment, questions }) => ({ category, skillId, skill, score: score ?? null, comment: comment ?? '', question: questions[0] ?? null }))),
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
  skills: skills.map(({ category, skillId, score, comment, question }) => ({ category, skillId, score, comment: comment.trim() === '' ? null : comment, question })),
});

/** What is being written, kept as a draft whenever writing pauses, one after the other. */
export const useDraftCard = (place: Place, card: Card) => {
  const [values, setValues] = useState(() => valuesOf(card));
  const [keeping, setKeeping] = useState<Keeping>('none');
  const timer = useRef<number>(undefined);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(values);
  const keep = (): Promise<unknown> => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    setKeeping('keeping');
    const sending = queue.current.then(() => askAnswer('recruitment', KeepFeedbackDocument, { ...told(place, latest.current), submit: false, reopen: false, reason: null }));
    queue.current = sending.then(
      () => setKeeping((now) => (now === 'keeping' ? 'kept' : now)),
      () => setKeeping('failed'),
    );
    return queue.current;
  };
  const change = (part: Partial<CardValues>): void => {
    latest.current = { ...latest.current, ...part };
    setValues(latest.current);
    setKeeping('open');
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => void keep(), PAUSE_MS);
  };
  /** Nothing is sent any more behind what follows; what is under way is waited for. */
  const settle = async (): Promise<void> => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    await queue.current;
  };
  // Leaving the page keeps what was written last.
  const leaving = useRef(keep);
  leaving.current = keep;
  useEffect(() => () => {
    if (timer.current !== undefined) void leaving.current();
  }, []);
  return { values, change, keeping, settle };
};
