import { answeringRefusals } from '../http/send-refusal.ts';
import type { Context, Method, Route } from '../http/route.ts';
import { changePassword } from './change-password.ts';
import { clearSession } from './clear-session.ts';
import { forgotPassword } from './forgot-password.ts';
import { openIdCallback } from './open-id/callback.ts';
import { startOpenId } from './open-id/start.ts';
import { organisationAnswer } from './organisation-answer.ts';
import { partnerLanding } from './partner/landing.ts';
import { refresh } from './refresh.ts';
import { resetPassword } from './reset-password.ts';
import { sessionAnswer } from './session-answer.ts';
import { setUp } from './set-up.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { confirmEnrolment, startEnrolment } from './two-factor/enrol.ts';
import { disableTwoFactor, renewRecoveryCodes, twoFactorAnswer } from './two-factor/manage.ts';
import { secondStep } from './two-factor/second-step.ts';

const route = (method: Method, name: string, handle: (context: Context) => Promise<void>): Route => ({
  method,
  path: `/auth/${name}`,
  handle: answeringRefusals(handle),
});

/** Signing in and out, and who is signed in. */
export const authRoutes: readonly Route[] = [
  route('POST', 'sign-in', signIn),
  route('POST', 'second-step', secondStep),
  route('GET', 'two-factor', twoFactorAnswer),
  route('POST', 'two-factor/start', startEnrolment),
  route('POST', 'two-factor/confirm', confirmEnrolment),
  route('POST', 'two-factor/disable', disableTwoFactor),
  route('POST', 'two-factor/recovery-codes', renewRecoveryCodes),
  route('GET', 'openid/start', startOpenId),
  route('GET', 'openid/callback', openIdCallback),
  route('POST', 'partner', partnerLanding),
  route('POST', 'refresh', refresh),
  route('POST', 'sign-out', signOut),
  route('POST', 'forgot-password', forgotPassword),
  route('POST', 'reset-password', resetPassword),
  route('POST', 'change-password', changePassword),
  route('POST', 'set-up', setUp),
  route('GET', 'index/clear-session-throw-lock', clearSession),
  // The specified address, whichever base the client puts before it.
  { method: 'GET', path: '/v3/auth/index/clear-session-throw-lock', handle: answeringRefusals(clearSession) },
  route('GET', 'session', sessionAnswer),
  route('GET', 'organisation', organisationAnswer),
];
