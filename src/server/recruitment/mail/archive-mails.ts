import type { Transaction } from '../../db/org.ts';
import { mailText } from '../../mail/mail-text.ts';
import type { MailText } from '../../mail/write-mail.ts';
import type { Language } from '../../session.ts';
import { languageOfWords, mailCandidates, type CandidateMail } from './candidate-mails.ts';
import { languageOfCandidate } from './language-of-candidate.ts';

type Notice = { readonly candidates: readonly string[]; readonly subject: string | null; readonly body: string | null; readonly dueAt: string | null };
type Recipient = Pick<CandidateMail, 'candidateId' | 'name' | 'email' | 'jobPost'> & { readonly reads: Language; readonly house: Language; readonly ownSubject: string | null; readonly ownBody: string | null };

/** What still waits for candidates from being archived before is not sent any more. */
export const dropWaiting = (tx: Transaction, candidates: readonly string[]) =>
  tx.query(`delete from outbox_message where org_code = $1 and candidate_id = any($2::bigint[]) and while_archived and status = 'QUEUED'`, [tx.orgCode, candidates]);

/** The words of the mail's template in each of the languages. */
const templateIn = async (tx: Transaction, languages: ReadonlySet<Language>): Promise<ReadonlyMap<Language, MailText>> => {
  const texts = new Map<Language, MailText>();
  for (const language of languages) texts.set(language, await mailText(tx, 'candidateArchived', language));
  return texts;
};

/** Tells archived candidates: in the given words, else in those of the status that they have now, else in those of the mail's template in the language of each; a subject that nobody wrote is in the language of the words. Answers how many could not be written to. */
export const mailArchived = async (tx: Transaction, { candidates, subject, body, dueAt }: Notice): Promise<number> => {
  if (candidates.length === 0) return 0;
  const recipients = await tx.query<Recipient>(
    `select c.id::text as "candidateId", coalesce(c.email, '') as email, c.name, ${languageOfCandidate('c')} as reads, lower(o.language) as house, p.title as "jobPost", s.mail_subject as "ownSubject", s.mail_body as "ownBody"
     from candidate c join organisation o on o.org_code = c.org_code left join job_post p on p.org_code = c.org_code and p.id = c.job_post_id
     left join candidate_status s on s.org_code = c.org_code and s.id = c.status_id and s.sends_mail where c.org_code = $1 and c.id = any($2::bigint[])`,
    [tx.orgCode, candidates],
  );
  const told = recipients.map((recipient) => {
    const { reads, house, ownSubject, ownBody } = recipient;
    const words = body ?? ownBody;
    return { ...recipient, words, ownSubject: subject ?? (body === null ? ownSubject : null), language: words === null ? reads : languageOfWords({ body: words }, house) };
  });
  const texts = await templateIn(tx, new Set(told.map(({ language }) => language)));
  const mails = told.map(({ words, ownSubject, ...recipient }): CandidateMail => {
    const otherwise = texts.get(recipient.language)!;
    return { ...recipient, subject: ownSubject ?? otherwise.subject, body: words ?? otherwise.body, template: 'candidateArchived' };
  });
  const written = await mailCandidates(tx, mails, { dueAt, whileArchived: true });
  return recipients.length - written;
};
