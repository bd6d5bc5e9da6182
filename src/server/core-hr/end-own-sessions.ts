import { endSomeSessions } from '../auth/accounts/end-some-sessions.ts';
import { readAccountSecurity } from '../auth/accounts/read-account-security.ts';
import type { AccountSecurity } from '../auth/accounts/read-account-security.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { forgetSessions } from '../session.ts';
import { refuse } from '../refuse.ts';

/** Ends one of the caller's sessions, or all but the one that asks. */
export const endOwnSessions = async ({ sessionId }: { readonly sessionId?: string | null }, { db, session }: Context): Promise<AccountSecurity> => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const { userId, id, orgCode } = session;
  const answer = await withOrg(db, orgCode, async (tx) => {
    const ended = await endSomeSessions(tx, { userId, because: 'ELSEWHERE', only: sessionId, ...(sessionId ? {} : { except: id }) });
    if (sessionId && ended === 0) throw refuse('NOT_FOUND');
    return readAccountSecurity(tx, userId, id);
  });
  forgetSessions();
  return answer;
};
