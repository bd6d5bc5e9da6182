import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import { storeOf } from '../files/open-store.ts';
import { removeUnheld } from '../files/remove-unheld.ts';
import type { Context } from '../http/route.ts';
import { endSession } from './end-sessions.ts';
import type { EndedBecause } from './end-sessions.ts';
import type { Way } from './lifetimes.ts';
import { accessTokenOf, refreshTokenOf } from './request-token.ts';
import { unseal } from '../secrets/seal.ts';
import { hashOfToken, organisationOfToken } from './token.ts';

type Presented = { readonly id: string; readonly userId: string; readonly way: Way; readonly logoutUrl: string | null };

const OF_TOKEN = `
  select s.id, s.user_account_id::text as "userId", s.way, s.logout_url as "logoutUrl" from session s
  where s.org_code = $1 and s.id in (select session_id from access_token where org_code = $1 and token_hash = $2
    union select session_id from refresh_token where org_code = $1 and token_hash = $2)`;

/** The session behind an access or refresh token, alive or not. */
export const sessionOfToken = async (tx: Transaction, token: string): Promise<Presented | undefined> => {
  const [session] = await tx.query<Presented>(OF_TOKEN, [tx.orgCode, hashOfToken(token)]);
  return session;
};

/**
 * Ends the sessions that the request shows tokens of, in the specified order (document 0 §4): on a partner's session the
 * files that it uploaded and no record holds go first. Answers where the identity provider's own session is signed out.
 */
export const endPresentedSessions = async (context: Context, because: EndedBecause): Promise<string | null> => {
  let logoutUrl: string | null = null;
  const tokens = new Set([accessTokenOf(context.request), refreshTokenOf(context.request)]);
  for (const token of tokens) {
    const orgCode = token === undefined ? null : organisationOfToken(token);
    if (token === undefined || orgCode === null) continue;
    const session = await withOrg(context.db, orgCode, (tx) => sessionOfToken(tx, token));
    if (session === undefined) continue;
    if (session.way === 'PARTNER') await removeFilesOf(context, orgCode, session.id);
    await withOrg(context.db, orgCode, (tx) => endSession(tx, session.id, because));
    if (session.logoutUrl !== null) logoutUrl = unseal(context.settings, `${orgCode} logout`, session.logoutUrl);
  }
  return logoutUrl;
};

/** What the store cannot remove now, the daily cleaning removes: nobody stays signed in because of it. */
const removeFilesOf = async ({ db, settings, log }: Context, orgCode: string, sessionId: string): Promise<void> => {
  const files = await withOrg(db, orgCode, (tx) =>
    tx.query<{ key: string }>('select key from stored_file where org_code = $1 and session_id = $2 and row_id is null', [orgCode, sessionId]),
  );
  for (const { key } of files) {
    try {
      await removeUnheld(db, storeOf(settings), orgCode, key);
    } catch (error) {
      log.warn({ err: error, key }, 'a file of a partner session was not removed at its end');
    }
  }
};
