import { withOrg } from '../db/org.ts';
import type { Transaction } from '../db/org.ts';
import type { Context } from '../http/route.ts';
import { refuse } from '../refuse.ts';
import { DEVICE_COOKIE, deviceCookie, readCookie, sessionCookies, shortCookie, TICKET_COOKIE } from './cookies.ts';
import { checkDevice } from './devices.ts';
import { endSession } from './end-sessions.ts';
import type { Way } from './lifetimes.ts';
import { sessionOfToken } from './presented-sessions.ts';
import { accessTokenOf, headerOf, refreshTokenOf } from './request-token.ts';
import { readSignInPolicy } from './sign-in-policy.ts';
import type { SignInPolicy } from './sign-in-policy.ts';
import { newTicket } from './sign-in-ticket.ts';
import type { Step } from './sign-in-ticket.ts';
import { startSession } from './start-session.ts';
import type { Tokens } from './start-session.ts';
import { newToken, organisationOfToken } from './token.ts';
import { requiredStep } from './two-factor/required-step.ts';

/** Somebody who has shown who they are, and how. */
export type Arrival = { readonly userId: string; readonly way: Way; readonly logoutUrl?: string | null };

export type Entrance =
  | { readonly kind: 'IN'; readonly tokens: Tokens; readonly cookies: readonly string[] }
  | { readonly kind: 'STEP'; readonly step: Step; readonly ticket: string; readonly cookies: readonly string[] }
  | { readonly kind: 'DEVICE'; readonly cookies: readonly string[] };

/** After the first proof: a session, or a ticket for the second step that is due. */
export const letIn = (context: Context, orgCode: string, arrival: Arrival): Promise<Entrance> =>
  withOrg(context.db, orgCode, async (tx) => {
    const policy = await readSignInPolicy(tx);
    const step = await requiredStep(tx, policy, arrival.userId, arrival.way);
    if (step === null) return enter(tx, context, arrival, policy);
    const ticket = await newTicket(tx, { userId: arrival.userId, way: arrival.way, logoutUrl: arrival.logoutUrl ?? null, step });
    return { kind: 'STEP', step, ticket, cookies: [shortCookie(TICKET_COOKIE, ticket, context.secure)] };
  });

/**
 * After every proof that is due: the session, unless the account is bound to other devices. What the browser was signed in
 * with before ends, a locked session with it.
 */
export const enter = async (tx: Transaction, context: Context, { userId, way, logoutUrl = null }: Arrival, policy: SignInPolicy): Promise<Entrance> => {
  const userAgent = headerOf(context.request, 'user-agent');
  const { address, secure } = context;
  const cookies: string[] = readCookie(context.request.headers.cookie, TICKET_COOKIE) === undefined ? [] : [shortCookie(TICKET_COOKIE, null, secure)];
  let deviceId: string | null = null;
  if (policy.deviceLocking && way !== 'PARTNER') {
    const token = readCookie(context.request.headers.cookie, DEVICE_COOKIE) ?? newToken(tx.orgCode);
    const device = await checkDevice(tx, { userId, token, address, userAgent });
    cookies.push(deviceCookie(token, secure));
    if (!device.isRegistered) return { kind: 'DEVICE', cookies };
    deviceId = device.id;
  }
  for (const token of [accessTokenOf(context.request), refreshTokenOf(context.request)]) await endFormer(tx, userId, token);
  const tokens = await startSession(tx, { userId, address, userAgent, way, deviceId, logoutUrl });
  const named = way === 'PARTNER' ? { ...tokens, partnerId: policy.partnerId } : tokens;
  return { kind: 'IN', tokens: named, cookies: [...sessionCookies(named, secure), ...cookies] };
};

const endFormer = async (tx: Transaction, userId: string, token: string | undefined): Promise<void> => {
  if (token === undefined || organisationOfToken(token) !== tx.orgCode) return;
  const former = await sessionOfToken(tx, token);
  if (former?.userId === userId) await endSession(tx, former.id, 'CLEARED');
};

/** Refuses the entrance of a device that is not registered; its cookie stays, so that an administrator can let it in. */
export const refuseOtherDevice: (context: Pick<Context, 'response'>, entrance: Entrance) => asserts entrance is Exclude<Entrance, { kind: 'DEVICE' }> = ({ response }, entrance) => {
  if (entrance.kind !== 'DEVICE') return;
  response.setHeader('set-cookie', entrance.cookies);
  throw refuse('DEVICE_NOT_REGISTERED');
};
