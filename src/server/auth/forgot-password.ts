import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '../db/connection.ts';
import { withOrg } from '../db/org.ts';
import { sendJson } from '../http/json.ts';
import type { Context } from '../http/route.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Language } from '../session.ts';
import { countAttempt, forgotLimits } from './attempts.ts';
import { findAccount } from './find-account.ts';
import { organisationAtSignIn } from './organisation-of-request.ts';
import { organisationName } from './organisation-name.ts';
import { newPasswordLink, RESET_MINUTES } from './password-link.ts';
import { emailInput, readInput } from './read-input.ts';
import { refuseFlood } from './refuse-flood.ts';

const shape = z.object({ email: emailInput });

/** Long enough to hide whether a mail was written. */
const ANSWER_AFTER_MS = 200;

/** `POST /auth/forgot-password`: one answer whether the address is known or not, after about the same time. */
export const forgotPassword = async (context: Context): Promise<void> => {
  const { email } = await readInput(context, shape, 'BAD_USER_INPUT');
  const orgCode = await organisationAtSignIn(context, email);
  const [ofAccount, ofAddress] = forgotLimits(`${orgCode ?? ''} ${email.toLowerCase()}`, context.address);
  await refuseFlood(context.db, [ofAddress]);
  const isFlooded = (await countAttempt(context.db, [ofAccount])) > 0;
  await Promise.all([pause(ANSWER_AFTER_MS), orgCode === null || isFlooded ? undefined : mailLink(context.db, orgCode, email)]);
  const message = 'If an account has this address, a mail with a link is on its way.';
  sendJson(context, 200, { errorCode: '', message });
};

const mailLink = async (db: Database, orgCode: string, email: string): Promise<void> => {
  const account = await findAccount(db, orgCode, email);
  if (account === undefined) return;
  await withOrg(db, orgCode, async (tx) => {
    const link = await newPasswordLink(tx, account.userId, RESET_MINUTES);
    const args = { organisation: await organisationName(tx), name: account.name, link, minutes: RESET_MINUTES };
    await sendMail(tx, { to: account.email, template: 'passwordReset', language: account.language as Language, args });
  });
};
