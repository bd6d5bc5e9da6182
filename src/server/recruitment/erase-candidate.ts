import type { Grant } from '../access/authorise.ts';
import { eraseCandidate as erase } from '../careers/erase-candidate.ts';
import type { Context } from '../context.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';

type Arguments = { readonly candidateId: string; readonly reason: string };

const LONGEST = 500;

/** Erases a candidate who asked for it, with a reason that the journal keeps. For whoever may delete every candidate. */
export const eraseCandidate = async ({ candidateId, reason }: Arguments, context: Context, { session }: Grant) => {
  const said = reason.trim().slice(0, LONGEST);
  if (said === '') throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'reason', message: say(session.language, 'rule.requiredPlain') }] });
  if (!/^[1-9]\d{0,17}$/.test(candidateId)) throw refuse('NOT_FOUND');
  const erased = await erase(context, session.orgCode, candidateId, { userId: session.userId, by: session.name, reason: said });
  if (erased === null) throw refuse('NOT_FOUND');
  return { errorCode: '', message: '', validationError: null, ...erased };
};
