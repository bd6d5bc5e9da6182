import { randomBytes } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import { refuse } from '../refuse.ts';
import type { KeySettings } from '../secrets/root-key.ts';
import { endSession } from './end-sessions.ts';
import type { Way } from './lifetimes.ts';
import { unseal } from '../secrets/seal.ts';
import { giveTokens } from './start-session.ts';
import type { Tokens } from './start-session.ts';
import { hashOfToken, successorOf } from './token.ts';

const USE = `
  update refresh_token t set used_at = now(), successor_salt = $3 from session s, user_account u
  where t.org_code = $1 and t.token_hash = $2 and t.used_at is null and t.expires_at > now()
    and s.org_code = $1 and s.id = t.session_id and s.ended_at is null and s.expires_at > now()
    and u.org_code = $1 and u.id = s.user_account_id and u.status = 'ACTIVE'
  returning t.session_id, s.way`;

/** A token that was used: how long ago, and what its successor was made with while its session lives. */
const USED = `
  select t.session_id, s.way, case when t.used_at > now() - interval '10 seconds' and s.ended_at is null then t.successor_salt end as salt
  from refresh_token t join session s on s.org_code = t.org_code and s.id = t.session_id
  where t.org_code = $1 and t.token_hash = $2 and t.used_at is not null`;

/** Requests under way may still carry the former access token for a minute. */
const SHORTEN = `
  update access_token set expires_at = least(expires_at, now() + interval '1 minute') where org_code = $1 and session_id = $2`;

/** Frozen by an administrator, or not used for longer than the organisation allows (decision 24). */
const LOCKED = `
  select s.id from refresh_token t join session s on s.org_code = t.org_code and s.id = t.session_id
  left join sign_in_policy p on p.org_code = s.org_code
  where t.org_code = $1 and t.token_hash = $2 and s.ended_at is null and s.expires_at > now()
    and (s.locked_at is not null or (p.lock_after_minutes > 0 and s.last_used_at < now() - make_interval(mins => p.lock_after_minutes)))`;

type Row = { readonly session_id: string; readonly way: Way };

const successors = (token: string, salt: string, way: Way): Tokens => ({ accessToken: successorOf(token, salt, 'access'), refreshToken: successorOf(token, salt, 'refresh'), way });

const SEALED = /^[A-Za-z0-9_-]{1,32}\.sealed-([\w-]+)$/;

/** A refresh token as encryptRefreshToken hands it out, opened; any other as it is. */
export const plainRefreshToken = (settings: KeySettings, orgCode: string, token: string): string => {
  const sealed = SEALED.exec(token)?.[1];
  return sealed === undefined ? token : (unseal(settings, `${orgCode} refresh token`, sealed) ?? token);
};

/**
 * Trades a refresh token for the next pair. It serves once; for ten seconds more it answers the same successor again,
 * because two tabs may renew at once; later it was copied, so its whole session ends and the answer is null.
 * Refuses SESSION_LOCKED while the session is frozen: the token stays good for what unlocks it.
 */
export const exchangeToken = async (tx: Transaction, token: string): Promise<Tokens | null> => {
  const hash = hashOfToken(token);
  if ((await tx.query(LOCKED, [tx.orgCode, hash])).length > 0) throw refuse('SESSION_LOCKED');
  const salt = randomBytes(32).toString('base64url');
  const [fresh] = await tx.query<Row>(USE, [tx.orgCode, hash, salt]);
  if (fresh !== undefined) {
    await tx.query(SHORTEN, [tx.orgCode, fresh.session_id]);
    return giveTokens(tx, fresh.session_id, successors(token, salt, fresh.way));
  }
  const [used] = await tx.query<Row & { readonly salt: string | null }>(USED, [tx.orgCode, hash]);
  if (used === undefined) return null;
  if (used.salt !== null) return successors(token, used.salt, used.way);
  await endSession(tx, used.session_id, 'REUSE');
  return null;
};
