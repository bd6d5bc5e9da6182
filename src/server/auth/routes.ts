import { answeringRefusals } from '../http/send-refusal.ts';
import type { Context, Method, Route } from '../http/route.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { organisationAnswer } from './organisation-answer.ts';
import { refresh } from './refresh.ts';
import { resetPassword } from './reset-password.ts';
import { sessionAnswer } from './session-answer.ts';
import { setUp } from './set-up.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

const route = (method: Method, name: string, handle: (context: Context) => Promise<void>): Route => ({
  method,
  path: `/auth/${name}`,
  handle: answeringRefusals(handle),
});

/** Signing in and out, and who is signed in. */
export const authRoutes: readonly Route[] = [
  route('POST', 'sign-in', signIn),
  route('POST', 'refresh', refresh),
  route('POST', 'sign-out', signOut),
  route('POST', 'forgot-password', forgotPassword),
  route('POST', 'reset-password', resetPassword),
  route('POST', 'change-password', changePassword),
  route('POST', 'set-up', setUp),
  route('GET', 'session', sessionAnswer),
  route('GET', 'organisation', organisationAnswer),
];
