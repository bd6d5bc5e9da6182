import type { Transaction } from '../db/org.ts';
import { sendMail } from '../mail/send-mail.ts';
import type { Language } from '../session.ts';
import { organisationName } from './organisation-name.ts';
import { INVITATION_DAYS, newPasswordLink } from './password-link.ts';

export type Invited = { readonly userId: string; readonly name: string; readonly email: string; readonly language: Language };

/** Mails a person whose account somebody else made a link to choose the first password, good for three days. */
export const invite = async (tx: Transaction, { userId, name, email, language }: Invited): Promise<void> => {
  const link = await newPasswordLink(tx, userId, INVITATION_DAYS * 24 * 60);
  const args = { organisation: await organisationName(tx), name, link, days: INVITATION_DAYS };
  await sendMail(tx, { to: email, template: 'invitation', language, args });
};
