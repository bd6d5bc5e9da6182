import { buildAuthorizationUrl, calculatePKCECodeChallenge, randomNonce, randomPKCECodeVerifier } from 'openid-client';
import { withOrg } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import { NO_ORGANISATION } from '../../no-organisation.ts';
import { countAttempt, landingLimits } from '../attempts.ts';
import { FLOW_COOKIE, shortCookie } from '../cookies.ts';
import { organisationNamed } from '../organisation-of-request.ts';
import { newToken } from '../token.ts';
import { startFlow } from './flow.ts';
import { providerOf } from './provider.ts';
import { redirectUriOf } from './redirect-uri.ts';
import { backToSignIn, goTo } from './leave.ts';

/** The organisation that the request names, else the one whose provider serves the domain of the address. */
const organisationOf = async (context: Context): Promise<string | null> => {
  const given = context.url.searchParams.get('organisation');
  const named = organisationNamed(context) ?? (given !== null && /^[A-Za-z0-9_-]{1,32}$/.test(given) ? given : null);
  if (named !== null) return named;
  const domain = context.url.searchParams.get('email')?.split('@').at(-1)?.trim() ?? '';
  if (domain === '' || domain.length > 253) return null;
  const rows = await withOrg(context.db, NO_ORGANISATION, (tx) => tx.query<{ code: string }>('select code from organisations_of_domain($1) code', [domain]));
  return rows.length === 1 ? (rows[0]?.code ?? null) : null;
};

/** A path of the console, so that nobody is sent elsewhere afterwards. */
const safeReturn = (path: string | null): string => (path !== null && /^\/(?![/\\])[\x21-\x7e]{0,500}$/.test(path) ? path : '/');

/** `GET /auth/openid/start?organisation=…` or `?email=…`, and `returnTo`: on to the provider, with state, nonce and PKCE. */
export const startOpenId = async (context: Context): Promise<void> => {
  const orgCode = (await countAttempt(context.db, landingLimits(context.address))) > 0 ? null : await organisationOf(context);
  if (orgCode === null) return backToSignIn(context, 'SINGLE_SIGN_ON_UNAVAILABLE');
  try {
    const provider = await providerOf(context, orgCode);
    if (provider === null) return backToSignIn(context, 'SINGLE_SIGN_ON_UNAVAILABLE');
    const [state, nonce, verifier, redirectUri] = [newToken(orgCode), randomNonce(), randomPKCECodeVerifier(), redirectUriOf(context)];
    await withOrg(context.db, orgCode, (tx) => startFlow(tx, state, { nonce, verifier, redirectUri, returnTo: safeReturn(context.url.searchParams.get('returnTo')) }));
    const email = context.url.searchParams.get('email');
    const address = buildAuthorizationUrl(provider.config, {
      redirect_uri: redirectUri,
      scope: 'openid email',
      state,
      nonce,
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...(email ? { login_hint: email } : {}),
    });
    goTo(context, address.href, [shortCookie(FLOW_COOKIE, state, context.secure)]);
  } catch (error) {
    context.log.warn({ err: error, orgCode }, 'the identity provider did not answer');
    backToSignIn(context, 'SINGLE_SIGN_ON_UNAVAILABLE');
  }
};
