import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import { ACCESS_SECONDS, REFRESH_SECONDS } from './cookies.ts';
import { hashOfToken, newToken } from './token.ts';

export type Tokens = { readonly accessToken: string; readonly refreshToken: string };

/** However often it is refreshed, a session ends after this many days. */
const LONGEST_DAYS = 60;

/** The first access and refresh token of a new session. */
export const startSession = async (
  tx: Transaction,
  { userId, address, userAgent }: { userId: string; address: string; userAgent: string | undefined },
): Promise<Tokens> => {
  const id = randomUUID();
  await tx.query(
    `insert into session (org_code, id, user_account_id, expires_at, address, user_agent)
     values ($1, $2, $3, now() + make_interval(days => $4), $5, $6)`,
    [tx.orgCode, id, userId, LONGEST_DAYS, address, userAgent?.slice(0, 300) ?? null],
  );
  return giveTokens(tx, id, { accessToken: newToken(tx.orgCode), refreshToken: newToken(tx.orgCode) });
};

/** A further pair of tokens for a session; what was given before is the caller's business. */
export const giveTokens = async (tx: Transaction, sessionId: string, tokens: Tokens): Promise<Tokens> => {
  await tx.query(
    `with access as (
       insert into access_token (org_code, token_hash, session_id, expires_at)
       values ($1, $2, $4, now() + make_interval(secs => $5)))
     insert into refresh_token (org_code, token_hash, session_id, expires_at)
     values ($1, $3, $4, now() + make_interval(secs => $6))`,
    [tx.orgCode, hashOfToken(tokens.accessToken), hashOfToken(tokens.refreshToken), sessionId, ACCESS_SECONDS, REFRESH_SECONDS],
  );
  return tokens;
};
