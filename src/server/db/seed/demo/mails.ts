/** Mails that candidates of the demo got, as the outbox keeps them. */
import { randomUUID } from 'node:crypto';
import type { MailText } from '../../../mail/write-mail.ts';
import type { Language } from '../../../session.ts';
import type { Transaction } from '../../org.ts';

export type SentMail = MailText & {
  readonly recipient: string;
  readonly candidateId: string;
  readonly template: string;
  readonly language: Language;
  /** An instant. */
  readonly at: string;
  readonly about?: string;
  /** What the outbox remembers of files once they are sent. */
  readonly attachments?: readonly { readonly name: string; readonly bytes: number }[];
};

export const seedSentMails = async (tx: Transaction, mails: readonly SentMail[]): Promise<void> => {
  await tx.query(
    `insert into outbox_message (org_code, id, recipient, template, language, subject, body, status, tries, created_at, updated_at, due_at, sent_at, candidate_id, about, attachments)
     select $1, x.id, x.recipient, x.template, x.language, x.subject, x.body, 'SENT', 1, x.at, x.at, x.at, x.at, x."candidateId", x.about, x.attachments
     from jsonb_to_recordset($2::jsonb) as x(id text, recipient text, template text, language text, subject text, body text, at timestamptz, "candidateId" bigint, about text, attachments jsonb)`,
    [tx.orgCode, JSON.stringify(mails.map((mail) => ({ id: randomUUID(), ...mail })))],
  );
};
