import type { Problem } from '../domain/problem.ts';
import { sayProblems } from './messages.ts';
import { refuse } from './refuse.ts';
import type { Session } from './session.ts';

/** Who is told, in their language. */
export type Told = { readonly session: Pick<Session, 'language'> };

/** Refuses where anything is wrong, each problem in the caller's language beside its field. */
export const refuseProblems = ({ session }: Told, problems: readonly Problem[]): void => {
  if (problems.length > 0) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, problems) });
};
