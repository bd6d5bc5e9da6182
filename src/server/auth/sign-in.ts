import { z } from 'zod';
import type { Context } from '../http/route.ts';
import { refuse } from '../refuse.ts';
import { answerEntrance } from './answer-entrance.ts';
import { forgiveAttempts, signInLimits } from './attempts.ts';
import { findAccount } from './find-account.ts';
import { letIn, refuseOtherDevice } from './let-in.ts';
import { organisationAtSignIn } from './organisation-of-request.ts';
import { verifyPassword } from './password.ts';
import { readInput } from './read-input.ts';
import { refuseFlood } from './refuse-flood.ts';

const shape = z.object({ email: z.string().trim().min(1).max(254), password: z.string().min(1).max(1000) });

/** `POST /auth/sign-in`: every way to fail gives one answer after the same work; what is counted is counted before. A session, or a ticket for `POST /auth/second-step`. */
export const signIn = async (context: Context): Promise<void> => {
  const { email, password } = await readInput(context, shape, 'CREDENTIALS_REQUIRED');
  const orgCode = await organisationAtSignIn(context, email);
  const limits = signInLimits(`${orgCode ?? ''} ${email.toLowerCase()}`, context.address);
  const [ofPair, ofAccount, ofMachine] = limits;
  // The widest last: whoever is turned away counts no further, so that one machine alone locks nobody out of their account everywhere.
  for (const limit of [ofMachine, ofPair, ofAccount]) await refuseFlood(context.db, [limit]);
  const account = orgCode === null ? undefined : await findAccount(context.db, orgCode, email);
  const isRight = await verifyPassword(account?.passwordHash ?? undefined, password);
  if (!isRight || account === undefined || orgCode === null) throw refuse('INVALID_CREDENTIALS');
  await forgiveAttempts(context.db, limits);
  const entrance = await letIn(context, orgCode, { userId: account.userId, way: 'PASSWORD' });
  refuseOtherDevice(context, entrance);
  await answerEntrance(context, orgCode, entrance);
};
