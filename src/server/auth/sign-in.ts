import { z } from 'zod';
import { withOrg } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { refuse } from '../refuse.ts';
import { countAttempt, forgiveAttempts, signInLimits } from './attempts.ts';
import { sessionCookies } from './cookies.ts';
import { findAccount } from './find-account.ts';
import { organisationAtSignIn } from './organisation-of-request.ts';
import { verifyPassword } from './password.ts';
import { readInput } from './read-input.ts';
import { readSession } from './read-session.ts';
import { headerOf } from './request-token.ts';
import { sessionUser } from './session-answer.ts';
import { startSession } from './start-session.ts';
import { hashOfToken } from './token.ts';

const shape = z.object({ email: z.string().trim().min(1).max(254), password: z.string().min(1).max(1000) });

/** `POST /auth/sign-in`: every way to fail gives one answer after the same work; what is counted is counted before. */
export const signIn = async (context: Context): Promise<void> => {
  const { email, password } = await readInput(context, shape, 'CREDENTIALS_REQUIRED');
  const orgCode = await organisationAtSignIn(context, email);
  const limits = signInLimits(`${orgCode ?? ''} ${email.toLowerCase()}`, context.address);
  const [ofPair, ofAccount, ofMachine] = limits;
  // The machine first: whoever is turned away there leaves no further counters behind.
  const wait = (await countAttempt(context.db, [ofMachine])) || (await countAttempt(context.db, [ofPair, ofAccount]));
  if (wait > 0) throw refuse('TOO_MANY_TRIES', { words: { minutes: Math.ceil(wait / 60) }, retryAfterSeconds: wait });
  const account = orgCode === null ? undefined : await findAccount(context.db, orgCode, email);
  const isRight = await verifyPassword(account?.passwordHash ?? undefined, password);
  if (!isRight || account === undefined || orgCode === null) throw refuse('INVALID_CREDENTIALS');
  await forgiveAttempts(context.db, limits);
  const tokens = await withOrg(context.db, orgCode, (tx) =>
    startSession(tx, { userId: account.userId, address: context.address, userAgent: headerOf(context.request, 'user-agent') }),
  );
  const session = await readSession(context.db, orgCode, hashOfToken(tokens.accessToken));
  if (session === null) throw refuse('INVALID_CREDENTIALS');
  const body = { errorCode: '', message: 'Signed in', user: sessionUser(session) };
  sendJson(context, 200, body, { 'set-cookie': sessionCookies(tokens, context.secure) });
};
