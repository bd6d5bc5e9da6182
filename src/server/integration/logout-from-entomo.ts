import { hashOfToken } from '../auth/token.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import { forgetSessions } from '../session.ts';

const END = `
  update session s set ended_at = now(), ended_because = 'SIGN_OUT'
  where s.org_code = $1 and s.user_account_id = $3 and s.ended_at is null
    and s.id in (select session_id from access_token where org_code = $1 and token_hash = $2
      union select session_id from refresh_token where org_code = $1 and token_hash = $2)`;

/** Document 0 §7: ends the session of a token of the caller's own account; whatever the token is, the answer is the same. */
export const logoutFromEntomo = async ({ xAuthToken }: { readonly xAuthToken: string }, { db, session }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const token = xAuthToken.trim().replace(/^Bearer\s+/i, '');
  await withOrg(db, session.orgCode, (tx) => tx.query(END, [session.orgCode, hashOfToken(token), session.userId]));
  forgetSessions();
  return { errorCode: '', message: 'Signed out' };
};
