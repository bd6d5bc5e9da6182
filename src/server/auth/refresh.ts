import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { forgetSessions } from '../session.ts';
import { refuse } from '../refuse.ts';
import { noCookies, sessionCookies } from './cookies.ts';
import { endSession } from './end-sessions.ts';
import { refuseCrossSite } from './read-input.ts';
import { refreshTokenOf } from './request-token.ts';
import { giveTokens } from './start-session.ts';
import type { Tokens } from './start-session.ts';
import { hashOfToken, organisationOfToken } from './token.ts';

const USE = `
  update refresh_token t set used_at = now() from session s, user_account u
  where t.org_code = $1 and t.token_hash = $2 and t.used_at is null and t.expires_at > now()
    and s.org_code = $1 and s.id = t.session_id and s.ended_at is null and s.expires_at > now()
    and u.org_code = $1 and u.id = s.user_account_id and u.status = 'ACTIVE'
  returning t.session_id`;

/** Requests under way may still carry the former access token for a minute. */
const SHORTEN = `
  update access_token set expires_at = least(expires_at, now() + interval '1 minute') where org_code = $1 and session_id = $2`;

/** `POST /auth/refresh`: a refresh token serves once. One that comes back was copied, so its whole session ends. */
export const refresh = async (context: Context): Promise<void> => {
  refuseCrossSite(context);
  const token = refreshTokenOf(context.request);
  const orgCode = token === undefined ? null : organisationOfToken(token);
  const tokens = token === undefined || orgCode === null ? null : await withOrg(context.db, orgCode, (tx) => exchange(tx, hashOfToken(token)));
  if (tokens !== null) {
    sendJson(context, 200, { errorCode: '', message: 'Session renewed' }, { 'set-cookie': sessionCookies(tokens, context.secure) });
    return;
  }
  forgetSessions();
  context.response.setHeader('set-cookie', noCookies(context.secure));
  throw refuse('UNAUTHENTICATED');
};

const exchange = async (tx: Transaction, tokenHash: string): Promise<Tokens | null> => {
  const [used] = await tx.query<{ session_id: string }>(USE, [tx.orgCode, tokenHash]);
  if (used !== undefined) {
    await tx.query(SHORTEN, [tx.orgCode, used.session_id]);
    return giveTokens(tx, used.session_id);
  }
  const [copied] = await tx.query<{ session_id: string }>(
    'select session_id from refresh_token where org_code = $1 and token_hash = $2 and used_at is not null',
    [tx.orgCode, tokenHash],
  );
  if (copied !== undefined) await endSession(tx, copied.session_id, 'REUSE');
  return null;
};
