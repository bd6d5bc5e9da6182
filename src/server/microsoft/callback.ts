import { z } from 'zod';
import { reachOf } from '../access/authorise.ts';
import { organisationOfToken } from '../auth/token.ts';
import { withOrg } from '../db/org.ts';
import { askOutside, OutboundFailure } from '../http/outbound.ts';
import type { Context, Route } from '../http/route.ts';
import { answeringRefusals } from '../http/send-refusal.ts';
import { isMailAddress } from '../mail/address.ts';
import { loadSession } from '../session.ts';
import { applicationOf, SCOPES, type Application } from './application.ts';
import { keepConnection, type Mailbox } from './connection.ts';
import { takeFlow } from './flow.ts';
import { askTokens, type Tokens } from './tokens.ts';

export const CALLBACK = '/integrations/microsoft/callback';

/** How coming back ended; the page says it in words. */
type Ending = 'connected' | 'refused' | 'failed' | 'unreachable' | 'signedOut';

const person = z.object({ id: z.string().min(1).max(200), mail: z.string().nullish(), userPrincipalName: z.string().nullish() });

const backTo = ({ response }: Context, ending: Ending): void => {
  response.writeHead(302, { location: `/v3/recruitment/my-integration?microsoft=${ending}`, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }).end();
};

const mailboxOf = async ({ graph, hosts }: Application, { access }: Tokens): Promise<Mailbox> => {
  const answer = await askOutside(hosts, new URL('me?$select=id,mail,userPrincipalName', graph), { headers: { accept: 'application/json', authorization: `Bearer ${access}` } });
  if (!answer.ok) throw new Error(`Microsoft answered ${answer.status} for who it is.`);
  const { id, mail, userPrincipalName } = person.parse(await answer.json());
  const mailbox = [mail, userPrincipalName].find((address) => typeof address === 'string' && isMailAddress(address));
  if (mailbox == null) throw new Error('The account at Microsoft has no mailbox.');
  return { subject: id, mailbox };
};

/** `GET /integrations/microsoft/callback`: the person comes back. Every end is the page that they left. */
const callback = async (context: Context): Promise<void> => {
  const { url, db, settings, log } = context;
  const session = await loadSession(context);
  const state = url.searchParams.get('state') ?? '';
  if (session === null) return backTo(context, 'signedOut');
  const application = applicationOf(settings);
  if (application === null || session.viewAs || reachOf(session, 'MY_INTEGRATION', 'VIEW') === null || organisationOfToken(state) !== session.orgCode) return backTo(context, 'failed');
  const flow = await withOrg(db, session.orgCode, (tx) => takeFlow(tx, state, session.id));
  if (flow === undefined || flow.accountId !== session.userId) return backTo(context, 'failed');
  const code = url.searchParams.get('code');
  if (code === null) return backTo(context, url.searchParams.get('error') === 'access_denied' ? 'refused' : 'failed');
  try {
    const tokens = await askTokens(application, { grant_type: 'authorization_code', code, redirect_uri: flow.redirectUri, code_verifier: flow.verifier, scope: SCOPES }, new Date());
    const mailbox = await mailboxOf(application, tokens);
    await withOrg(db, session.orgCode, (tx) => keepConnection(tx, settings, session.userId, mailbox, tokens));
    backTo(context, 'connected');
  } catch (error) {
    log.warn({ err: error, organisation: session.orgCode }, 'a mailbox was not connected');
    backTo(context, error instanceof OutboundFailure ? 'unreachable' : 'failed');
  }
};

export const microsoftRoutes: readonly Route[] = [{ method: 'GET', path: CALLBACK, handle: answeringRefusals(callback) }];
