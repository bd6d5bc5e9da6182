import { useSession } from '../../providers/authSession.ts';

/** The day with which weeks begin in the organisation, 0 Sunday … 6 Saturday. */
export const useWeekStart = (): number => (useSession()?.organisation.weekStart ?? 1) % 7;
