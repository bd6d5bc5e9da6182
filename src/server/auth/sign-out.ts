import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { forgetSessions } from '../session.ts';
import { noCookies } from './cookies.ts';
import { endPresentedSessions } from './presented-sessions.ts';
import { refuseCrossSite } from './read-input.ts';

/**
 * `POST /auth/sign-out`: ends the session that either token belongs to and takes the cookies; always succeeds.
 * `redirectTo` is where the identity provider's session ends, where one signed the person in.
 */
export const signOut = async (context: Context): Promise<void> => {
  refuseCrossSite(context);
  const redirectTo = await endPresentedSessions(context, 'SIGN_OUT');
  forgetSessions();
  sendJson(context, 200, { errorCode: '', message: 'Signed out', redirectTo }, { 'set-cookie': noCookies(context.secure) });
};
