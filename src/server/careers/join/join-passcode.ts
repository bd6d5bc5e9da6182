/** How somebody who joins gets in: a passcode by mail, to the address that the invitation went to. */
import { setTimeout as pause } from 'node:timers/promises';
import { greetedAs } from '../../../domain/greetedAs.ts';
import { forgiveAttempts, passcodeLimits, passcodeMailLimits } from '../../auth/attempts.ts';
import { newPasscode, showPasscode } from '../../auth/passcodes.ts';
import type { PasscodeSubject } from '../../auth/passcodes.ts';
import { refuseFlood } from '../../auth/refuse-flood.ts';
import { hashOfToken } from '../../auth/token.ts';
import { withOrg } from '../../db/org.ts';
import type { Context } from '../../http/route.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { refuse } from '../../refuse.ts';
import type { JoiningVisit } from './joining.ts';

/** Long enough to hide how far a code was looked at. */
const ANSWER_AFTER_MS = 250;

/** A code that went to another address opens nothing. */
const subjectOf = ({ joining: { id, email } }: JoiningVisit): PasscodeSubject => `joining:${hashOfToken((email ?? '').toLowerCase())}.${id}`;

/** Refuses TOO_MANY_TRIES after five mails within a quarter of an hour, and JOIN_LINK where there is no address to mail to. */
export const mailJoinPasscode = async ({ db, settings, address }: Pick<Context, 'db' | 'settings' | 'address'>, of: JoiningVisit): Promise<void> => {
  const { visit, joining } = of;
  if (joining.email === null) throw refuse('JOIN_LINK');
  await refuseFlood(db, passcodeMailLimits(visit.orgCode, subjectOf(of), address));
  const minutes = visit.settings.passcodeExpiryMinutes;
  await withOrg(db, visit.orgCode, async (tx) => {
    const code = await newPasscode(tx, settings, subjectOf(of), minutes);
    await sendMail(tx, { to: joining.email!, template: 'joinPasscode', language: visit.language, args: { organisation: visit.organisation, name: greetedAs(visit.language, joining), code, minutes } });
  });
};

/** Whether the code is the one that was mailed; used up by it, five tries, once. */
export const isJoinPasscode = async ({ db, settings, address }: Pick<Context, 'db' | 'settings' | 'address'>, of: JoiningVisit, shown: string): Promise<boolean> => {
  const limits = passcodeLimits(of.visit.orgCode, subjectOf(of), address);
  await refuseFlood(db, limits);
  const [, isRight] = await Promise.all([pause(ANSWER_AFTER_MS), withOrg(db, of.visit.orgCode, (tx) => showPasscode(tx, settings, subjectOf(of), shown))]);
  if (isRight) await forgiveAttempts(db, limits);
  return isRight;
};
