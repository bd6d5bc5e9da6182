import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import type { Language } from '../session.ts';
import { isMailAddress } from './address.ts';
import { mailText } from './mail-text.ts';
import { writeMail } from './write-mail.ts';
import type { MailArguments, Template } from './write-mail.ts';

export type Mail<Name extends Template> = {
  readonly to: string;
  readonly template: Name;
  readonly language: Language;
  readonly args: MailArguments[Name];
};

/**
 * Puts a mail into the outbox in the caller's transaction: it goes out after the commit, and never when there is
 * none. Throws for what is not one plain address.
 */
export const sendMail = async <Name extends Template>(tx: Transaction, { to, template, language, args }: Mail<Name>): Promise<void> => {
  if (!isMailAddress(to)) throw new Error('A mail needs exactly one plain address.');
  const { subject, body } = writeMail<Name>(await mailText(tx, template, language), args);
  await tx.query(
    `insert into outbox_message (org_code, id, recipient, template, language, subject, body, status)
     values ($1, $2, $3, $4, $5, $6, $7, 'QUEUED')`,
    [tx.orgCode, randomUUID(), to, template, language, subject, body],
  );
};
