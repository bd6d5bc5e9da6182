/** Mails to candidates: put into the outbox in the transaction that makes them due. */
import { randomUUID } from 'node:crypto';
import { fillTemplate } from '../../../domain/mailTemplates.ts';
import type { Transaction } from '../../db/org.ts';
import { headerText, isMailAddress } from '../../mail/address.ts';
import type { MailText } from '../../mail/write-mail.ts';
import type { Language } from '../../session.ts';

export type CandidateMail = MailText & {
  readonly candidateId: string;
  readonly email: string;
  readonly name: string;
  readonly jobPost: string | null;
  /** What made it: the outbox keeps it. */
  readonly template: string;
};
type Sending = {
  /** An instant; without it at once. */
  readonly dueAt?: string | null;
  /** Sent only to candidates who are still archived when it is due. */
  readonly whileArchived?: boolean;
};

export type Organisation = { readonly name: string; readonly language: Language };

export const organisationOf = async (tx: Transaction): Promise<Organisation> =>
  (await tx.query<Organisation>('select name, lower(language) as language from organisation where org_code = $1', [tx.orgCode]))[0]!;

/** The portal has a line of its own: only there a path of ours becomes an address. */
const PORTAL = /[^\S\n]*\{\{\s*portal\s*\}\}[^\S\n]*/g;
const portalAlone = (body: string): string => body.replace(PORTAL, (_found, at: number, whole: string) => `${at === 0 || whole[at - 1] === '\n' ? '' : '\n'}{{portal}}\n`).replace(/\{\{portal\}\}\n(?=\n|$)/g, '{{portal}}');

/** Names become what they stand for; what a candidate is called is never read as a name again, and starts no line of a header. */
export const filledFor = ({ subject, body, name, jobPost }: Pick<CandidateMail, 'subject' | 'body' | 'name' | 'jobPost'>, organisation: Organisation): MailText => {
  const values = { name: headerText(name), jobPost: headerText(jobPost ?? organisation.name), organisation: headerText(organisation.name), portal: '/v3/candidate-portal' };
  return { subject: headerText(fillTemplate(subject, values)), body: fillTemplate(portalAlone(body), values) };
};

/** Writes them in one statement, each to its candidate alone. Who has no plain address is left out. Answers how many were written. */
export const mailCandidates = async (tx: Transaction, mails: readonly CandidateMail[], { dueAt = null, whileArchived = false }: Sending = {}): Promise<number> => {
  const reached = mails.filter(({ email }) => isMailAddress(email));
  if (reached.length === 0) return 0;
  const organisation = await organisationOf(tx);
  const letters = reached.map((mail) => ({ id: randomUUID(), recipient: mail.email, template: mail.template, candidate: mail.candidateId, ...filledFor(mail, organisation) }));
  await tx.query(
    `insert into outbox_message (org_code, id, recipient, template, language, subject, body, status, due_at, candidate_id, while_archived)
     select $1, x.id, x.recipient, x.template, $3, x.subject, x.body, 'QUEUED', greatest(now(), coalesce($4::timestamptz, now())), x.candidate, $5
     from jsonb_to_recordset($2::jsonb) as x(id text, recipient text, template text, candidate bigint, subject text, body text)`,
    [tx.orgCode, JSON.stringify(letters), organisation.language, dueAt, whileArchived],
  );
  return letters.length;
};
