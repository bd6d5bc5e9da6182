import { useSession } from '../../providers/authSession.ts';

/** The employee whose sheet it is: the one that is chosen, where the form asks for one, else the person. */
export const useOwner = (chosen: unknown): string | null => {
  const own = useSession()?.user.employeeId ?? null;
  return chosen == null || chosen === '' ? own : String(chosen);
};
