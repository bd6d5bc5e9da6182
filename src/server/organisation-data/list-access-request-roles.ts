import type { Grant } from '../access/authorise.ts';
import { readWaitingRequest } from '../access-requests/waiting-request.ts';
import { readWays } from '../access-requests/ways.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';

/** The ways to grant a waiting request. */
export const listAccessRequestRoles = async ({ id }: { readonly id: string }, { db }: Context, grant: Grant) => {
  const { session } = grant;
  const rows = await withOrg(db, session.orgCode, async (tx) => readWays(tx, session, await readWaitingRequest(tx, grant, id)));
  return { errorCode: '', message: '', rows };
};
