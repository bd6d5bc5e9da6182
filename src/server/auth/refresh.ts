import { randomBytes } from 'node:crypto';
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
import { hashOfToken, organisationOfToken, successorOf } from './token.ts';

const USE = `
  update refresh_token t set used_at = now(), successor_salt = $3 from session s, user_account u
  where t.org_code = $1 and t.token_hash = $2 and t.used_at is null and t.expires_at > now()
    and s.org_code = $1 and s.id = t.session_id and s.ended_at is null and s.expires_at > now()
    and u.org_code = $1 and u.id = s.user_account_id and u.status = 'ACTIVE'
  returning t.session_id`;

/** A token that was used: how long ago, and what its successor was made with while its session lives. */
const USED = `
  select t.session_id, case when t.used_at > now() - interval '10 seconds' and s.ended_at is null then t.successor_salt end as salt
  from refresh_token t join session s on s.org_code = t.org_code and s.id = t.session_id
  where t.org_code = $1 and t.token_hash = $2 and t.used_at is not null`;

/** Requests under way may still carry the former access token for a minute. */
const SHORTEN = `
  update access_token set expires_at = least(expires_at, now() + interval '1 minute') where org_code = $1 and session_id = $2`;

/**
 * `POST /auth/refresh`: a refresh token serves once. For ten seconds more it answers the same successor again, because
 * two tabs may renew at once; later it was copied, so its whole session ends.
 */
export const refresh = async (context: Context): Promise<void> => {
  refuseCrossSite(context);
  const token = refreshTokenOf(context.request);
  const orgCode = token === undefined ? null : organisationOfToken(token);
  const tokens = token === undefined || orgCode === null ? null : await withOrg(context.db, orgCode, (tx) => exchange(tx, token));
  if (tokens !== null) {
    sendJson(context, 200, { errorCode: '', message: 'Session renewed' }, { 'set-cookie': sessionCookies(tokens, context.secure) });
    return;
  }
  forgetSessions();
  context.response.setHeader('set-cookie', noCookies(context.secure));
  throw refuse('UNAUTHENTICATED');
};

const successors = (token: string, salt: string): Tokens => ({ accessToken: successorOf(token, salt, 'access'), refreshToken: successorOf(token, salt, 'refresh') });

const exchange = async (tx: Transaction, token: string): Promise<Tokens | null> => {
  const salt = randomBytes(32).toString('base64url');
  const [fresh] = await tx.query<{ session_id: string }>(USE, [tx.orgCode, hashOfToken(token), salt]);
  if (fresh !== undefined) {
    await tx.query(SHORTEN, [tx.orgCode, fresh.session_id]);
    return giveTokens(tx, fresh.session_id, successors(token, salt));
  }
  const [used] = await tx.query<{ session_id: string; salt: string | null }>(USED, [tx.orgCode, hashOfToken(token)]);
  if (used === undefined) return null;
  if (used.salt !== null) return successors(token, used.salt);
  await endSession(tx, used.session_id, 'REUSE');
  return null;
};
