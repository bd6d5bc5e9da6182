import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { forgetSessions } from '../session.ts';
import { noCookies } from './cookies.ts';
import { endSession } from './end-sessions.ts';
import { refuseCrossSite } from './read-input.ts';
import { accessTokenOf, refreshTokenOf } from './request-token.ts';
import { hashOfToken, organisationOfToken } from './token.ts';

/** `POST /auth/sign-out`: ends the session that either token belongs to and takes the cookies; always succeeds. */
export const signOut = async (context: Context): Promise<void> => {
  refuseCrossSite(context);
  const tokens = [accessTokenOf(context.request), refreshTokenOf(context.request)];
  for (const token of new Set(tokens)) {
    const orgCode = token === undefined ? null : organisationOfToken(token);
    if (token !== undefined && orgCode !== null) await withOrg(context.db, orgCode, (tx) => endSessionOf(tx, hashOfToken(token)));
  }
  forgetSessions();
  sendJson(context, 200, { errorCode: '', message: 'Signed out' }, { 'set-cookie': noCookies(context.secure) });
};

const endSessionOf = async (tx: Transaction, tokenHash: string): Promise<void> => {
  const sessions = await tx.query<{ session_id: string }>(
    `select session_id from access_token where org_code = $1 and token_hash = $2
     union select session_id from refresh_token where org_code = $1 and token_hash = $2`,
    [tx.orgCode, tokenHash],
  );
  for (const { session_id } of sessions) await endSession(tx, session_id, 'SIGN_OUT');
};
