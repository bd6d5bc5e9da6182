import { timingSafeEqual } from 'node:crypto';
import { authorizationCodeGrant, buildEndSessionUrl, fetchUserInfo } from 'openid-client';
import type { Configuration } from 'openid-client';
import { withOrg } from '../../db/org.ts';
import { OutboundFailure } from '../../http/outbound.ts';
import type { Context } from '../../http/route.ts';
import { FLOW_COOKIE, readCookie, shortCookie } from '../cookies.ts';
import { letIn } from '../let-in.ts';
import { seal } from '../../secrets/seal.ts';
import { organisationOfToken } from '../token.ts';
import { takeFlow } from './flow.ts';
import type { Flow } from './flow.ts';
import { backToSignIn, goTo } from './leave.ts';
import { accountOfClaims } from './link-account.ts';
import type { Claims } from './link-account.ts';
import { providerOf } from './provider.ts';
import { originOf } from './redirect-uri.ts';

type Known = { readonly claims: Claims; readonly idToken: string | undefined };

/** The browser that comes back is the one that was sent: its cookie holds the very state. */
const isSameBrowser = ({ request }: Context, state: string): boolean => {
  const held = Buffer.from(readCookie(request.headers.cookie, FLOW_COOKIE) ?? '');
  const shown = Buffer.from(state);
  return held.length === shown.length && timingSafeEqual(held, shown);
};

/** Trades the code for who it is: state, nonce, PKCE, issuer, audience, signature and times are checked on the way. */
const askProvider = async ({ url }: Context, config: Configuration, state: string, { nonce, verifier, redirectUri }: Flow): Promise<Known> => {
  const current = new URL(redirectUri);
  current.search = url.search;
  const tokens = await authorizationCodeGrant(config, current, { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true });
  const told = tokens.claims();
  if (told === undefined) throw new Error('The provider sent no identity.');
  const more = told['email'] === undefined && config.serverMetadata().userinfo_endpoint !== undefined ? await fetchUserInfo(config, tokens.access_token, told.sub) : told;
  const { email, email_verified: verified } = more as { readonly email?: unknown; readonly email_verified?: unknown };
  return { claims: { issuer: told.iss, subject: told.sub, email: typeof email === 'string' ? email : null, isVerified: verified === true }, idToken: tokens.id_token };
};

/** Where signing out of Tenure signs out at the provider too (RP-initiated logout); null where it offers none. */
const logoutUrlOf = (context: Context, config: Configuration, orgCode: string, idToken: string | undefined): string | null => {
  if (config.serverMetadata().end_session_endpoint === undefined) return null;
  const address = buildEndSessionUrl(config, { post_logout_redirect_uri: `${originOf(context)}/v3/sign-in`, ...(idToken ? { id_token_hint: idToken } : {}) });
  return seal(context.settings, `${orgCode} logout`, address.href);
};

const networkCodes = /^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|ABORT_ERR|UND_ERR)/;

/** The provider could not be asked, as against: it said no, or said something wrong. */
const isOutOfReach = (error: unknown): boolean => {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof OutboundFailure || at.name === 'AbortError' || at.name === 'TimeoutError' || networkCodes.test(String((at as NodeJS.ErrnoException).code))) return true;
  }
  return false;
};

/** `GET /auth/openid/callback`: the person comes back from the provider. Every end is a page of ours. */
export const openIdCallback = async (context: Context): Promise<void> => {
  const state = context.url.searchParams.get('state') ?? '';
  const orgCode = organisationOfToken(state);
  const over = [shortCookie(FLOW_COOKIE, null, context.secure)];
  if (orgCode === null || !isSameBrowser(context, state)) return backToSignIn(context, 'SINGLE_SIGN_ON_FAILED', over);
  const flow = await withOrg(context.db, orgCode, (tx) => takeFlow(tx, state));
  if (flow === undefined) return backToSignIn(context, 'SINGLE_SIGN_ON_FAILED', over);
  try {
    const provider = await providerOf(context, orgCode);
    if (provider === null) return backToSignIn(context, 'SINGLE_SIGN_ON_UNAVAILABLE', over);
    const { claims, idToken } = await askProvider(context, provider.config, state, flow);
    const userId = await withOrg(context.db, orgCode, (tx) => accountOfClaims(tx, claims, provider.policy.openIdDomains));
    if (userId === null) return backToSignIn(context, 'SINGLE_SIGN_ON_ACCOUNT', over);
    const entrance = await letIn(context, orgCode, { userId, way: 'OPEN_ID', logoutUrl: logoutUrlOf(context, provider.config, orgCode, idToken) });
    const cookies = [...over, ...entrance.cookies];
    if (entrance.kind === 'DEVICE') return backToSignIn(context, 'DEVICE_NOT_REGISTERED', cookies);
    if (entrance.kind === 'STEP') return goTo(context, `/v3/sign-in?step=${entrance.step}&returnTo=${encodeURIComponent(flow.returnTo)}`, cookies);
    goTo(context, `/v3${flow.returnTo}`, cookies);
  } catch (error) {
    context.log.warn({ err: error, orgCode }, 'a single sign-on did not succeed');
    backToSignIn(context, isOutOfReach(error) ? 'SINGLE_SIGN_ON_UNAVAILABLE' : 'SINGLE_SIGN_ON_FAILED', over);
  }
};
