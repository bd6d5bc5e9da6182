import { backwardProblems } from '../../domain/period.ts';
import { refuseFields } from '../resource/refuse-fields.ts';
import type { Session } from '../session.ts';

/** Refuses days (YYYY-MM-DD) of which the last comes before the first; an end that is not given is open. */
export const refuseBackwards = (session: Session, fromDate: string | null | undefined, toDate: string | null | undefined, field = 'toDate'): void => {
  if (fromDate != null && toDate != null) refuseFields({ session }, backwardProblems({ fromDate, toDate }, 'toDate').map((problem) => ({ ...problem, field })));
};
