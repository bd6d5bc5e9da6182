import { AskStatus } from './AskStatus.tsx';
import { CandidateCard } from './CandidateCard.tsx';
import { LaneOfCandidates } from './LaneOfCandidates.tsx';
import { useNextSteps } from './useNextSteps.ts';
import { useWhetherToAsk } from './useWhetherToAsk.ts';
import type { BoardPlan } from '../../../boards.ts';

/** Candidates by status, in the order of the hiring flow. */
export const candidateBoard: BoardPlan = {
  by: 'statusId',
  columns: ['name', 'photo', 'status', 'jobPost', 'currentEmployer', 'experienceYears', 'ranking', 'source'],
  portrait: 'photo',
  Body: CandidateCard,
  Lane: LaneOfCandidates,
  useNext: useNextSteps,
  useWhetherToAsk,
  Ask: AskStatus,
};
