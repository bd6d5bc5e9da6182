import type { Transaction } from '../../db/org.ts';
import { hashOfToken } from '../token.ts';

export type Flow = { readonly nonce: string; readonly verifier: string; readonly returnTo: string; readonly redirectUri: string };

/** Notes a person on the way to the provider, for ten minutes; `state` is what comes back with them. */
export const startFlow = async (tx: Transaction, state: string, { nonce, verifier, returnTo, redirectUri }: Flow): Promise<void> => {
  await tx.query(
    `insert into open_id_flow (org_code, state_hash, nonce, verifier, return_to, redirect_uri, expires_at) values ($1, $2, $3, $4, $5, $6, now() + interval '10 minutes')`,
    [tx.orgCode, hashOfToken(state), nonce, verifier, returnTo, redirectUri],
  );
};

/** Takes the note away as it is read: a state serves once. */
export const takeFlow = async (tx: Transaction, state: string): Promise<Flow | undefined> => {
  const [flow] = await tx.query<Flow & { readonly isFresh: boolean }>(
    `delete from open_id_flow where org_code = $1 and state_hash = $2
     returning nonce, verifier, return_to as "returnTo", redirect_uri as "redirectUri", expires_at > now() as "isFresh"`,
    [tx.orgCode, hashOfToken(state)],
  );
  return flow?.isFresh === true ? flow : undefined;
};
