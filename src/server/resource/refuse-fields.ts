import { finding, type Problem } from '../../domain/problem.ts';
import { sayProblems } from '../messages.ts';
import { refuse } from '../refuse.ts';
import type { Caller } from './caller.ts';

/** Refuses an input for what is wrong with its fields, said beside each in the person's language; nothing where nothing is. */
export const refuseFields = ({ session }: Pick<Caller, 'session'>, problems: readonly Problem[]): void => {
  if (problems.length > 0) throw refuse('BAD_USER_INPUT', { validationError: sayProblems(session.language, problems) });
};

/** Refuses a list that names none, beside it: of people unless it is of something else. */
export const refuseNone = (caller: Pick<Caller, 'session'>, field: string, chosen: readonly unknown[], message: 'rule.nobodyChosen' | 'rule.nothingChosen' = 'rule.nobodyChosen'): void => refuseFields(caller, chosen.length === 0 ? [{ field, ...finding(message) }] : []);
