import { mailEvents, mailSamples, type MailEvent } from '../../domain/mailTemplates.ts';
import type { Grant } from '../access/authorise.ts';
import type { Context } from '../context.ts';
import { withOrg, type Transaction } from '../db/org.ts';
import { isMailAddress } from '../mail/address.ts';
import { mailText, templateOf } from '../mail/mail-text.ts';
import { builtInText, type MailText } from '../mail/write-mail.ts';
import { say } from '../messages.ts';
import type { Language } from '../session.ts';
import { organisationOf } from './mail/candidate-mails.ts';
import { documentsToMail } from './mail/documents-to-mail.ts';
import { mailedCandidate } from './mail/mailed-candidate.ts';
import { whoMayEnter } from './mail/portal-of.ts';

type Of = { readonly event: MailEvent; readonly documentIds: readonly string[] };

/** The mails to candidates that a template words. */
const toCandidates = mailEvents.filter((event) => 'jobPost' in mailSamples[event]);

/** Who has no portal sends documents by mail; words of the organisation's own stay as they are. */
const wordsOf = async (tx: Transaction, event: MailEvent, language: Language, hasPortal: boolean): Promise<MailText> => {
  const words = await mailText(tx, templateOf(event), language);
  const isOurs = words.body === builtInText(templateOf(event), language).body;
  return event === 'CANDIDATE_DOCUMENTS' && !hasPortal && isOurs ? builtInText('candidateDocumentsByMail', language) : words;
};

/** In the organisation's words where it has a template of its own in use, with the documents that go with that. */
const ofTemplates = async (tx: Transaction, language: Language, allowed: ReadonlySet<string>, reader: Language, hasPortal: boolean) => {
  const going = await tx.query<Of>(
    `select t.event, array_agg(d.document_subtype_id::text) as "documentIds" from email_template t join document_subtype_template d on d.org_code = t.org_code and d.template_id = t.id
     where t.org_code = $1 and t.status = 'ACTIVE' and t.language = $2 group by t.event`,
    [tx.orgCode, language.toUpperCase()],
  );
  const templates = [];
  for (const event of toCandidates) {
    const documentIds = going.find((one) => one.event === event)?.documentIds.filter((id) => allowed.has(id)) ?? [];
    templates.push({ key: event as string, name: say(reader, `enum.MailEvent.${event}`), ...(await wordsOf(tx, event, language, hasPortal)), documentIds });
  }
  return templates;
};

const ofStatuses = async (tx: Transaction) =>
  (await tx.query<{ id: string; name: string; subject: string; body: string }>(
    `select id::text as id, name, mail_subject as subject, mail_body as body from candidate_status where org_code = $1 and status = 'ACTIVE' and mail_subject <> '' and mail_body <> '' order by position, id`,
    [tx.orgCode],
  )).map(({ id, ...words }) => ({ key: `status ${id}`, ...words, documentIds: [] }));

/** What a mail to the candidate may begin with, in the language in which they read; the words of statuses are as the organisation wrote them. */
export const candidateMailDraft = ({ candidateId }: { readonly candidateId: number }, { db }: Context, grant: Grant) =>
  withOrg(db, grant.session.orgCode, async (tx) => {
    const { id, name, email, jobPost, language } = await mailedCandidate(tx, candidateId, grant);
    const { name: organisation } = await organisationOf(tx);
    const documents = await documentsToMail(tx);
    const templates = [...(await ofTemplates(tx, language, new Set(documents.map((document) => document.id)), grant.session.language, (await whoMayEnter(tx, [id])).has(id))), ...(await ofStatuses(tx))];
    const reached = (address: string | null): string | null => (address !== null && isMailAddress(address) ? address : null);
    return { errorCode: '', message: '', recipient: reached(email), replyTo: reached(grant.session.email), language: language.toUpperCase(), name, jobPost: jobPost ?? organisation, organisation, templates, documents };
  });
