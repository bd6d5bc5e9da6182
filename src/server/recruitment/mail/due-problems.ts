import { finding, type Problem } from '../../../domain/problem.ts';

/** A mail waits a year at most. */
const YEAR = 366 * 86_400_000;
/** The minute that it is now may be chosen, as the next one or as now. */
const MINUTE = 60_000;

/** What is wrong with the time at which a mail is to leave. One that is over, as by a clock of another zone, is not taken for now: a mail that left does not come back. */
export const dueProblems = (field: string, due: Date | string | null | undefined): Problem[] => {
  if (due == null) return [];
  const ahead = new Date(due).getTime() - Date.now();
  return ahead < -MINUTE ? [{ field, ...finding('candidate.notifyOver') }] : ahead > YEAR ? [{ field, ...finding('candidate.notifyWithinYear') }] : [];
};
