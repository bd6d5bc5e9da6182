import { withOrg } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { forgetSessions } from '../session.ts';
import { refuse } from '../refuse.ts';
import { noCookies, sessionCookies } from './cookies.ts';
import { exchangeToken, plainRefreshToken } from './exchange-token.ts';
import { refuseCrossSite } from './read-input.ts';
import { isProgram, refreshTokenOf } from './request-token.ts';
import { organisationOfToken } from './token.ts';

/**
 * `POST /auth/refresh`: trades a refresh token for the next pair. Browsers get it as cookies that no script reads; a program,
 * which shows its token in a header, gets it as `identityToken` as well (document 0 §7).
 */
export const refresh = async (context: Context): Promise<void> => {
  refuseCrossSite(context);
  const token = refreshTokenOf(context.request);
  const orgCode = token === undefined ? null : organisationOfToken(token);
  const tokens =
    token === undefined || orgCode === null ? null : await withOrg(context.db, orgCode, (tx) => exchangeToken(tx, plainRefreshToken(context.settings, orgCode, token)));
  if (tokens !== null) {
    const identityToken = isProgram(context.request) ? { idToken: tokens.accessToken, refreshToken: tokens.refreshToken } : null;
    sendJson(context, 200, { errorCode: '', message: 'Session renewed', identityToken }, { 'set-cookie': sessionCookies(tokens, context.secure) });
    return;
  }
  forgetSessions();
  context.response.setHeader('set-cookie', noCookies(context.secure));
  throw refuse('UNAUTHENTICATED');
};
