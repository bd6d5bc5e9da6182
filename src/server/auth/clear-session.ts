import { sendJson } from '../http/json.ts';
import { isSameOrigin } from '../http/same-origin.ts';
import type { Context } from '../http/route.ts';
import { refuse } from '../refuse.ts';
import { forgetSessions } from '../session.ts';
import { noCookies } from './cookies.ts';
import { endPresentedSessions } from './presented-sessions.ts';
import { headerOf } from './request-token.ts';

/**
 * `GET /auth/index/clear-session-throw-lock` (document 0 §4, §7): takes the lock off by ending the session, within a second
 * everywhere. It changes something although it is a GET, so a page of another site may not ask it.
 */
export const clearSession = async (context: Context): Promise<void> => {
  if (!isSameOrigin({ method: 'POST', header: (name) => headerOf(context.request, name) })) throw refuse('CROSS_SITE');
  await endPresentedSessions(context, 'CLEARED');
  forgetSessions();
  sendJson(context, 200, { errorCode: '', message: 'Session cleared' }, { 'set-cookie': noCookies(context.secure) });
};
