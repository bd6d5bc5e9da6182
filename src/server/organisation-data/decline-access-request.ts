import type { Grant } from '../access/authorise.ts';
import { decide } from '../access-requests/decide.ts';
import { readWaitingRequest } from '../access-requests/waiting-request.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';

const LONGEST = 500;

/** Declines a waiting request; the person who asked reads the reason. */
export const declineAccessRequest = async ({ id, reason }: { readonly id: string; readonly reason: string }, { db }: Context, grant: Grant) => {
  const { session } = grant;
  const said = reason.trim().slice(0, LONGEST);
  if (said === '') throw refuse('BAD_USER_INPUT', { validationError: [{ field: 'reason', message: say(session.language, 'rule.requiredPlain') }] });
  await withOrg(db, session.orgCode, async (tx) => decide(tx, session, await readWaitingRequest(tx, grant, id), 'DECLINED', said));
  return { errorCode: '', message: '', status: 'DECLINED' };
};
