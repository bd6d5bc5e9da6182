import { useQueries } from '@tanstack/react-query';
import { cardQuery } from '../../interviews/cardQuery.ts';
import { useCandidateInterviews } from '../../interviews/useCandidateInterviews.ts';
import type { Card } from '../../interviews/useScorecard.ts';
import type { Round } from '../../interviews/useSchedule.ts';

/** Scorecards read at most, those of the last rounds. */
const MOST = 8;

export type SeenCard = { readonly card: Card; readonly roundName: string };
export type Found = { readonly rounds: readonly Round[]; /** Those that the reader may see, in the order of the rounds. */ readonly cards: readonly SeenCard[] };

const none: Found = { rounds: [], cards: [] };

/** The rounds of a candidate and what panels found in them. Undefined while it is not known; nothing where it may not be or cannot be read. */
export const useFound = (candidateId: number, isOpen: boolean): Found | undefined => {
  const { data: interviews, isError } = useCandidateInterviews(candidateId, isOpen);
  const rounds = (interviews ?? []).flatMap(({ interviewId, rounds: of }) => of.map((round) => ({ ...round, interviewId }))).toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1));
  const seen = rounds.flatMap(({ roundId, roundName, interviewId, panelDetails }) => panelDetails.flatMap(({ memberId, scorecardId }) => (scorecardId == null ? [] : [{ roundId, roundName, interviewId, memberId }]))).slice(-MOST);
  const answers = useQueries({ queries: seen.map(({ roundId, interviewId, memberId }) => cardQuery({ interviewId, candidateId, roundId }, memberId)) });
  if (!isOpen || isError) return none;
  if (!interviews || answers.some(({ isPending }) => isPending)) return undefined;
  return { rounds, cards: answers.flatMap(({ data }, at) => (data && seen[at] ? [{ card: data, roundName: seen[at].roundName }] : [])) };
};
