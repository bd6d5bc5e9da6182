import { readWaitingRequest } from '../access-requests/waiting-request.ts';
import { readWays } from '../access-requests/ways.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';

/** The ways to grant a waiting request. */
export const listAccessRequestRoles = async ({ id }: { readonly id: string }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const rows = await withOrg(db, session.orgCode, async (tx) => readWays(tx, session, await readWaitingRequest(tx, session, id)));
  return { errorCode: '', message: '', rows };
};
