/** A person on the way to Microsoft and back, noted for ten minutes. */
import type { Transaction } from '../db/org.ts';
import { hashOfToken } from '../auth/token.ts';

export type Flow = { readonly accountId: string; readonly sessionId: string; readonly verifier: string; readonly redirectUri: string };

export const startFlow = async (tx: Transaction, state: string, { accountId, sessionId, verifier, redirectUri }: Flow): Promise<void> => {
  await tx.query('delete from microsoft_flow where org_code = $1 and expires_at < now()', [tx.orgCode]);
  await tx.query(`insert into microsoft_flow (org_code, state_hash, user_account_id, session_id, verifier, redirect_uri, expires_at) values ($1, $2, $3::bigint, $4, $5, $6, now() + interval '10 minutes')`, [tx.orgCode, hashOfToken(state), accountId, sessionId, verifier, redirectUri]);
};

/** Takes the note away as it is read: a state serves once, and only in the session that it was made for. */
export const takeFlow = async (tx: Transaction, state: string, sessionId: string): Promise<Flow | undefined> => {
  const [flow] = await tx.query<Flow & { readonly isFresh: boolean }>(
    `delete from microsoft_flow where org_code = $1 and state_hash = $2 and session_id = $3
     returning user_account_id::text as "accountId", session_id as "sessionId", verifier, redirect_uri as "redirectUri", expires_at > now() as "isFresh"`,
    [tx.orgCode, hashOfToken(state), sessionId],
  );
  return flow?.isFresh === true ? flow : undefined;
};
