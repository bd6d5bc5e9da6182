import { randomUUID } from 'node:crypto';
import type { Transaction } from '../db/org.ts';
import type { Language } from '../session.ts';
import { isMailAddress } from './address.ts';
import type { Letter } from './letter.ts';
import { mailText } from './mail-text.ts';
import { writeMail } from './write-mail.ts';
import type { MailArguments, Template } from './write-mail.ts';

/** What the outbox keeps besides the letter. */
export type Posting = {
  readonly template: string;
  readonly language: Language;
  /** Goes with the candidate when they are erased or deleted. */
  readonly candidateId?: string | null;
  /** The record that the mail tells of, as `scheduledRound 12`: what still waits can be taken back with it. */
  readonly about?: string | null;
  /** An instant; without it at once. */
  readonly dueAt?: string | null;
  /** The person whose words these are. */
  readonly writtenBy?: string | null;
  /** The account in whose name it goes out, where that has connected a mailbox. */
  readonly senderId?: string | null;
};

/**
 * Puts a letter into the outbox in the caller's transaction: it goes out after the commit, and never when there is
 * none. Throws where an address is not one plain one. Answers its id.
 */
export const postLetter = async (tx: Transaction, { recipient, subject, body, html, copies, replyTo, attachments }: Letter, { template, language, candidateId, about, dueAt, writtenBy, senderId }: Posting): Promise<string> => {
  if (![recipient, ...(copies?.to ?? []), ...(copies?.cc ?? []), ...(copies?.bcc ?? []), ...(replyTo ? [replyTo] : [])].every(isMailAddress)) throw new Error('A mail needs exactly one plain address.');
  const id = randomUUID();
  await tx.query(
    `insert into outbox_message (org_code, id, recipient, template, language, subject, body, status, html, copies, attachments, candidate_id, about, reply_to, written_by, due_at, sender_id)
     values ($1, $2, $3, $4, $5, $6, $7, 'QUEUED', $8, $9::jsonb, $10::jsonb, $11::bigint, $12, $13, $14, greatest(now(), coalesce($15::timestamptz, now())), $16::bigint)`,
    [tx.orgCode, id, recipient, template, language, subject, body, html ?? null, copies ? JSON.stringify(copies) : null, attachments ? JSON.stringify(attachments) : null, candidateId ?? null, about ?? null, replyTo ?? null, writtenBy ?? null, dueAt ?? null, senderId ?? null],
  );
  return id;
};

export type Mail<Name extends Template> = {
  readonly to: string;
  readonly template: Name;
  readonly language: Language;
  readonly args: MailArguments[Name];
  readonly candidateId?: string | null;
  /** Who reads what is answered; else whoever reads the sender's. */
  readonly replyTo?: string | null;
};

/** As `postLetter`, in the words of a template. */
export const sendMail = async <Name extends Template>(tx: Transaction, { to, template, language, args, candidateId = null, replyTo = null }: Mail<Name>): Promise<void> => {
  const { subject, body } = writeMail<Name>(await mailText(tx, template, language), args);
  await postLetter(tx, { recipient: to, subject, body, replyTo }, { template, language, candidateId });
};
