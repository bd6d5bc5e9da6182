import { calculatePKCECodeChallenge, randomPKCECodeVerifier } from 'openid-client';
import type { Grant } from '../access/authorise.ts';
import { originOf } from '../auth/open-id/redirect-uri.ts';
import { newToken } from '../auth/token.ts';
import type { Context } from '../context.ts';
import { withOrg } from '../db/org.ts';
import { applicationOf, SCOPES } from '../microsoft/application.ts';
import { CALLBACK } from '../microsoft/callback.ts';
import { startFlow } from '../microsoft/flow.ts';
import { refuse } from '../refuse.ts';

/** Where the browser goes to let Tenure write mails and events in the person's name: with state and PKCE, of this session alone. */
export const connectMicrosoft = async (_args: unknown, context: Context, { session }: Grant) => {
  const application = applicationOf(context.settings);
  if (application === null) throw refuse('MICROSOFT_NOT_OFFERED');
  const [state, verifier, redirectUri] = [newToken(session.orgCode), randomPKCECodeVerifier(), `${originOf(context)}${CALLBACK}`];
  await withOrg(context.db, session.orgCode, (tx) => startFlow(tx, state, { accountId: session.userId, sessionId: session.id, verifier, redirectUri }));
  const address = new URL(application.authorise);
  const asked = { client_id: application.clientId, response_type: 'code', redirect_uri: redirectUri, response_mode: 'query', scope: SCOPES, state, code_challenge: await calculatePKCECodeChallenge(verifier), code_challenge_method: 'S256', login_hint: session.email };
  for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
  return { errorCode: '', message: '', address: address.href };
};
