/** Mails to candidates: put into the outbox in the transaction that makes them due. */
import { randomUUID } from 'node:crypto';
import { fillTemplate } from '../../../domain/mailTemplates.ts';
import type { Transaction } from '../../db/org.ts';
import { headerText, isMailAddress } from '../../mail/address.ts';
import type { MailText } from '../../mail/write-mail.ts';
import type { Language } from '../../session.ts';
import { portalPath, whoMayEnter } from './portal-of.ts';

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

const withoutPortal = (body: string): string => portalAlone(body).replace(/\{\{portal\}\}\n?/g, '').replace(/\n{3,}/g, '\n\n').trim();

/** Whether a mail of these words leads into the portal. */
export const namesPortal = ({ subject, body }: MailText): boolean => new RegExp(PORTAL).test(`${subject} ${body}`);

/** Names become what they stand for; what a candidate is called is never read as a name again, and starts no line of a header. Whom the portal does not let in (null) is not led there. */
export const filledFor = ({ subject, body, name, jobPost }: Pick<CandidateMail, 'subject' | 'body' | 'name' | 'jobPost'>, organisation: Organisation, portal: string | null): MailText => {
  const values = { name: headerText(name), jobPost: headerText(jobPost ?? organisation.name), organisation: headerText(organisation.name), portal: portal ?? '' };
  return { subject: headerText(fillTemplate(subject, values)), body: fillTemplate(portal === null && namesPortal({ subject: '', body }) ? withoutPortal(body) : portalAlone(body), values) };
};

/** The way into the portal for those of the candidates whom it lets in, where the words name it. */
export const portalsFor = async (tx: Transaction, mails: readonly (MailText & { readonly candidateId: string })[], { language }: Organisation): Promise<(candidateId: string) => string | null> => {
  const open = await whoMayEnter(tx, mails.filter(namesPortal).map(({ candidateId }) => candidateId));
  return (candidateId) => (open.has(candidateId) ? portalPath(tx, language) : null);
};

/** Writes them in one statement, each to its candidate alone. Who has no plain address is left out. Answers how many were written. */
export const mailCandidates = async (tx: Transaction, mails: readonly CandidateMail[], { dueAt = null, whileArchived = false }: Sending = {}): Promise<number> => {
  const reached = mails.filter(({ email }) => isMailAddress(email));
  if (reached.length === 0) return 0;
  const organisation = await organisationOf(tx);
  const portalOf = await portalsFor(tx, reached, organisation);
  const letters = reached.map((mail) => ({ id: randomUUID(), recipient: mail.email, template: mail.template, candidate: mail.candidateId, ...filledFor(mail, organisation, portalOf(mail.candidateId)) }));
  await tx.query(
    `insert into outbox_message (org_code, id, recipient, template, language, subject, body, status, due_at, candidate_id, while_archived)
     select $1, x.id, x.recipient, x.template, $3, x.subject, x.body, 'QUEUED', greatest(now(), coalesce($4::timestamptz, now())), x.candidate, $5
     from jsonb_to_recordset($2::jsonb) as x(id text, recipient text, template text, candidate bigint, subject text, body text)`,
    [tx.orgCode, JSON.stringify(letters), organisation.language, dueAt, whileArchived],
  );
  return letters.length;
};
