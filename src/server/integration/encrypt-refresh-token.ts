import { seal } from '../secrets/seal.ts';
import { plainRefreshToken } from '../auth/exchange-token.ts';
import { hashOfToken } from '../auth/token.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { refuse } from '../refuse.ts';

const OWN = 'select 1 from refresh_token where org_code = $1 and token_hash = $2 and session_id = $3 and used_at is null and expires_at > now()';

/** Document 0 §7: seals an unused refresh token of the caller's session; any other is not found. */
export const encryptRefreshToken = async ({ refreshToken }: { readonly refreshToken: string }, { db, session, settings }: Context) => {
  if (session === null) throw refuse('UNAUTHENTICATED');
  const { orgCode, id } = session;
  const token = plainRefreshToken(settings, orgCode, refreshToken.trim());
  const own = await withOrg(db, orgCode, (tx) => tx.query(OWN, [orgCode, hashOfToken(token), id]));
  if (own.length === 0) throw refuse('NOT_FOUND');
  return { errorCode: '', message: '', refreshToken: `${orgCode}.sealed-${seal(settings, `${orgCode} refresh token`, token)}` };
};
