import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { eraseOne } from './individuals/erase-one.ts';

type Arguments = { readonly individualId: string; readonly reason: string };

const LONGEST = 500;

/** Erases somebody who was to join and asked for it, with a reason that the journal keeps. Whoever was a candidate is erased as one, and an employee as one. */
export const eraseIndividual = async ({ individualId, reason }: Arguments, context: Context, { session }: Grant) => {
  const said = reason.trim().slice(0, LONGEST);
  if (said === '') throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'reason', message: say(session.language, 'rule.requiredPlain') }] });
  if (!/^[1-9]\d{0,17}$/.test(individualId)) throw refuse('NOT_FOUND');
  const erased = await eraseOne(context, session.orgCode, individualId, { userId: session.userId, by: session.name, reason: said });
  if (erased === null) throw refuse('NOT_FOUND');
  if (erased === 'EMPLOYEE' || erased === 'CANDIDATE') throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'individualId', message: say(session.language, `onboard.erase.${erased === 'EMPLOYEE' ? 'asEmployee' : 'asCandidate'}`) }] });
  return { errorCode: '', message: '', validationError: null, ...erased };
};
