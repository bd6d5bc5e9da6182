import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

/** The employee who asks; an account without one has nothing here. */
export const ownMember = ({ employeeId }: Session): string => {
  if (employeeId === null) throw refuse('NOT_FOUND');
  return employeeId;
};
