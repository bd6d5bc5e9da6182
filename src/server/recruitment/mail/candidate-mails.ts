/** Mails to candidates: put into the outbox in the transaction that makes them due. */
import { randomUUID } from 'node:crypto';
import { languageOf } from '../../../domain/languages.ts';
import { fillTemplate } from '../../../domain/mailTemplates.ts';
import { languageFound } from '../../../domain/resume/language.ts';
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
  /** Of Tenure's words, which are written in it; people's own are in the one that they chose. */
  readonly language?: Language;
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

/** The way into the portal for those of the candidates whom it lets in, where the words name it, in the language of each, whatever that of the words. */
export const portalsFor = async (tx: Transaction, mails: readonly (MailText & { readonly candidateId: string })[]): Promise<(candidateId: string) => string | null> => {
  const open = await whoMayEnter(tx, mails.filter(namesPortal).map(({ candidateId }) => candidateId));
  return (candidateId) => {
    const language = open.get(candidateId);
    return language === undefined ? null : portalPath(tx, language);
  };
};

/** In which language people wrote a mail; the other one where so few words do not tell. */
export const languageOfWords = ({ body }: Pick<MailText, 'body'>, otherwise: Language): Language => {
  const found = languageFound(body.replace(/\{\{.*?\}\}/g, ' '), 3);
  return found === null ? otherwise : languageOf([found]);
};

/** Writes them in one statement, each to its candidate alone. Who has no plain address is left out. Answers how many were written. */
export const mailCandidates = async (tx: Transaction, mails: readonly CandidateMail[], { dueAt = null, whileArchived = false }: Sending = {}): Promise<number> => {
  const reached = mails.filter(({ email }) => isMailAddress(email));
  if (reached.length === 0) return 0;
  const organisation = await organisationOf(tx);
  const portalOf = await portalsFor(tx, reached);
  const letters = reached.map((mail) => ({
    id: randomUUID(), recipient: mail.email, template: mail.template, candidate: mail.candidateId, language: mail.language ?? languageOfWords(mail, organisation.language), ...filledFor(mail, organisation, portalOf(mail.candidateId)),
  }));
  await tx.query(
    `insert into outbox_message (org_code, id, recipient, template, language, subject, body, status, due_at, candidate_id, while_archived)
     select $1, x.id, x.recipient, x.template, x.language, x.subject, x.body, 'QUEUED', greatest(now(), coalesce($3::timestamptz, now())), x.candidate, $4
     from jsonb_to_recordset($2::jsonb) as x(id text, recipient text, template text, language text, candidate bigint, subject text, body text)`,
    [tx.orgCode, JSON.stringify(letters), dueAt, whileArchived],
  );
  return letters.length;
};
