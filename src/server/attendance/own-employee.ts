import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';

/** Who asks, as an employee. Refuses without a session, and an account that no employee has. */
export const ownEmployee = (session: Session | null): { readonly session: Session; readonly employeeId: string } => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  if (session.employeeId === null) throw refuse('EMPLOYEE_MISSING');
  return { session, employeeId: session.employeeId };
};
