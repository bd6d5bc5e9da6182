import { z } from 'zod';
import { withOrg } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { say } from '../messages.ts';
import { refuse } from '../refuse.ts';
import { forgetSessions, loadSession } from '../session.ts';
import { signInLimits } from './attempts.ts';
import { sessionCookies } from './cookies.ts';
import { findAccount } from './find-account.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { isWeakPassword } from './password-strength.ts';
import { readInput } from './read-input.ts';
import { refuseFlood } from './refuse-flood.ts';
import { headerOf } from './request-token.ts';
import { changeStoredPassword } from './set-password.ts';
import { startSession } from './start-session.ts';
import type { NewSession } from './start-session.ts';

const shape = z.object({ current: z.string().min(1).max(1000), password: z.string().max(1000), confirmation: z.string().max(1000) });

/** What the new session goes on with: how the person came, from which device, and where the provider signs them out. */
type Former = Pick<NewSession, 'way' | 'deviceId' | 'logoutUrl'>;

/** `POST /auth/change-password` of a signed-in person: all their sessions end, and this browser gets a new one. */
export const changePassword = async (context: Context): Promise<void> => {
  const { current, password, confirmation } = await readInput(context, shape, 'BAD_USER_INPUT');
  const session = await loadSession(context);
  if (session === null) throw refuse('UNAUTHENTICATED');
  if (password !== confirmation) throw refuse('PASSWORDS_DIFFER', { validationError: [{ field: 'confirmation', message: say(session.language, 'error.PASSWORDS_DIFFER') }] });
  if (isWeakPassword(password, session.email)) throw refuse('PASSWORD_WEAK', { validationError: [{ field: 'password', message: say(session.language, 'error.PASSWORD_WEAK') }] });
  await refuseFlood(context.db, signInLimits(`change ${session.orgCode} ${session.userId}`, context.address));
  const account = await findAccount(context.db, session.orgCode, session.email);
  if (!(await verifyPassword(account?.passwordHash ?? undefined, current))) throw refuse('PASSWORD_WRONG');
  const passwordHash = await hashPassword(password);
  const tokens = await withOrg(context.db, session.orgCode, async (tx) => {
    const [former] = await tx.query<Former>('select way, device_id as "deviceId", logout_url as "logoutUrl" from session where org_code = $1 and id = $2', [tx.orgCode, session.id]);
    await changeStoredPassword(tx, session.userId, passwordHash);
    return startSession(tx, { ...former, userId: session.userId, address: context.address, userAgent: headerOf(context.request, 'user-agent') });
  });
  forgetSessions();
  sendJson(context, 200, { errorCode: '', message: 'The password was changed.' }, { 'set-cookie': sessionCookies(tokens, context.secure) });
};
