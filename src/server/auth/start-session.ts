import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import { lifetimesOf } from './lifetimes.ts';
import type { Way } from './lifetimes.ts';
import { hashOfToken, newToken } from './token.ts';

export type Tokens = {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly way: Way;
  /** The partner's own name, for the cookie that mirrors it. */
  readonly partnerId?: string | null;
};

export type NewSession = {
  readonly userId: string;
  readonly address: string;
  readonly userAgent: string | undefined;
  readonly way?: Way;
  readonly deviceId?: string | null;
  /** Sealed: where the identity provider's own session is signed out. */
  readonly logoutUrl?: string | null;
};

/** The first access and refresh token of a new session. */
export const startSession = async (tx: Transaction, { userId, address, userAgent, way = 'PASSWORD', deviceId = null, logoutUrl = null }: NewSession): Promise<Tokens> => {
  const id = randomUUID();
  await tx.query(
    `insert into session (org_code, id, user_account_id, expires_at, address, last_address, user_agent, way, device_id, logout_url)
     values ($1, $2, $3, now() + make_interval(secs => $4), $5, $5, $6, $7, $8, $9)`,
    [tx.orgCode, id, userId, lifetimesOf(way).session, address, userAgent?.slice(0, 300) ?? null, way, deviceId, logoutUrl],
  );
  return giveTokens(tx, id, { accessToken: newToken(tx.orgCode), refreshToken: newToken(tx.orgCode), way });
};

/** A further pair of tokens for a session; what was given before is the caller's business. */
export const giveTokens = async (tx: Transaction, sessionId: string, tokens: Tokens): Promise<Tokens> => {
  const { access, refresh } = lifetimesOf(tokens.way);
  await tx.query(
    `with access as (
       insert into access_token (org_code, token_hash, session_id, expires_at)
       values ($1, $2, $4, now() + make_interval(secs => $5)))
     insert into refresh_token (org_code, token_hash, session_id, expires_at)
     values ($1, $3, $4, now() + make_interval(secs => $6))`,
    [tx.orgCode, hashOfToken(tokens.accessToken), hashOfToken(tokens.refreshToken), sessionId, access, refresh],
  );
  return tokens;
};
